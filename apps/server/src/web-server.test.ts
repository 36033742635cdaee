import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { orderSocketPath } from "@comanda/contract/calls/order-socket";
import { getRequestListener } from "@hono/node-server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ListeningServer, startListening } from "./http/listen-and-drain.ts";
import { createWebServer, type Site, type WebServerDeps } from "./web-server.ts";

let listening: ListeningServer | null;
let logged: unknown[];
let clients: Socket[];
beforeEach(() => {
  listening = null;
  logged = [];
  clients = [];
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await listening?.close();
});

/** Answers with the request's body. */
async function echo(request: IncomingMessage, response: ServerResponse) {
  let body = "";
  for await (const chunk of request) body += chunk;
  response.end(`echo ${body}`);
}

type Changes = Partial<WebServerDeps & Site>;

async function serve({ answerCached, answerRequest, ...changes }: Changes = {}) {
  const site: Site = {
    name: "storefront",
    routeOf: () => null,
    answerCached,
    answerRequest:
      answerRequest ?? ((request, response) => echo(request, response).catch(() => undefined)),
  };
  const server = createWebServer({
    siteOf: () => site,
    sockets: { upgrade: (_, socket) => void socket.end("HTTP/1.1 101 OK\r\n\r\n") },
    log: { error: (facts: unknown) => void logged.push(facts), warn: () => undefined },
    ...changes,
  });
  listening = await startListening(server, 0, "127.0.0.1");
  return server;
}

/** Opens a connection and sends lines; `ended` resolves to everything that came back. */
async function send(...lines: string[]) {
  const socket = connect(listening?.port ?? 0, "127.0.0.1");
  clients.push(socket);
  let reply = "";
  socket.on("data", (chunk) => {
    reply += chunk;
  });
  socket.on("error", () => undefined);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await once(socket, "connect");
  socket.write(lines.join("\r\n"));
  return { socket, ended: closed.then(() => reply) };
}

const post = (length: number) => [
  "POST /any HTTP/1.1",
  "Host: tacos.test",
  `Content-Length: ${length}`,
  "",
  "",
];

test("headers and bodies that take too long are cut, even when a byte arrives now and then", async () => {
  await serve({ timeoutMs: 300 });
  const headers = await send("GET / HTTP/1.1", "Host: tacos.test", "X-Slow: ");
  const body = await send(...post(1000));
  const chunked = await send(
    "POST /any HTTP/1.1",
    "Host: tacos.test",
    "Transfer-Encoding: chunked",
    "",
    "",
  );
  const drip = setInterval(() => {
    headers.socket.write("x");
    body.socket.write("x");
    chunked.socket.write("1\r\nx\r\n");
  }, 20);
  const replies = await Promise.all([headers.ended, body.ended, chunked.ended]);
  clearInterval(drip);
  for (const reply of replies) expect(reply).toMatch(/^HTTP\/1\.1 408 /);
  expect(logged).toEqual([]);
});

test("the time limit of a request is 30 seconds by default", async () => {
  const { headersTimeout, requestTimeout } = await serve();
  expect([headersTimeout, requestTimeout]).toEqual([30_000, 30_000]);
});

test("a request whose body arrives in time is answered", async () => {
  await serve();
  const { socket, ended } = await send(...post(2));
  socket.write("a");
  socket.end("b");
  expect(await ended).toMatch(/^HTTP\/1\.1 200 OK.*echo ab/s);
});

test.each([
  ["two hosts", ["GET / HTTP/1.1", "Host: tacos.test", "Host: evil.test"]],
  ["the same host twice", ["GET / HTTP/1.1", "Host: tacos.test", "hOST: tacos.test"]],
  ["no host", ["GET / HTTP/1.1", "Accept: */*"]],
  ["chunks of HTTP/1.0", ["POST / HTTP/1.0", "Transfer-Encoding: chunked", "", "0"]],
  ["another host in the first line", ["GET http://evil.test/ HTTP/1.1", "Host: tacos.test"]],
  [
    "two hosts of a websocket",
    [
      `GET ${orderSocketPath} HTTP/1.1`,
      "Host: tacos.test",
      "Host: evil.test",
      "Connection: Upgrade",
      "Upgrade: websocket",
    ],
  ],
])("%s are refused with 400", async (_, lines) => {
  let calls = 0;
  const answerRequest: Site["answerRequest"] = () => {
    calls += 1;
  };
  await serve({ answerRequest, sockets: { upgrade: answerRequest } as never });
  const { ended } = await send(...lines, "", "");
  expect(await ended).toMatch(/^HTTP\/1\.1 400 /);
  expect(calls).toBe(0);
});

test("a whole URL in the first line may name the host once more", async () => {
  await serve();
  const { ended } = await send(
    "GET http://Tacos.test/ HTTP/1.1",
    "Host: tacos.test",
    "Connection: close",
    "",
    "",
  );
  expect(await ended).toMatch(/^HTTP\/1\.1 200 /);
});

test("HTTP/1.0 needs no host", async () => {
  await serve();
  const { ended } = await send("GET / HTTP/1.0", "", "");
  expect(await ended).toMatch(/^HTTP\/1\.1 200 /);
});

test("a visitor who resets a refused websocket does not end the process", async () => {
  await serve();
  for (let times = 0; times < 20; times += 1) {
    const { port } = listening as ListeningServer;
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    const head = [`GET ${orderSocketPath} HTTP/1.1`, "Host: a", "Host: b", "Connection: Upgrade"];
    socket.write([...head, "Upgrade: websocket", "", ""].join("\r\n"));
    socket.resetAndDestroy();
  }
  const { ended } = await send("GET / HTTP/1.0", "", "");
  expect(await ended).toMatch(/^HTTP\/1\.1 200 /);
});

test("a connection takes the next request after a body that was refused without reading it", async () => {
  // As behind a proxy, where the request is copied with another URL.
  const refuse = getRequestListener((request) => {
    const { body } = new Request(request);
    return new Response("answered", { status: body ? 413 : 200 });
  });
  await serve({ answerRequest: refuse });
  const size = 3_000_000;
  const { ended } = await send(
    ...post(size + "\r\n".length),
    `${"x".repeat(size)}GET /next HTTP/1.1`,
    "Host: tacos.test",
    "Connection: close",
    "",
    "",
  );
  expect((await ended).match(/HTTP\/1.1 \d+/gu)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
});
