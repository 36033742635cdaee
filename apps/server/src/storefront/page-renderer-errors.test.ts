import { execFileSync } from "node:child_process";
import path from "node:path";
import { createAnswerReader } from "@comanda/contract/answers/read-answer";
import pino from "pino";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { readConfig } from "../config/read-config.ts";
import { repositoryRoot } from "../config/repository-root.ts";
import { loadBuiltApp } from "../pages/app-build.ts";
import { createPageRenderer } from "./page-renderer.ts";

/** Milliseconds: a build takes a while on a busy machine. */
const TIMEOUT_MS = 300_000;

let pages: ReturnType<typeof createPageRenderer>;
/** The backend's answer to every call. */
let status = 503;
let body = '{"code":"unexpected"}';
/** Other answers, by the ends of their paths. */
let others: Record<string, unknown> = {};
const logged: string[] = [];

beforeAll(async () => {
  execFileSync(process.execPath, [path.join(repositoryRoot, "scripts/build.mjs")], {
    stdio: "pipe",
  });
  const readAnswer = createAnswerReader(() => undefined);
  const answer = async (request: unknown) => {
    const path = new URL(String(request instanceof Request ? request.url : request)).pathname;
    const [, other] = Object.entries(others).find(([end]) => path.endsWith(end)) ?? [];
    return other === undefined ? new Response(body, { status }) : Response.json(other);
  };
  pages = createPageRenderer(await loadBuiltApp("storefront"), {
    backend: {
      fetchFor: () => answer,
      base: () => "http://api.internal",
      handle: answer,
      readAnswer,
    },
    config: readConfig({
      STORAGE_URL: "https://cdn.test/media",
      TERMS_URL: "https://provider.test/{language}/terms",
    }),
    log: pino({ base: null }, { write: (line: string) => logged.push(line) }),
  });
}, TIMEOUT_MS);

beforeEach(() => {
  body = '{"code":"unexpected"}';
  others = {};
  logged.length = 0;
});

const pagesOfAll = ["/", "/products", "/cart", "/info", "/tracking?order_id=one", "/sitemap.xml"];

const visit = (address: string, headers: Record<string, string> = {}) =>
  pages(new Request(`http://tacos.test${address}`, { headers }));

test.each(pagesOfAll)(
  "%s gives 503 while the API is unavailable, and the reason is logged",
  async (address) => {
    status = 503;
    const page = await visit(address);
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(logged).not.toEqual([]);
    for (const line of logged) expect(JSON.parse(line)).toMatchObject({ level: 50 });
  },
);

test.each(["/", "/tracking?order_id=one", "/sitemap.xml"])(
  "%s at a host without a restaurant gives 404, and nothing is logged",
  async (address) => {
    status = 404;
    expect((await visit(address)).status).toBe(404);
    expect(logged).toEqual([]);
  },
);

test.each(pagesOfAll)("%s gives 502 when the API's answer cannot be read", async (at) => {
  status = 200;
  for (const rubbish of ["<html>It works!</html>", "{}", "null", ""]) {
    body = rubbish;
    const page = await visit(at);
    expect([page.status, page.headers.get("retry-after")], rubbish).toEqual([502, "5"]);
  }
  expect(logged).not.toEqual([]);
});

const company = { id: "c", name: "Tacos", timezone: "America/Merida", country: "MX" };

test.each([null, [], "an order", { error: "moved" }])(
  "an order that cannot be read shows the page of an order that is not found",
  async (order) => {
    others = {
      "/hosts/tacos.test": { company_id: "c" },
      "/companies/c": company,
      "/ecommerce-settings": {},
      "/payment-methods": {},
      "/orders/o-1": order,
    };
    const page = await visit("/tracking?order_id=o-1");
    expect(page.status).toBeGreaterThanOrEqual(400);
    expect(await page.text()).toContain("We could not find this order");
    expect(logged).not.toEqual([]);
  },
);

test.each([500, 503])(
  "an order that fails to load with %i shows the page of an order that is not found",
  async (failure) => {
    status = failure;
    others = {
      "/hosts/tacos.test": { company_id: "c" },
      "/companies/c": company,
      "/ecommerce-settings": {},
      "/payment-methods": {},
    };
    const page = await visit("/tracking?order_id=o-1");
    expect(page.status).toBeGreaterThanOrEqual(500);
    const text = await page.text();
    expect(text).toContain("We could not find this order");
    expect(text).toContain("Something failed on our side. Nothing is lost");
    expect(text).not.toContain("or the order was never sent");
    // The order may be placed: the page first offers to look again.
    const places = ["Try again</", "See the menu</"].map((label) => text.indexOf(label));
    expect(places).toEqual(places.filter((at) => at > 0).toSorted((one, other) => one - other));
    expect(logged).not.toEqual([]);
  },
);

test.each(pagesOfAll)("%s gives 502 when the API has an internal error", async (at) => {
  status = 500;
  expect((await visit(at)).status).toBe(502);
});

test("the error page of a host without a restaurant links to its home page", async () => {
  status = 404;
  expect(await (await visit("/products?utm_source=flyer")).text()).toContain(
    'href="/?utm_source=flyer"',
  );
});

test("a company with hardly more than an id and a name has a menu page", async () => {
  others = {
    "/hosts/tacos.test": { company_id: 12 },
    "/companies/12": { id: 12, name: "Tacos", logo_thumbnail_url: "small.webp" },
    "/ecommerce-settings": { checkout_type: "TELEPATHY" },
    "/categories": [{ id: 1, name: "Tacos", products: [null, { id: 2, name: "Quesadilla" }] }],
    "/order-settings": null,
  };
  const page = await visit("/products");
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain("Quesadilla");
  // The page has the storage and the legal texts of the configuration.
  expect(html).toContain('src="https://cdn.test/media/companies/logos/thumbnails/small.webp"');
  expect(html).toContain('href="https://provider.test/en/terms"');
  const inSpanish = await visit("/products", { "accept-language": "es" });
  expect(await inSpanish.text()).toContain('href="https://provider.test/es/terms"');
});
