import { createServer } from "node:http";
import { RateLimiter } from "@comanda/api/limits/limiter";
import { rateLimits } from "@comanda/api/limits/rate-limits";
import type { OrderFeed } from "@comanda/api/notifications/order-feed";
import { orderTokens } from "@comanda/api/notifications/order-token";
import { orderSocketPath } from "@comanda/contract/calls/order-socket";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ListeningServer, startListening } from "../http/listen-and-drain.ts";
import { openOrderSocket, openRawSocket, upgradeStatus } from "../testing/socket-client.ts";
import { createLocalSockets, type LocalSocketsDeps } from "./local-sockets.ts";
import { socketLimits } from "./socket-limits.ts";
import { isOrderSocketRequest, type SocketServer } from "./socket-server.ts";

const tokens = orderTokens("a secret for tests");
const order = (orderId: string) => ({ companyId: "tacos", orderId, view: "bare" }) as const;
const token = tokens.seal(order("o-1"), new Date());

let watchers: Map<(message: string) => void, string>;
let feed: OrderFeed;
let sockets: SocketServer | null;
let listening: ListeningServer | null;
let logged: unknown[];
beforeEach(() => {
  watchers = new Map();
  logged = [];
  sockets = null;
  listening = null;
  feed = {
    openToken: (token) => tokens.open(token, new Date()),
    watch: async ({ orderId }, send) => {
      watchers.set(send, orderId);
      return () => void watchers.delete(send);
    },
    watchedOrders: () => [],
    close: async () => undefined,
  };
});
afterEach(() => close());

async function close() {
  await Promise.all([listening?.close(), sockets?.close()]);
}

/** Starts a server of websockets; it answers any other request with a page. */
async function serve(changes: Partial<LocalSocketsDeps> = {}): Promise<string> {
  const log = { error: (facts: unknown) => void logged.push(facts) };
  const visitorOf: LocalSocketsDeps["visitorOf"] = ({ headers, socket }) => ({
    visitorAddress: headers["x-visitor"]?.toString() ?? socket.remoteAddress ?? "",
    device: headers["x-device"]?.toString() ?? null,
  });
  sockets = createLocalSockets({ feed, limiter: null, visitorOf, log, ...changes });
  const server = createServer({ shouldUpgradeCallback: isOrderSocketRequest }, (_, response) => {
    response.end("a page");
  });
  server.on("upgrade", sockets.upgrade);
  listening = await startListening(server, 0, "127.0.0.1");
  return `http://127.0.0.1:${listening.port}`;
}

const limited = (changes: Partial<typeof socketLimits>) => ({
  limits: { ...socketLimits, ...changes },
});

test("a ping gets a pong, and any other message of the client gets no answer", async () => {
  const { socket, messages } = await openOrderSocket(await serve(), token);
  for (const text of ["", "PING", '{"type":"ping"}', "ping "]) socket.send(text);
  socket.send("ping");
  await vi.waitFor(() => expect(messages).toEqual(["pong"]));
});

test("the messages of the feed reach the client", async () => {
  const { messages } = await openOrderSocket(await serve(), token);
  for (const [send, orderId] of watchers) send(`news of ${orderId}`);
  await vi.waitFor(() => expect(messages).toEqual(["news of o-1"]));
});

test("a client that closes its socket watches no order any more", async () => {
  const { socket } = await openOrderSocket(await serve(), token);
  expect(watchers.size).toBe(1);
  socket.close();
  await vi.waitFor(() => expect(watchers.size).toBe(0));
});

test.each([
  ["an empty token", ""],
  ["a text that is no token", "let me in"],
  ["an expired token", tokens.seal(order("o-1"), new Date(Date.now() - 15 * 60_000))],
  ["a token of another key", orderTokens("another secret").seal(order("o-1"), new Date())],
  ["an altered token", `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`],
  ["a huge token", "A".repeat(10_000)],
])("a connection with %s is refused", async (_, token) => {
  expect(await upgradeStatus(await serve(), token)).toBe(401);
  expect(watchers.size).toBe(0);
});

test("a request that does not ask for a websocket gets a page", async () => {
  const url = await serve();
  const { reply, ended } = await openRawSocket(url, token, [
    "Connection: Upgrade, close",
    "Upgrade: h2c",
  ]);
  await ended;
  expect(reply()).toContain("a page");
  expect(await (await fetch(url + orderSocketPath)).text()).toBe("a page");
});

test("an invalid handshake is refused", async () => {
  const url = await serve();
  const lines = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];
  const { reply, ended } = await openRawSocket(url, token, lines);
  await ended;
  expect(reply()).toContain("HTTP/1.1 400");
  await vi.waitFor(() => expect(watchers.size).toBe(0));
});

test("the limit per address applies, and a closed connection frees its slot", async () => {
  const url = await serve(limited({ perAddress: 2 }));
  const first = await openOrderSocket(url, token);
  await openOrderSocket(url, tokens.seal(order("o-2"), new Date()));
  expect(await upgradeStatus(url, tokens.seal(order("o-3"), new Date()))).toBe(503);
  first.socket.close();
  await first.ended;
  await vi.waitFor(async () => expect(await upgradeStatus(url, token)).toBe(101));
});

