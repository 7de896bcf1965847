# Serves on every address of the container, which the control interface has a token for. Takes the flags of `standin serve`.
set -eu
token="${STANDIN_CONTROL_TOKEN:?Set STANDIN_CONTROL_TOKEN: others can reach the control interface.}"
# In place of the shell, so that the signal to end reaches it.
exec node node_modules/standin/bin/standin.cjs serve --host 0.0.0.0 --port "${PORT:-4010}" --control-token "$token" "$@"
