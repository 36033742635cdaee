import type { Server } from "node:http";

/** Milliseconds in which nothing of an answer has been read. */
const SILENT_MS = 30_000;
/** Milliseconds for a whole answer: the largest picture on the slowest phone. */
const WHOLE_MS = 180_000;

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
  server.timeout = silentMs;
  server.prependListener("request", ({ socket }, response) => {
    const cut = () => {
      onCut();
      socket.destroy();
    };
    response.once("timeout", cut);
    const timer = setTimeout(cut, wholeMs).unref();
    response.once("close", () => clearTimeout(timer));
  });
}
