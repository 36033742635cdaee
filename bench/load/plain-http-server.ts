// A plain node:http server that sends the bytes of one answer to every request: the baseline for the
// measured pages.
import { createServer, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Target } from "./http-load.ts";

/** The headers that Node adds itself. */
const NODE_HEADERS = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

process.once("message", async (target: Target) => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(target, resolve).on("error", reject).end();
  });
  const body = await buffer(answer);
  const names = answer.rawHeaders.filter((_, at) => at % 2 === 0);
  const headers = names.flatMap((name, at) =>
    NODE_HEADERS.has(name.toLowerCase()) ? [] : [name, answer.rawHeaders[2 * at + 1] ?? ""],
  );
  const server = createServer((_, response) => {
    response.writeHead(200, headers).end(body);
  }).listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" && address ? address.port : 0);
  });
});
