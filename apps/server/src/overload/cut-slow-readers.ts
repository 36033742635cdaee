import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Milliseconds in which nothing of an answer has been read. */
const SILENT_MS = 30_000;
/** Milliseconds for a whole answer: the largest picture on the slowest phone. */
const WHOLE_MS = 180_000;
/** How many times in that span the answers that run are looked at. */
const LOOKS = 20;

type SlowReaderOptions = { silentMs?: number; wholeMs?: number; onCut?: () => void };

/**
 * Cuts connections whose client does not read its answer, because each holds the answer in memory.
 * One that reads a byte now and then is cut when the whole answer takes too long. Websockets have
 * their own limits.
 */
export function cutSlowReaders(
  server: Server,
  { silentMs = SILENT_MS, wholeMs = WHOLE_MS, onCut = () => undefined }: SlowReaderOptions = {},
): void {
  /** The answers that run, the oldest first. One timer for all: a kept page takes 60 µs. */
  const running = new Map<ServerResponse, { socket: Socket; began: number }>();
  function forget(this: ServerResponse) {
    running.delete(this);
  }
  server.prependListener("request", ({ socket }, response) => {
    // An answer that waits for one before it on its connection has no socket yet.
    running.set(response, { socket, began: performance.now() });
    response.on("close", forget);
  });
  const cut = (socket: Socket) => {
    if (socket.destroyed) return;
    onCut();
    socket.destroy();
  };
  server.timeout = silentMs;
  server.on("timeout", (socket: Socket) => {
    const isAnswering = [...running.values()].some((answer) => answer.socket === socket);
    if (isAnswering) cut(socket);
    else socket.destroy();
  });
  const look = () => {
    const latest = performance.now() - wholeMs;
    for (const { socket, began } of running.values()) {
      if (began > latest) return;
      cut(socket);
    }
  };
  const looks = setInterval(look, wholeMs / LOOKS).unref();
  server.once("close", () => clearInterval(looks));
}
