import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limitTcpConnections, type TcpConnectionLimits } from "./limit-tcp-connections.ts";

let server: Server;
let sockets: Socket[];
let lines: object[];
beforeEach(() => {
  sockets = [];
  lines = [];
  server = createServer((_, response) => response.end("answer"));
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function start(limits: TcpConnectionLimits) {
  const warn = (line: object) => void lines.push(line);
  const limited = limitTcpConnections(server, { limits, log: { warn: warn as never } });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return limited;
}

async function open(): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  sockets.push(socket);
  await once(socket, "connect");
  return socket;
}

async function ask(socket: Socket): Promise<string> {
  socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  const [answer] = await once(socket, "data");
  return String(answer);
}

test("at the limit of all a new connection takes the place of the oldest silent one", async () => {
  const limited = await start({ total: 2, perAddress: null });
  const speaking = await open();
  await ask(speaking);
  const silent = await open();
  const ended = once(silent, "close");
  const late = await open();
  await ended;
  expect(await ask(late)).toContain("200 OK");
  expect(await ask(speaking)).toContain("200 OK");
  // Both have sent a request: now there is no place.
  await once(await open(), "close");
  expect(limited.open()).toBe(2);
  expect(lines).toEqual([{ cut: { total: 1 } }]);
});

test("connections that come together each take another's place", () => {
  limitTcpConnections(server, {
    limits: { total: 2, perAddress: null },
    log: { warn: () => undefined },
  });
  sockets = [new Socket(), new Socket(), new Socket(), new Socket()];
  // None is closed before the last one has come.
  for (const socket of sockets) server.emit("connection", socket);
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, true, false, false]);
});

test("an address has only its part, and the log has a line without the address", async () => {
  const limited = await start({ total: 100, perAddress: 2 });
  const first = await open();
  await open();
  await once(await open(), "close");
  expect(lines).toEqual([{ cut: { address: 1 } }]);
  first.destroy();
  await vi.waitFor(() => expect(limited.open()).toBe(1), 10_000);
  expect(await ask(await open())).toContain("200 OK");
});

test("behind a proxy an address has no part of its own", async () => {
  await start({ total: 3, perAddress: null });
  const all = [await open(), await open(), await open()];
  for (const socket of all) expect(await ask(socket)).toContain("200 OK");
  expect(lines).toEqual([]);
});
