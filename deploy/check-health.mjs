// The health check of the image: exit code 0 when the server answers on its port.
const port = process.env.PORT || "3000";
const response = await fetch(`http://127.0.0.1:${port}/ms-notifications/public/health`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => null);
process.exit(response?.ok ? 0 : 1);
