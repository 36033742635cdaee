import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  createLocalSocketsFixture,
  type LocalSocketsFixture,
  limited,
  token,
} from "../testing/local-sockets-fixture.ts";
import { openOrderSocket, openRawSocket } from "../testing/socket-client.ts";
import { socketLimits } from "./socket-limits.ts";

let fixture: LocalSocketsFixture;
let watchers: LocalSocketsFixture["watchers"];
let serve: LocalSocketsFixture["serve"];
beforeEach(() => {
  fixture = createLocalSocketsFixture();
  ({ watchers, serve } = fixture);
});
afterEach(() => fixture.close());

test("a flood of messages ends its own connection only", async () => {
  const url = await serve();
  const [flooding, calm] = [await openOrderSocket(url, token), await openOrderSocket(url, token)];
  for (let times = 0; times < 1_000; times += 1) flooding.socket.send("ping");
  expect(await flooding.ended).toBe(1006);
  expect(flooding.messages.length).toBeLessThanOrEqual(socketLimits.messages.count);
  calm.socket.send("ping");
  await vi.waitFor(() => expect(calm.messages).toEqual(["pong"]), 10_000);
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
  await vi.waitFor(() => expect(reply()).toContain("101 Switching"), 10_000);
  // A masked text frame that announces 2^40 bytes.
  socket.write(Buffer.from([0x81, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 1, 2, 3, 4]));
  socket.end();
  await ended;
  await vi.waitFor(() => expect(watchers.size).toBe(0), 10_000);
});

test("a binary message ends the connection", async () => {
  const { socket, ended } = await openOrderSocket(await serve(), token);
  socket.send(Buffer.from("ping"));
  expect(await ended).toBe(1003);
});

test("an idle connection is closed", async () => {
  const silent = await openOrderSocket(await serve(limited({ idleMs: 30 })), token);
  expect(await silent.ended).toBe(1006);
});

test("a connection is closed at the end of its longest time", async () => {
  const long = await openOrderSocket(await serve(limited({ maxAgeMs: 30 })), token);
  expect(await long.ended).toBe(1001);
});

test("a connection that does not read is cut before many messages queue up", async () => {
  const { socket } = await openRawSocket(await serve(), token);
  socket.pause();
  await vi.waitFor(() => expect(watchers.size).toBe(1), 10_000);
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
