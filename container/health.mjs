// Ends with 0 when the server in the same container is up.
const response = await fetch(`http://127.0.0.1:${process.env.PORT ?? 4010}/_standin/health`).catch(() => undefined);
process.exit(response?.ok ? 0 : 1);
