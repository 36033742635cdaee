import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { cutSlowReaders } from "./cut-slow-readers.ts";

let server: Server;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** More than the buffers of both sides hold. */
const LARGE = Buffer.alloc(16 * 1_024 * 1_024);

async function start(
  options: Parameters<typeof cutSlowReaders>[1],
  listener: RequestListener = (_, response) => void response.end(LARGE),
) {
  server = createServer(listener);
  cutSlowReaders(server, options);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
}

async function ask(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  return socket;
}

test("a client that reads nothing of its answer is cut, one that reads is not", async () => {
  const onCut = vi.fn();
  await start({ silentMs: 200, onCut });
  const reader = await ask();
  let received = 0;
  reader.on("data", (piece) => {
    received += piece.length;
  });
  await ask();
  await vi.waitFor(() => expect(onCut).toHaveBeenCalledOnce(), 5_000);
  await vi.waitFor(() => expect(received).toBeGreaterThan(LARGE.length), 5_000);
});

test("an answer that takes too long as a whole is cut, though its client reads now and then", async () => {
  const onCut = vi.fn();
  await start({ wholeMs: 200, onCut }, (_, response) => {
    const timer = setInterval(() => response.write("piece"), 20);
    response.once("close", () => clearInterval(timer));
  });
  const socket = await ask();
  socket.resume();
  await once(socket, "close");
  expect(onCut).toHaveBeenCalledOnce();
});

test("a client that asks twice and reads neither answer counts once", async () => {
  const onCut = vi.fn();
  await start({ wholeMs: 200, onCut });
  const socket = await ask();
  socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  socket.pause();
  await vi.waitFor(() => expect(onCut).toHaveBeenCalled(), 5_000);
  socket.resume();
  await once(socket, "close");
  expect(onCut).toHaveBeenCalledOnce();
});

test("a connection that ends between two requests does not count as cut", async () => {
  const onCut = vi.fn();
  await start({ silentMs: 60_000, onCut }, (_, response) => void response.end("short"));
  server.keepAliveTimeout = 50;
  const socket = await ask();
  socket.resume();
  await once(socket, "close");
  expect(onCut).not.toHaveBeenCalled();
});
