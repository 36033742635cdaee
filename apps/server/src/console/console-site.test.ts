import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeAll, expect, test } from "vitest";
import { readConfig } from "../config/read-config.ts";
import { repositoryRoot } from "../config/repository-root.ts";
import { loadBuiltApp } from "../pages/app-build.ts";
import { type StartedServer, serve } from "../serve.ts";
import { copyDataFolder } from "../testing/data-template.ts";
import { stubStorefront } from "../testing/stub-storefront.ts";

/** Milliseconds: a build takes a while on a busy machine. */
const TIMEOUT_MS = 300_000;

beforeAll(() => {
  execFileSync(process.execPath, [path.join(repositoryRoot, "scripts/build.mjs")], {
    stdio: "pipe",
  });
}, TIMEOUT_MS);

let server: StartedServer | null = null;
const folders: string[] = [];
afterEach(async () => {
  await server?.close();
  server = null;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function start(environment: Record<string, string> = {}): Promise<StartedServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "comanda-console-"));
  folders.push(folder);
  const dataDir = path.join(folder, "data");
  copyDataFolder(dataDir);
  const quiet = { PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "silent", DEMO: "off" };
  const config = readConfig({ ...quiet, DATA_DIR: dataDir, ...environment });
  server = await serve(config, stubStorefront(), await loadBuiltApp("console"));
  return server;
}

type Sent = { port?: number | null; path?: string; method?: string; headers?: object };

/** Sends a request with the given `Host`, and headers as a browser or proxy would send them. */
async function send(host: string, { port, path = "/", method = "GET", headers }: Sent = {}) {
  const options = { host: "127.0.0.1", port: port ?? server?.port, path, method };
  const answer = await new Promise<import("node:http").IncomingMessage>((resolve, reject) => {
    request({ ...options, headers: { host, ...headers } }, resolve)
      .on("error", reject)
      .end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

test("the console answers at its host, with any port, letter case and a final dot, and storefronts at all others", async () => {
  await start();
  for (const host of [
    "console.localhost",
    "console.localhost:3000",
    "CONSOLE.Localhost",
    "console.localhost.:3000",
  ]) {
    const { status, headers } = await send(host);
    expect([status, headers.location], host).toEqual([302, "/sign-in?to=%2F"]);
    expect((await send(host, { path: "/auth/me" })).status, host).toBe(200);
  }
  for (const host of ["demo.localhost", "xconsole.localhost", "console.localhost.evil.test"])
    expect((await send(host)).body, host).toContain('"pathname":"/"');
});

test("a storefront's page at a host with a final dot is redirected to the host without it", async () => {
  await start({ TRUST_PROXY: "on" });
  const { status, headers } = await send("demo.localhost.:3000", { path: "/products?a=%20b" });
  expect([status, headers.location]).toEqual([308, "//demo.localhost:3000/products?a=%20b"]);
  const forwarded = { "x-forwarded-host": "demo.example.", "x-forwarded-proto": "https" };
  const behindProxy = await send("internal:3000", { headers: forwarded, path: "//evil.test/" });
  expect(behindProxy.headers.location).toBe("//demo.example//evil.test");
  for (const [host, path] of [
    ["demo.localhost", "/"],
    ["demo.localhost.", "/ms-companies/public/none"],
    [".", "/"],
  ] as const)
    expect((await send(host, { path })).status, host).not.toBe(308);
  expect((await send("demo.localhost.", { method: "POST" })).status).toBe(405);
});

test("the console's host can be chosen", async () => {
  await start({ CONSOLE_HOST: "Staff.Tacos.test" });
  expect((await send("staff.tacos.test")).status).toBe(302);
  expect((await send("console.localhost")).body).toContain('"pathname":"/"');
});

test("at its own port the console answers every host", async () => {
  const { consolePort, port } = await start({ CONSOLE_PORT: "0" });
  expect(consolePort).not.toBe(port);
  expect((await send("192.168.1.5:3001", { port: consolePort })).status).toBe(302);
  expect((await send("192.168.1.5:3001")).body).toContain('"pathname":"/"');
});

test("behind a trusted TLS proxy the console is found by the host that the proxy received", async () => {
  const headers = { "x-forwarded-host": "console.localhost", "x-forwarded-proto": "https" };
  await start({ TRUST_PROXY: "on" });
  expect((await send("internal:3000", { headers })).status).toBe(302);
  // The page itself, not an error about the origin of the request.
  const origin = { ...headers, origin: "https://console.localhost" };
  const posted = await send("internal:3000", { method: "POST", path: "/auth/x", headers: origin });
  expect(posted.headers["content-type"]).toContain("application/problem+json");
  await server?.close();
  await start();
  expect((await send("internal:3000", { headers })).body).toContain('"pathname":"/"');
});

test("the API answers at the console's host, and the console's files are at no other", async () => {
  await start();
  const health = await send("console.localhost", { path: "/ms-notifications/public/health" });
  expect(health.status).toBe(200);
  const { body } = await send("console.localhost", { path: "/a/b/c" });
  const [, script] = /src="(\/assets\/[^"]+\.js)"|href="(\/assets\/[^"]+\.js)"/u.exec(body) ?? [];
  const file = script ?? /"(\/assets\/[^"]+\.js)"/u.exec(body)?.[1] ?? "";
  expect((await send("console.localhost", { path: file })).status).toBe(200);
  expect((await send("demo.localhost", { path: file })).body).not.toContain("import");
});

test("with another backend there is no console, and the console's host says so", async () => {
  await start({ API_URL: "http://127.0.0.1:1" });
  const { status, body } = await send("console.localhost");
  expect(status).toBe(404);
  expect(body).toContain("There is no console here");
});
