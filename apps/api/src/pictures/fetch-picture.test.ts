import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPrivateAddress } from "../shared/is-private-address.ts";
import { fetchPicture } from "./fetch-picture.ts";

let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/picture") response.end("bytes");
    else if (request.url === "/moved") response.writeHead(302, { location: "/picture" }).end();
    else if (request.url === "/loop") response.writeHead(302, { location: "/loop" }).end();
    else if (request.url === "/local") {
      response.writeHead(302, { location: "file:///etc/hostname" }).end();
    } else if (request.url === "/huge") response.end(Buffer.alloc(21 * 1024 * 1024));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each(["/picture", "/moved"])("%s is fetched", async (path) => {
  const result = await fetchPicture(`${base}${path}`, { allowPrivate: true });
  expect(result.ok && Buffer.from(result.bytes).toString()).toBe("bytes");
});

test.each([
  ["/missing", /status 404/],
  ["/loop", /redirected/],
  ["/local", /not fetched/],
  ["/huge", /larger than 20 MiB/],
])("%s is not fetched", async (path, message) => {
  const result = await fetchPicture(`${base}${path}`, { allowPrivate: true });
  expect(result).toEqual({ ok: false, message: expect.stringMatching(message) });
});

test.each(["127.0.0.1", "localhost", "[::1]", "0x7f000001", "[::ffff:127.0.0.1]"])(
  "%s is refused unless allowed",
  async (host) => {
    const result = await fetchPicture(`http://${host}:${new URL(base).port}/picture`, {
      allowPrivate: false,
    });
    expect(result).toEqual({ ok: false, message: expect.stringMatching(/this machine/) });
  },
);

test("a missing server gives a message instead of an error", async () => {
  expect(await fetchPicture("http://127.0.0.1:1/", { allowPrivate: true })).toMatchObject({
    ok: false,
  });
  expect(await fetchPicture("http://", { allowPrivate: true })).toMatchObject({ ok: false });
});

test.each([
  ["10.1.2.3", true],
  ["172.31.255.255", true],
  ["192.168.0.1", true],
  ["169.254.169.254", true],
  ["168.63.129.16", true],
  ["::ffff:10.0.0.1", true],
  ["::ffff:0:10.0.0.1", true],
  ["::5efe:10.0.0.1", true],
  ["5f00::1", true],
  ["192.88.99.1", true],
  ["fd00::1", true],
  ["fe80::1", true],
  ["93.184.216.34", false],
  ["172.32.0.1", false],
  ["::ffff:93.184.216.34", false],
  ["2606:2800:220:1::1", false],
])("%s is a private address: %s", (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected);
});
