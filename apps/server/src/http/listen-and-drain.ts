import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

export type ListeningServer = {
  port: number;
  /** Drains the server: see `drain`. */
  close(): Promise<void>;
};

/** Milliseconds that running requests may take to finish. */
const GRACE_MS = 10_000;
/**
 * Milliseconds in which an open connection may bring one more request, which may be on its way
 * already.
 */
const KEEP_ALIVE_GRACE_MS = 500;
const SWEEP_MS = 25;

/** Starts to listen; port 0 picks a free port. Rejects when it cannot listen. */
export async function startListening(
  server: Server,
  port: number,
  host?: string,
): Promise<ListeningServer> {
  const running = new Set<ServerResponse>();
  let isDraining = false;
  function forget(this: ServerResponse) {
    running.delete(this);
  }
  // Runs before the handler, which may send the headers at once.
  server.prependListener("request", (_, response) => {
    running.add(response);
    response.on("close", forget);
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

/** Servers of one host name that are drained together. */
export class ListeningServers {
  readonly #host: string | undefined;
  readonly #servers: ListeningServer[] = [];

  constructor(host: string | undefined) {
    this.#host = host;
  }

  /** Starts a server, and resolves to its port: see `startListening`. */
  async start(server: Server, port: number): Promise<number> {
    const started = await startListening(server, port, this.#host);
    this.#servers.push(started);
    return started.port;
  }

  async drain(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.close()));
  }
}

/**
 * Adds `Connection: close` to a response, so that its connection ends; too late after the headers.
 */
function closeAfterResponse(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/**
 * Refuses new connections, and closes open ones as soon as they have no request: a client that
 * sends one now gets its answer, with `Connection: close`. After ten seconds all connections are
 * cut.
 */
async function drain(server: Server, running: ReadonlySet<ServerResponse>): Promise<void> {
  const since = performance.now();
  // The HTTP server's own `close` would end open connections now, and lose requests on their way.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  const sweep = setInterval(() => {
    const passed = performance.now() - since;
    if (passed < KEEP_ALIVE_GRACE_MS) return;
    server.closeIdleConnections();
    // Connections that are still open now have never sent a request.
    if (running.size === 0 || passed > GRACE_MS) server.closeAllConnections();
  }, SWEEP_MS);
  await closed;
  clearInterval(sweep);
  // Ends the timers of the HTTP server, which no longer listens.
  server.close();
}
