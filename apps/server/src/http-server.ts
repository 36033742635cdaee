import type { Server } from "node:http";

/** Starts to listen and answers with the port, which is a free one when 0 is asked for. */
export function listen(server: Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

const GRACE_MS = 10_000;
const SWEEP_MS = 50;

/** Takes no more requests and lets those that run finish, for ten seconds at most. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A browser keeps its connection open for a next request, which will not come.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const end = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}
