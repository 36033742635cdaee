import type { Server } from "node:http";

export type Listening = {
  port: number;
  /** Takes no more requests and lets those that run finish, for ten seconds at most. */
  close(): Promise<void>;
};

const GRACE_MS = 10_000;
const SWEEP_MS = 50;

/** Starts to listen, on a free port when 0 is asked for. Rejects when it cannot. */
export async function listen(server: Server, port: number, host?: string): Promise<Listening> {
  let running = 0;
  server.on("request", (_, response) => {
    running += 1;
    response.once("close", () => {
      running -= 1;
    });
  });
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    const until = performance.now() + GRACE_MS;
    // Browsers keep connections open, and open some ahead, for requests that will not come.
    const sweep = setInterval(() => {
      if (running === 0 || performance.now() > until) server.closeAllConnections();
    }, SWEEP_MS);
    await closed;
    clearInterval(sweep);
  };
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  const address = server.address();
  return { port: typeof address === "object" && address ? address.port : port, close };
}