test("visitors without a device leave slots for the devices of their address", async () => {
  const url = await serve(limited({ perAddressWithoutDevice: 1, perDevice: 1 }));
  await openOrderSocket(url, token);
  expect(await upgradeStatus(url, token)).toBe(503);
  await openOrderSocket(url, token, { "x-device": "a" });
  expect(await upgradeStatus(url, token, { "x-device": "a" })).toBe(503);
  expect(await upgradeStatus(url, token, { "x-device": "b" })).toBe(101);
});

test("the limits per order and in total apply", async () => {
  const url = await serve(limited({ perOrder: 1, total: 2 }));
  await openOrderSocket(url, token);
  expect(await upgradeStatus(url, token)).toBe(503);
  await openOrderSocket(url, tokens.seal(order("o-2"), new Date()));
  expect(await upgradeStatus(url, tokens.seal(order("o-3"), new Date()))).toBe(503);
});

test("a connection over the rate limit gets 429 with Retry-After, even with a valid token", async () => {
  const sockets = { address: [{ points: 3, seconds: 60 }] };
  const url = await serve({ limiter: new RateLimiter({ ...rateLimits, sockets }) });
  const statuses: number[] = [];
  for (let times = 0; times < 3; times += 1) statuses.push(await upgradeStatus(url, "guess"));
  expect(statuses).toEqual([401, 401, 401]);
  const { reply, ended } = await openRawSocket(url, token);
  await ended;
  expect(reply()).toMatch(/^HTTP\/1\.1 429 .*\r\nretry-after: \d+\r\n/su);
});

test("a flood of messages ends its own connection only", async () => {
  const url = await serve();
  const [flooding, calm] = [await openOrderSocket(url, token), await openOrderSocket(url, token)];
  for (let times = 0; times < 1_000; times += 1) flooding.socket.send("ping");
  expect(await flooding.ended).toBe(1006);
  expect(flooding.messages.length).toBeLessThanOrEqual(socketLimits.messages.count);
  calm.socket.send("ping");
  await vi.waitFor(() => expect(calm.messages).toEqual(["pong"]));
});

test("a flood of protocol pings ends the connection", async () => {
  const { socket, ended } = await openOrderSocket(await serve(), token);
  for (let times = 0; times < 1_000; times += 1) socket.ping();
  expect(await ended).toBe(1006);
});

test("a message longer than a ping ends the connection", async () => {
  const { socket, ended } = await openOrderSocket(await serve(), token);
  socket.send("x".repeat(socketLimits.maxMessageBytes + 1));
  expect(await ended).toBe(1009);
});

test("a frame that announces a long message ends the connection before the message arrives", async () => {
  const { socket, reply, ended } = await openRawSocket(await serve(), token);
  await vi.waitFor(() => expect(reply()).toContain("101 Switching"));
  // A masked text frame that announces 2^40 bytes.
  socket.write(Buffer.from([0x81, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 1, 2, 3, 4]));
  socket.end();
  await ended;
  await vi.waitFor(() => expect(watchers.size).toBe(0));
});

test("a binary message ends the connection", async () => {
  const { socket, ended } = await openOrderSocket(await serve(), token);
  socket.send(Buffer.from("ping"));
  expect(await ended).toBe(1003);
});

test("an idle connection and an old one are closed", async () => {
  const silent = await openOrderSocket(await serve(limited({ idleMs: 30 })), token);
  expect(await silent.ended).toBe(1006);
  await close();
  const long = await openOrderSocket(await serve(limited({ maxAgeMs: 30 })), token);
  expect(await long.ended).toBe(1001);
});

test("a connection that does not read is cut before many messages queue up", async () => {
  const { socket } = await openRawSocket(await serve(), token);
  socket.pause();
  await vi.waitFor(() => expect(watchers.size).toBe(1));
  const message = "x".repeat(256 * 1024);
  let sent = 0;
  // The network buffers some of it.
  while (watchers.size > 0 && sent < 1_000) {
    for (const send of watchers.keys()) send(message);
    sent += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(sent).toBeLessThan(1_000);
  expect(watchers.size).toBe(0);
  socket.destroy();
});

test("a failing feed closes the connection with a request to try later", async () => {
  feed.watch = async () => {
    throw new Error("away from Ana's house");
  };
  const { ended } = await openOrderSocket(await serve(), token);
  expect(await ended).toBe(1013);
  expect(JSON.stringify(logged)).toContain('"error":"Error"');
  expect(JSON.stringify(logged)).not.toContain("Ana");
});

test("a connection that closes during the start of its watch is no longer watched", async () => {
  let admit: () => void = () => undefined;
  const left = vi.fn();
  feed.watch = () =>
    new Promise((resolve) => {
      admit = () => resolve(left);
    });
  const { socket, ended } = await openOrderSocket(await serve(), token);
  socket.terminate();
  await ended;
  await vi.waitFor(() => {
    admit();
    expect(left).toHaveBeenCalledOnce();
  });
});

test("a server that stops closes all connections, also silent ones, and refuses new ones", async () => {
  const url = await serve();
  const page = await openOrderSocket(url, token);
  const mute = await openRawSocket(url, token);
  await vi.waitFor(() => expect(watchers.size).toBe(2));
  const stopped = sockets?.close();
  expect(await page.ended).toBe(1001);
  expect(await upgradeStatus(url, token)).toBe(503);
  await stopped;
  await mute.ended;
  await listening?.close();
  expect(watchers.size).toBe(0);
});
