import { RateLimiter } from "@comanda/api/limits/limiter";
import { rateLimits } from "@comanda/api/limits/rate-limits";
import { orderTokens } from "@comanda/api/live-updates/order-token";
import { orderSocketPath } from "@comanda/contract/calls/order-socket";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  createLocalSocketsFixture,
  type LocalSocketsFixture,
  limited,
  order,
  token,
  tokens,
} from "../testing/local-sockets-fixture.ts";
import { openOrderSocket, openRawSocket, upgradeStatus } from "../testing/socket-client.ts";

let fixture: LocalSocketsFixture;
let watchers: LocalSocketsFixture["watchers"];
let feed: LocalSocketsFixture["feed"];
let logged: LocalSocketsFixture["logged"];
let serve: LocalSocketsFixture["serve"];
let closeSockets: LocalSocketsFixture["closeSockets"];
let closeServer: LocalSocketsFixture["closeServer"];
beforeEach(() => {
  fixture = createLocalSocketsFixture();
  ({ watchers, feed, logged, serve, closeSockets, closeServer } = fixture);
});
afterEach(() => fixture.close());

test("a ping gets a pong, and any other message of the client gets no answer", async () => {
  const { socket, messages } = await openOrderSocket(await serve(), token);
  for (const text of ["", "PING", '{"type":"ping"}', "ping "]) socket.send(text);
  socket.send("ping");
  await vi.waitFor(() => expect(messages).toEqual(["pong"]), 10_000);
});

test("the messages of the feed reach the client", async () => {
  const { messages } = await openOrderSocket(await serve(), token);
  for (const [send, orderId] of watchers) send(`news of ${orderId}`);
  await vi.waitFor(() => expect(messages).toEqual(["news of o-1"]), 10_000);
});

test("a client that closes its socket watches no order any more", async () => {
  const { socket } = await openOrderSocket(await serve(), token);
  expect(watchers.size).toBe(1);
  socket.close();
  await vi.waitFor(() => expect(watchers.size).toBe(0), 10_000);
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
  await vi.waitFor(() => expect(watchers.size).toBe(0), 10_000);
});

test("the limit per address applies, and a closed connection frees its slot", async () => {
  const url = await serve(limited({ perAddress: 2 }));
  const first = await openOrderSocket(url, token);
  await openOrderSocket(url, tokens.seal(order("o-2"), new Date()));
  expect(await upgradeStatus(url, tokens.seal(order("o-3"), new Date()))).toBe(503);
  first.socket.close();
  await first.ended;
  await vi.waitFor(async () => expect(await upgradeStatus(url, token)).toBe(101), 10_000);
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

test("one address leaves connections to an order for others, and guests of a table share one", async () => {
  const url = await serve(limited({ perOrder: 3, perOrderAndAddress: 2 }));
  const from = (address: string) => ({ "x-visitor": address });
  for (const device of ["a", "b"])
    await openOrderSocket(url, token, { ...from("203.0.113.1"), "x-device": device });
  expect(await upgradeStatus(url, token, from("203.0.113.1"))).toBe(503);
  expect(await upgradeStatus(url, token, from("203.0.113.2"))).toBe(101);
  const table = tokens.seal({ ...order("table-1"), view: "table" }, new Date());
  for (let guest = 0; guest < 3; guest += 1) await openOrderSocket(url, table, from("203.0.113.3"));
  expect(await upgradeStatus(url, table, from("203.0.113.3"))).toBe(503);
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
  }, 10_000);
});

test("a server that stops closes all connections, also silent ones, and refuses new ones", async () => {
  const url = await serve();
  const page = await openOrderSocket(url, token);
  const mute = await openRawSocket(url, token);
  await vi.waitFor(() => expect(watchers.size).toBe(2), 10_000);
  const stopped = closeSockets();
  expect(await page.ended).toBe(1001);
  expect(await upgradeStatus(url, token)).toBe(503);
  await stopped;
  await mute.ended;
  await closeServer();
  expect(watchers.size).toBe(0);
});
