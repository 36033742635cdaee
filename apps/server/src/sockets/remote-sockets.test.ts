import { createServer, type IncomingMessage } from "node:http";
import { orderSocketPath } from "@comanda/contract/calls/order-socket";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import { type ListeningServer, startListening } from "../http/listening-server.ts";
import { openOrderSocket, openRawSocket, upgradeStatus } from "../testing/socket-client.ts";
import { createRemoteSockets } from "./remote-sockets.ts";
import { isOrderSocketRequest, type SocketServer } from "./socket-server.ts";

let asked: Pick<IncomingMessage, "url" | "headers">[];
/** What the backend does with one who asks to be let in. */
let answer: "admit" | "refuse" | "hang" | "reset";
let backend: ListeningServer;
let clients: Set<WebSocket>;
let heard: string[];
let opened: (ListeningServer | SocketServer)[];
beforeEach(async () => {
  asked = [];
  heard = [];
  opened = [];
  answer = "admit";
  const server = createServer();
  const webSockets = new WebSocketServer({ noServer: true });
  clients = webSockets.clients;
  server.on("upgrade", (request, socket, head) => {
    asked.push(request);
    socket.on("error", () => undefined);
    if (answer === "reset") return socket.destroy();
    // Read and answered only so far as that it is noticed when the other side gives up.
    if (answer === "hang") return socket.resume().once("end", () => socket.end());
    if (answer === "refuse") {
      return socket.end(
        "HTTP/1.1 429 Too Many Requests\r\nretry-after: 7\r\ncontent-length: 0\r\n\r\n",
      );
    }
    return webSockets.handleUpgrade(request, socket, head, (client) => {
      client.on("message", (data) => {
        heard.push(data.toString());
        client.send(`${data}ed`);
      });
      client.send("welcome");
    });
  });
  backend = await startListening(server, 0, "127.0.0.1");
});
afterEach(async () => {
  for (const client of clients) client.terminate();
  await Promise.all(opened.map((each) => each.close()));
  await backend.close();
});

/** A storefront in front of the backend, or of `base`. */
async function serve(base = `http://127.0.0.1:${backend.port}`, timeoutMs?: number) {
  const sockets = createRemoteSockets({ base, visitorOf: () => "203.0.113.7", timeoutMs });
  const server = createServer({ shouldUpgradeCallback: isOrderSocketRequest });
  server.on("upgrade", sockets.upgrade);
  const listening = await startListening(server, 0, "127.0.0.1");
  opened.push(listening, sockets);
  return { url: `http://127.0.0.1:${listening.port}`, sockets };
}

test("both sides hear each other, and the backend hears who it is", async () => {
  const { url } = await serve();
  const page = await openOrderSocket(url, "a token");
  page.socket.send("ping");
  await vi.waitFor(() => expect(page.heard).toEqual(["welcome", "pinged"]));
  expect(asked[0]?.url).toBe(`${orderSocketPath}?authorization=a%20token`);
  expect(asked[0]?.headers).toMatchObject({
    host: `127.0.0.1:${backend.port}`,
    "x-forwarded-for": "203.0.113.7",
  });
});

test("what a visitor claims of where they come from is not handed on", async () => {
  const { url } = await serve();
  await openRawSocket(url, "t", [
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "X-Forwarded-For: 6.6.6.6",
    "X-Forwarded-Host: bank.example",
  ]);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.headers["x-forwarded-for"]).toBe("203.0.113.7");
  expect(asked[0]?.headers).not.toHaveProperty("x-forwarded-host");
});

test("who leaves is gone on the other side, too", async () => {
  const { url } = await serve();
  const leaving = await openOrderSocket(url, "t");
  leaving.socket.terminate();
  await vi.waitFor(() => expect(clients.size).toBe(0));
  const left = await openOrderSocket(url, "t");
  for (const client of clients) client.terminate();
  expect(await left.ended).toBe(1006);
});

test("the backend's refusal is the answer", async () => {
  const { url } = await serve();
  answer = "refuse";
  const { said, ended } = await openRawSocket(url, "t");
  await ended;
  expect(said()).toMatch(/^HTTP\/1\.1 429 .*\r\nretry-after: 7\r\n/su);
});

test("a backend that is away, breaks off or hangs is 503", async () => {
  expect(await upgradeStatus((await serve("http://127.0.0.1:1")).url, "t")).toBe(503);
  answer = "reset";
  expect(await upgradeStatus((await serve()).url, "t")).toBe(503);
  answer = "hang";
  expect(await upgradeStatus((await serve(undefined, 50)).url, "t")).toBe(503);
});

test("a server that stops ends what it pipes, and takes nothing more", async () => {
  const { url, sockets } = await serve();
  const page = await openOrderSocket(url, "t");
  const closing = sockets.close();
  expect(await page.ended).toBe(1006);
  await closing;
  await vi.waitFor(() => expect(clients.size).toBe(0));
  expect(await upgradeStatus(url, "t")).toBe(503);
});
