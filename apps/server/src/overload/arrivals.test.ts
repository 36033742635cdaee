import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createArrivals } from "./arrivals.ts";

const server = createServer((_, response) => response.end());
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Takes the thread, as a render does. */
function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test("connections that came during a render are all taken before the next one", async () => {
  const arrivals = createArrivals();
  arrivals.watch(server);
  let requests = 0;
  server.on("request", () => {
    requests += 1;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 40 }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    socket.on("error", () => undefined);
    return socket;
  });
  block(30);
  await arrivals.taken();
  expect(requests).toBeGreaterThan(30);
  for (const socket of sockets) socket.destroy();
});
