import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type ChildServer, startChildServer } from "../testing/child-server.ts";
import { writeCompanyFile } from "../testing/company-file.ts";
import { copyDataFolder } from "../testing/data-template.ts";
import { runComanda } from "../testing/run-captured-command.ts";
import { startServer } from "../testing/start-server.ts";

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

/** Starts a server that ends after the test, also when the test fails. */
async function start(env: Record<string, string> = {}): Promise<ChildServer> {
  const server = await startChildServer({ DATA_DIR: dataDir, ...env });
  servers.push(server);
  return server;
}

/**
 * Returns a request whose body is not complete yet; `finish` sends the rest and returns the whole
 * reply.
 */
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
  // The server has accepted the request when it asks for the body.
  await once(socket, "data");
  return async () => {
    socket.write(body);
    await once(socket, "close");
    return reply;
  };
}

/** Returns a keep-alive connection: `send` requests a page and returns the reply. */
async function keepAliveConnection(url: string) {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  await once(socket, "connect");
  const send = async () => {
    socket.write("GET /products HTTP/1.1\r\nHost: tacos.test\r\n\r\n");
    const [reply] = await once(socket, "data");
    return String(reply);
  };
  return { socket, send };
}

test("SIGTERM lets a request finish and open connections get one more answer, closes idle ones, then ends with 0", async () => {
  const server = await start();
  const connection = await keepAliveConnection(server.url);
  expect(await connection.send()).not.toMatch(/^connection: close/imu);
  const idle = await keepAliveConnection(server.url);
  await idle.send();
  const unused = await keepAliveConnection(server.url);
  const finish = await slowRequest(server.url);
  const ended = server.end("SIGTERM");
  // The server refuses new connections as soon as it drains.
  await vi.waitFor(() => refused(server.url), { timeout: 5_000, interval: 5 });
  const closed = once(connection.socket, "close");
  expect(await connection.send()).toMatch(/^connection: close/imu);
  await closed;
  const reply = await finish();
  expect(reply).toMatch(/^connection: close/imu);
  expect(reply).toContain("application/problem+json");
  expect(await ended).toBe(0);
  for (const { socket } of [idle, unused]) expect(socket.readable).toBe(false);
});

/** Rejects while the server accepts connections. */
async function refused(url: string): Promise<void> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  try {
    await expect(once(socket, "connect")).rejects.toThrow("ECONNREFUSED");
  } finally {
    // A connection that was still accepted is reset when the server ends, because no process listens then.
    socket.destroy();
  }
}

test("customers who order on open connections when SIGINT comes are all answered, and do not delay the stop", async () => {
  const company = writeCompanyFile(folder, 1_000_000);
  expect(await runComanda(["import", company], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  const server = await start();
  const failures: string[] = [];
  let orders = 0;
  const agent = new Agent({ keepAlive: true });
  const customer = async () => {
    for (;;) {
      const answer = await draft(server.url, agent);
      if (answer === "ECONNREFUSED") return;
      if (answer === 201) orders += 1;
      else failures.push(String(answer));
    }
  };
  const customers = Promise.all(Array.from({ length: 6 }, customer));
  await vi.waitFor(() => expect(orders).toBeGreaterThan(12), { timeout: 60_000 });
  expect(await server.end("SIGINT")).toBe(0);
  await customers;
  agent.destroy();
  expect(failures).toEqual([]);
});

/** Creates a draft over the agent's connections; returns its status, or the code of an error. */
function draft(url: string, agent: Agent): Promise<number | string | undefined> {
  const combos = [{ product_id: "special", variant_id: "special-1", quantity: 2 }];
  const body = JSON.stringify({ company_id: "tacos", service_type: "TAKEAWAY", combos });
  const headers = { "content-type": "application/json" };
  const { promise, resolve } = Promise.withResolvers<number | string | undefined>();
  const sent = request(
    `${url}/ms-orders/public/orders`,
    { agent, method: "POST", headers },
    (answer) => {
      answer.resume().once("close", () => resolve(answer.complete ? answer.statusCode : "cut"));
    },
  );
  sent.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
  sent.end(body);
  return promise;
}

test("a port in use is reported, and the data folder is free for the next server", async () => {
  const other = createServer().listen(0);
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(start({ PORT: String(port) })).rejects.toThrow("choose another PORT");
  other.close();
  const server = await startServer({ DATA_DIR: dataDir });
  expect((await fetch(`${server.url}/`)).status).toBe(404);
  await server.close();
});

test("a server in front of another backend opens no database", async () => {
  const api = await startServer({ DATA_DIR: dataDir });
  const elsewhere = path.join(folder, "none");
  const server = await startServer({ DATA_DIR: elsewhere, API_URL: api.url });
  const page = await fetch(`${server.url}/products`);
  expect(page.status).toBe(404);
  const body = await page.json();
  expect(body).toMatchObject({ pathname: "/products", api: { code: "host_not_found" } });
  expect(existsSync(elsewhere)).toBe(false);
  await server.close();
  await api.close();
});
