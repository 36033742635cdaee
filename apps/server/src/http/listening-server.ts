import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

export type ListeningServer = {
  port: number;
  /** Drains: see `drain`. */
  close(): Promise<void>;
};

/** How long requests that run may take to finish, in milliseconds. */
const GRACE_MS = 10_000;
/** How long a kept connection may bring one more request, which its client may have sent already. */
const KEEP_ALIVE_GRACE_MS = 500;
const SWEEP_MS = 25;

/** Starts to listen, on a free port when 0 is asked for. Rejects when it cannot. */
export async function startListening(
  server: Server,
  port: number,
  host?: string,
): Promise<ListeningServer> {
  const running = new Set<ServerResponse>();
  let isDraining = false;
  // Before the handler, which may send the headers at once.
  server.prependListener("request", (_, response) => {
    running.add(response);
    response.once("close", () => running.delete(response));
    if (isDraining) closeAfterResponse(response);
  });
  const close = () => {
    isDraining = true;
    for (const response of running) closeAfterResponse(response);
    return drain(server, running);
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

/** Has the response say `Connection: close`, and end its connection; too late once headers are sent. */
function closeAfterResponse(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/**
 * Takes no more connections, and ends those that are open, each when it has no request: a client that
 * uses one at this moment gets its answer, with `Connection: close`. After ten seconds all are cut.
 */
async function drain(server: Server, running: ReadonlySet<ServerResponse>): Promise<void> {
  const since = performance.now();
  // The HTTP server's own `close` would end kept connections now, under requests on their way.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  const sweep = setInterval(() => {
    const passed = performance.now() - since;
    if (passed < KEEP_ALIVE_GRACE_MS) return;
    server.closeIdleConnections();
    // What is open then without a request has never brought one.
    if (running.size === 0 || passed > GRACE_MS) server.closeAllConnections();
  }, SWEEP_MS);
  await closed;
  clearInterval(sweep);
  // Ends the timers of the HTTP server, which no longer listens.
  server.close();
}
