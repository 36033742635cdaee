import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "@comanda/api/db/connect/open-database";
import { migrate } from "@comanda/api/db/migrate/migrate";
import { folderFiles } from "@comanda/api/files/folder-files";
import { importCompany } from "@comanda/api/import/import-company";
import { startPostgres, type TestPostgres } from "@comanda/api/testing/postgres";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { readConfig } from "../config/read-config.ts";
import { type StartedServer, serve } from "../serve.ts";
import { writeCompanyFile } from "../testing/company-file.ts";
import { copyDataFolder } from "../testing/data-template.ts";
import { placeTestOrder } from "../testing/place-order.ts";
import { stubStorefront } from "../testing/stub-storefront.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres({ fsync: false });
});
afterAll(() => postgres.stop());

let dataDir: string;
let running: StartedServer[];
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "comanda-fresh-"));
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const DATABASES = ["embedded", "postgres"] as const;

async function start(database: (typeof DATABASES)[number], env: Record<string, string> = {}) {
  const url = database === "postgres" ? { DATABASE_URL: postgres.url } : {};
  const SECRET_KEY = "the one secret of all servers of a database";
  const settings = { DATA_DIR: dataDir, SECRET_KEY, PORT: "0", DEMO: "off", LOG_LEVEL: "silent" };
  const server = await serve(readConfig({ ...settings, ...url, ...env }), stubStorefront());
  running.push(server);
  return `http://127.0.0.1:${server.port}`;
}

/** Imports the small company again, with a stock of specials. */
async function importWith(stock: number, database: (typeof DATABASES)[number]): Promise<void> {
  if (database === "embedded") copyDataFolder(dataDir);
  const databaseUrl = database === "postgres" ? postgres.url : null;
  const opened = await openDatabase({ databaseUrl, dataDir, command: "test" });
  await migrate(opened.db);
  const deps = { ...opened, pictures: folderFiles(dataDir), clock: () => new Date() };
  const file = writeCompanyFile(dataDir, stock);
  expect(await importCompany(deps, file, { setCounters: true })).toMatchObject({ ok: true });
  await opened.close();
}

type Page = { rendering: string; menu: unknown; hostname: string; language: string | null };

/** `fetch` sets the Host header itself, so the host goes into a proxy's header. */
const fetchPage = (url: string, at: string, headers: Record<string, string> = {}) =>
  fetch(url + at, { headers: { "x-forwarded-host": "tacos.test", ...headers } });

async function pageOf(url: string, headers: Record<string, string> = {}, at = "/products") {
  const answer = await fetchPage(url, at, headers);
  return { page: (await answer.json()) as Page, headers: answer.headers, status: answer.status };
}

/** Returns the stock of specials on the page. */
function specials({ page }: { page: Page }): number | undefined {
  const stock = /"id":"special-1".*?"stock":(\d+)/u.exec(JSON.stringify(page.menu))?.[1];
  return stock === undefined ? undefined : Number(stock);
}

test.each(DATABASES)(
  "%s: a page is the same for all until an order changes what it shows",
  async (database) => {
    await importWith(10, database);
    const url = await start(database, { TRUST_PROXY: "on" });
    const first = await pageOf(url);
    expect(specials(first)).toBe(10);
    expect(await pageOf(url, { cookie: "comanda_device=x" })).toMatchObject({ page: first.page });
    // Eight and six pieces look like ten.
    for (let orders = 0; orders < 2; orders += 1) {
      await placeTestOrder({ url });
      expect(await pageOf(url)).toMatchObject({ page: first.page });
    }
    for (const left of [4, 2, 0]) {
      await placeTestOrder({ url });
      expect(specials(await pageOf(url))).toBe(left);
    }
  },
);

test("the next page of every process shows what one of them has committed", async () => {
  await importWith(6, "postgres");
  const urls = await Promise.all([1, 2].map(() => start("postgres", { TRUST_PROXY: "on" })));
  const [one = "", other = ""] = urls;
  const onAll = () => Promise.all(urls.map(async (url) => specials(await pageOf(url))));
  expect(await onAll()).toEqual([6, 6]);
  for (const [left, url] of [
    [4, other],
    [2, one],
    [0, other],
  ] as const) {
    await placeTestOrder({ url });
    expect(await onAll()).toEqual([left, left]);
  }
  await importWith(7, "postgres");
  expect(await onAll()).toEqual([7, 7]);
});

test("each language, host and URL has its own page", async () => {
  await importWith(50, "postgres");
  const url = await start("postgres", { TRUST_PROXY: "on" });
  const english = await pageOf(url, { "accept-language": "en-GB" });
  const spanish = await pageOf(url, { "accept-language": "es-AR,en" });
  expect([english.page.language, spanish.page.language]).toEqual(["en", "es"]);
  const unknown = await pageOf(url, { "x-forwarded-host": "unknown.test" });
  expect(unknown).toMatchObject({ status: 404, page: { hostname: "unknown.test" } });
  const renderings = [
    english,
    spanish,
    await pageOf(url, { "x-forwarded-host": "tacos.test:81" }),
    await pageOf(url, {}, "/cart"),
    await pageOf(url, {}, "/products?product=taco"),
  ].map(({ page }) => page.rendering);
  expect(new Set(renderings).size).toBe(renderings.length);
});

test.each(["/tracking", "/health", "/products?fbclid=1"])("%s is never cached", async (at) => {
  await importWith(50, "postgres");
  const url = await start("postgres", { TRUST_PROXY: "on" });
  const pages = [await pageOf(url, {}, at), await pageOf(url, {}, at)];
  expect(pages[0]?.page.rendering).not.toBe(pages[1]?.page.rendering);
  expect(pages.map(({ headers }) => headers.get("etag"))).toEqual([null, null]);
});

test("no page of another backend is cached, because its menu may change unnoticed", async () => {
  await importWith(50, "postgres");
  const backend = await start("postgres", { TRUST_PROXY: "on" });
  const url = await start("postgres", { API_URL: backend, TRUST_PROXY: "on" });
  const pages = [await pageOf(url), await pageOf(url)];
  expect(pages[0]?.page.rendering).not.toBe(pages[1]?.page.rendering);
});

test("while another backend cannot be reached, its last pages are sent, and nothing else", async () => {
  await importWith(50, "postgres");
  const backend = await start("postgres", { TRUST_PROXY: "on" });
  const url = await start("postgres", { API_URL: backend, TRUST_PROXY: "on" });
  const last = await pageOf(url);
  await running.shift()?.close();
  const stale = await pageOf(url, { cookie: "comanda_device=x" });
  expect(stale).toMatchObject({ status: 200, page: last.page });
  expect(stale.headers.get("server-timing")).toMatch(/^age;dur=\d+$/u);
  for (const path of ["/cart", "/tracking?order_id=one"]) {
    expect((await fetchPage(url, path)).status, path).toBeGreaterThanOrEqual(500);
  }
  const order = await fetch(`${url}/ms-orders/public/orders`, { method: "POST", body: "{}" });
  expect(order.status).toBe(503);
});
