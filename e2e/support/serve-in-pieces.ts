import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";

type PageInPieces = {
  /** The address under which the page comes in pieces; its files come whole. */
  url: string;
  /** Sends the rest of the page. */
  finish: () => void;
  close: () => Promise<void>;
};

/** Serves the page at `address` as over a slow network: up to the text `end`, and the rest when `finish` is called. */
export async function serveInPieces(address: string, end: string): Promise<PageInPieces> {
  const { hostname, port, host, pathname } = new URL(address);
  let finish = () => undefined as unknown;
  const finished = new Promise((resolve) => {
    finish = () => resolve(null);
  });
  const server = createServer((incoming, answer) => {
    const { "accept-encoding": _, ...headers } = incoming.headers;
    const options = {
      host: "127.0.0.1",
      port,
      method: incoming.method,
      path: incoming.url,
      headers: { ...headers, host },
    };
    const forwarded = request(options, async (found) => {
      answer.writeHead(found.statusCode ?? 500, found.headers);
      if (!found.headers["content-type"]?.startsWith("text/html")) {
        found.pipe(answer);
        return;
      }
      const html = await textOf(found);
      const cut = html.indexOf(end);
      answer.write(html.slice(0, cut));
      await finished;
      answer.end(html.slice(cut));
    });
    incoming.pipe(forwarded);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(null)));
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    url: `http://${hostname}:${ownPort}${pathname}`,
    finish: () => finish(),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}
