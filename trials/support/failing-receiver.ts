import { createWriteStream, type WriteStream } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type FailingReceiver = {
  url: (path: string) => string;
  /** The events that it answered with a success, by path; a repeated one counts once. */
  succeeded: () => number;
  /** Ends the file of what it got. */
  close(): Promise<void>;
};

/** Starts a receiver that fails a third of the time, and writes what it gets to a file. */
export async function startFailingReceiver(file: string): Promise<FailingReceiver> {
  const log: WriteStream = createWriteStream(file);
  const succeeded = new Set<string>();
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => null);
    if (body === null) return;
    const status = Math.random() < 1 / 3 ? 503 : 200;
    if (status === 200) succeeded.add(`${request.url} ${request.headers["comanda-event-id"]}`);
    const signature = request.headers["comanda-signature"];
    log.write(`${JSON.stringify({ path: request.url, signature, body, status })}\n`);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    succeeded: () => succeeded.size,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await new Promise<void>((resolve) => {
        log.end(resolve);
      });
    },
  };
}
