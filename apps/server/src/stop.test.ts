import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type ChildServer, startServer } from "./testing/child-server.ts";
import { copyDataFolder } from "./testing/data-template.ts";

let folder: string;
let dataDir: string;
let servers: ChildServer[] = [];
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-stop-"));
  dataDir = path.join(folder, "data");
  copyDataFolder(dataDir);
});
afterEach(async () => {
  for (const server of servers) await server.end("SIGKILL");
  servers = [];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A server that is ended after the test, whatever becomes of it. */
async function start(env: Record<string, string> = {}): Promise<ChildServer> {
  const server = await startServer({ DATA_DIR: dataDir, ...env });
  servers.push(server);
  return server;
}

/** A request whose body is still on its way; `finish` sends the rest and answers with all of the reply. */
async function slowRequest(url: string) {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  await once(socket, "connect");
  let reply = "";
  socket.on("data", (chunk) => {
    reply += chunk;
  });
  const body = JSON.stringify({ company_id: "none", service_type: "TAKEAWAY", combos: [] });
  const head = [
    "POST /ms-orders/public/orders HTTP/1.1",
    "Host: tacos.test",
    "Expect: 100-continue",
  ];
  const type = ["Content-Type: application/json", `Content-Length: ${body.length}`];
  socket.write(`${[...head, ...type].join("\r\n")}\r\n\r\n`);
  // The server has taken the request in when it asks for the body.
  await once(socket, "data");
  return async () => {
    socket.write(body);
    await once(socket, "close");
    return reply;
  };
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s lets a request finish, then ends with 0",
  async (signal) => {
    const server = await start();
    const finish = await slowRequest(server.url);
    const ended = server.end(signal);
    expect(await finish()).toContain("application/problem+json");
    expect(await ended).toBe(0);
  },
);

test("connections that only wait, used before or not, do not keep the server", async () => {
  const server = await start();
  const answer = await fetch(`${server.url}/`);
  await answer.text();
  const unused = connect(Number(new URL(server.url).port), "127.0.0.1");
  await once(unused, "connect");
  expect(await server.end("SIGTERM")).toBe(0);
});

test("a port that is taken is told, and the folder is free for the next", async () => {
  const other = createServer().listen(0);
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(start({ PORT: String(port) })).rejects.toThrow("choose another PORT");
  other.close();
  const server = await start();
  expect((await fetch(`${server.url}/`)).status).toBe(404);
});

test("in front of another backend the server opens no database", async () => {
  const api = await start();
  const elsewhere = path.join(folder, "none");
  const server = await start({ DATA_DIR: elsewhere, API_URL: api.url });
  const page = await fetch(`${server.url}/products`);
  expect(page.status).toBe(404);
  const body = await page.json();
  expect(body).toMatchObject({ pathname: "/products", api: { code: "host_not_found" } });
  expect(existsSync(elsewhere)).toBe(false);
});
