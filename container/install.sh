# Installs the tarball beside it, and leaves nothing that only the installation needs.
set -eu
npm install --omit=dev --no-audit --no-fund --no-save --prefix . ./standin.tgz
rm -f standin.tgz
npm cache clean --force > /dev/null 2>&1
