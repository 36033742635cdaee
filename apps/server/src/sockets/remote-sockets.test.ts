import { createServer, type IncomingMessage } from "node:http";
import { orderSocketPath } from "@comanda/contract/calls/order-socket";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import { type ListeningServer, startListening } from "../http/listen-and-drain.ts";
import { openOrderSocket, openRawSocket, upgradeStatus } from "../testing/socket-client.ts";
import { createRemoteSockets } from "./remote-sockets.ts";
import { isOrderSocketRequest, type SocketServer } from "./socket-server.ts";

let requests: Pick<IncomingMessage, "url" | "headers">[];
/** The backend's reaction to a new connection. */
let answer: "admit" | "refuse" | "hang" | "reset";
let backend: ListeningServer;
let clients: Set<WebSocket>;
let messages: string[];
let opened: (ListeningServer | SocketServer)[];
beforeEach(async () => {
  requests = [];
  messages = [];
  opened = [];
  answer = "admit";
  const server = createServer();
  const webSockets = new WebSocketServer({ noServer: true });
  clients = webSockets.clients;
  server.on("upgrade", (request, socket, head) => {
    requests.push(request);
    socket.on("error", () => undefined);
    if (answer === "reset") return socket.destroy();
    // Reads the socket only to notice that the other side has closed it.
    if (answer === "hang") return socket.resume().once("end", () => socket.end());
    if (answer === "refuse") {
      return socket.end(
        "HTTP/1.1 429 Too Many Requests\r\nretry-after: 7\r\ncontent-length: 0\r\n\r\n",
      );
    }
    return webSockets.handleUpgrade(request, socket, head, (client) => {
      client.on("message", (data) => {
        messages.push(data.toString());
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

/** Starts a storefront in front of the backend, or in front of `base`. */
async function serve(base = `http://127.0.0.1:${backend.port}`, timeoutMs?: number) {
  const sockets = createRemoteSockets({
    base,
    visitorOf: () => "203.0.113.7",
    hostOf: () => "console.test",
    timeoutMs,
  });
  const server = createServer({ shouldUpgradeCallback: isOrderSocketRequest });
  server.on("upgrade", sockets.upgrade);
  const listening = await startListening(server, 0, "127.0.0.1");
  opened.push(listening, sockets);
  return { url: `http://127.0.0.1:${listening.port}`, sockets };
}

test("messages pass both ways, and the backend gets the visitor's address", async () => {
  const { url } = await serve();
  const page = await openOrderSocket(url, "a token");
  page.socket.send("ping");
  await vi.waitFor(() => expect(page.messages).toEqual(["welcome", "pinged"]), 10_000);
  expect(requests[0]?.url).toBe(`${orderSocketPath}?authorization=a%20token`);
  expect(requests[0]?.headers).toMatchObject({
    host: `127.0.0.1:${backend.port}`,
    "x-forwarded-for": "203.0.113.7",
  });
});

test("forwarded headers of a visitor are not passed on", async () => {
  const { url } = await serve();
  await openRawSocket(url, "t", [
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "X-Forwarded-For: 6.6.6.6",
    "X-Forwarded-Host: bank.example",
  ]);
  await vi.waitFor(() => expect(requests).toHaveLength(1), 10_000);
  expect(requests[0]?.headers["x-forwarded-for"]).toBe("203.0.113.7");
  expect(requests[0]?.headers["x-forwarded-host"]).toBe("console.test");
});

test("a closed connection is closed on the other side too", async () => {
  const { url } = await serve();
  const leaving = await openOrderSocket(url, "t");
  leaving.socket.terminate();
  await vi.waitFor(() => expect(clients.size).toBe(0), 10_000);
  const left = await openOrderSocket(url, "t");
  for (const client of clients) client.terminate();
  expect(await left.ended).toBe(1006);
});

test("the backend's refusal is passed on", async () => {
  const { url } = await serve();
  answer = "refuse";
  const { reply, ended } = await openRawSocket(url, "t");
  await ended;
  expect(reply()).toMatch(/^HTTP\/1\.1 429 .*\r\nretry-after: 7\r\n/su);
});

test("a backend that is away, breaks off or hangs gives 503", async () => {
  expect(await upgradeStatus((await serve("http://127.0.0.1:1")).url, "t")).toBe(503);
  answer = "reset";
  expect(await upgradeStatus((await serve()).url, "t")).toBe(503);
  answer = "hang";
  expect(await upgradeStatus((await serve(undefined, 50)).url, "t")).toBe(503);
});

test("a server that stops closes its connections, and refuses new ones", async () => {
  const { url, sockets } = await serve();
  const page = await openOrderSocket(url, "t");
  const closing = sockets.close();
  expect(await page.ended).toBe(1006);
  await closing;
  await vi.waitFor(() => expect(clients.size).toBe(0), 10_000);
  expect(await upgradeStatus(url, "t")).toBe(503);
});
