import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Category } from "@comanda/contract/companies/menu";
import type { Order } from "@comanda/contract/orders/order";
import { CANARY } from "@comanda/server/src/testing/hostile-texts.ts";
import {
  type RandomCompany,
  randomCompany,
  respondAs,
} from "@comanda/server/src/testing/random-settings.ts";
import fc from "fast-check";
import { expect, test } from "../support/test.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

/**
 * Random companies of other backends, within the contract, each at its own host. Half of them are the
 * same in every run; `SEED` changes the others. The HTML of 250 others is checked without a browser, by
 * `random-settings.test.ts` of the server: here it is hydrated.
 */
const COMPANIES = 12;
const seed = Number(process.env.SEED ?? 250_226);
const companies = [2026, seed]
  .flatMap((each) => fc.sample(randomCompany, { numRuns: COMPANIES / 2, seed: each }))
  .map(withValuesReadDifferently);

/** The parts into which the companies are divided, one test each. */
const PARTS = [0, 1, 2];

// One after the other: they share a server.
test.describe.configure({ mode: "default" });

let backend: Server;
let server: TestServer;

test.beforeAll(async () => {
  backend = await startBackend();
  const { port } = backend.address() as AddressInfo;
  server = await startTestServer({
    name: "random-settings",
    env: { API_URL: `http://127.0.0.1:${port}` },
  });
});
test.afterAll(async () => {
  await server?.stop();
  backend?.close();
});

for (const share of PARTS) {
  test(`no text in random settings runs as code, and every page works (part ${share + 1} of ${PARTS.length})`, async ({
    page,
    browserErrors,
  }) => {
    // Most pictures in the settings do not exist, and some menus and orders are not shown.
    browserErrors.allow(
      /\/media\//u,
      /\.webp|\.jpg|\.png/u,
      /net::ERR_[A-Z_]+: GET (?!http:\/\/r\d)/u,
    );
    browserErrors.allow(/^404: GET [^ ]+\/(?:tracking\?|[\w-]+\/404)/u);
    // This backend has no clients, no payments, no proposals, no choices of customers and no websocket.
    browserErrors.allow(
      /^404: GET [^ ]+\/(?:ms-(?:clients|payments)\/|[^/ ]+\/(?:proposal|options|calls)$)/u,
      /WebSocket connection to/u,
    );
    for (let index = share; index < COMPANIES; index += PARTS.length) {
      const home = `http://r${index}.localhost:${server.port}`;
      for (const path of pathsOf(index)) {
        const where = `${path} of company ${index}, SEED=${seed}`;
        await page.goto(home + path, { waitUntil: "load" });
        await expect(page.locator("h1").first(), where).toBeAttached();
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
        const hasRun = await page.evaluate((name) => name in globalThis, CANARY);
        expect(hasRun, where).toBe(false);
        expect(await page.locator(`${CANARY}-tag, [${CANARY}]`).count(), where).toBe(0);
        expect(browserErrors.unexpected(), where).toEqual([]);
      }
    }
  });
}

/**
 * Adds values that server and browser may read differently: an unpaired surrogate, which a stream
 * writes differently than a script, and an instant without a time zone.
 */
function withValuesReadDifferently(company: RandomCompany, index: number): RandomCompany {
  const half = (text: string) => `${text.slice(0, 20)} \ud800 half`;
  const read = JSON.parse(company.readCompany);
  const categories = JSON.parse(company.listCategories) as Category[];
  const order = JSON.parse(company.readOrder) as Order;
  const named = (one: { name: string }) => {
    one.name = half(one.name);
  };
  named(read);
  // Host and calls name the company by this id.
  read.id = `r${index}`;
  for (const each of categories.flatMap((one) => [one, ...(one.products ?? [])])) named(each);
  for (const line of order.combos ?? []) line.name = half(line.name ?? "");
  order.order_title = half("Table");
  order.scheduled_delivery_date = "2026-11-21T12:00:00";
  for (const reached of order.status_history ?? []) reached.at = "2026-11-21 12:00:00";
  return {
    ...company,
    readCompany: JSON.stringify(read),
    listCategories: JSON.stringify(categories),
    readOrder: JSON.stringify(order),
  };
}

/**
 * Returns the pages to visit: the three that show most, with a product's sheet, and all pages of every
 * fourth company.
 */
function pathsOf(index: number): string[] {
  const [category] = JSON.parse(companies[index]?.listCategories ?? "[]") as Category[];
  const product = category?.products?.[0]?.id;
  const sheet = product ? `?product=${encodeURIComponent(product)}` : "";
  const mainPages = ["/", `/products${sheet}`, "/tracking?order_id=random"];
  return index % 4 === 0 ? [...mainPages, "/info", "/cart"] : mainPages;
}

/** Starts a backend of all these companies, over HTTP. */
async function startBackend(): Promise<Server> {
  const server = createServer(async (incoming, response) => {
    const request = new Request(`http://backend.test${incoming.url}`, { method: incoming.method });
    const answer = respondAs(companyOf(request), request);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

/** Returns the company whose number is in the request's address. */
function companyOf({ url }: Request): RandomCompany {
  const index = Number(/\br(\d+)\b/u.exec(url)?.[1] ?? 0);
  return companies[index] ?? (companies[0] as RandomCompany);
}
