import { execFileSync } from "node:child_process";
import path from "node:path";
import { createAnswerReader } from "@comanda/contract/reading/read-answer";
import pino from "pino";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { readConfig, repositoryRoot } from "../config/read-config.ts";
import { createPageRenderer } from "./page-renderer.ts";
import { loadBuiltStorefront } from "./storefront-build.ts";

/** A build takes a while on a busy machine. */
const PATIENCE_MS = 300_000;

let pages: ReturnType<typeof createPageRenderer>;
/** What the backend answers to everything. */
let status = 503;
let body = '{"code":"unexpected"}';
/** Answers that are others, by the ends of their paths. */
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
  pages = createPageRenderer(await loadBuiltStorefront(), {
    backend: {
      fetchFor: () => answer,
      base: () => "http://api.internal",
      handle: answer,
      readAnswer,
    },
    config: readConfig({}),
    log: pino({ base: null }, { write: (line: string) => logged.push(line) }),
  });
}, PATIENCE_MS);

beforeEach(() => {
  body = '{"code":"unexpected"}';
  others = {};
  logged.length = 0;
});

const pagesOfAll = ["/", "/products", "/cart", "/info", "/tracking?order_id=one", "/sitemap.xml"];

const visit = (address: string) => pages(new Request(`http://tacos.test${address}`));

test.each(pagesOfAll)(
  "%s, while the API cannot answer, says so, and why is logged",
  async (address) => {
    status = 503;
    const page = await visit(address);
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(logged).not.toEqual([]);
    for (const line of logged) expect(JSON.parse(line)).toMatchObject({ level: 50 });
  },
);

test.each(["/", "/tracking?order_id=one", "/sitemap.xml"])(
  "%s where there is no restaurant is nobody's fault, and is not logged",
  async (address) => {
    status = 404;
    expect((await visit(address)).status).toBe(404);
    expect(logged).toEqual([]);
  },
);

test.each(pagesOfAll)(
  "%s, where what the API answers cannot be read, is no success",
  async (at) => {
    status = 200;
    for (const rubbish of ["<html>It works!</html>", "{}", "null", ""]) {
      body = rubbish;
      const page = await visit(at);
      expect([page.status, page.headers.get("retry-after")], rubbish).toEqual([502, "5"]);
    }
    expect(logged).not.toEqual([]);
  },
);

const company = { id: "c", name: "Tacos", timezone: "America/Merida", country: "MX" };

test.each([null, [], "an order", { error: "moved" }])(
  "an order that cannot be read shows the view of one that is not found",
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

test.each(pagesOfAll)("%s, where the API has an error of its own, is no success", async (at) => {
  status = 500;
  expect((await visit(at)).status).toBe(502);
});

test("where there is no restaurant, the page leads home", async () => {
  status = 404;
  expect(await (await visit("/products?utm_source=flyer")).text()).toContain(
    'href="/?utm_source=flyer"',
  );
});

test("a page of a company that is nothing but its id and a name is there", async () => {
  others = {
    "/hosts/tacos.test": { company_id: 12 },
    "/companies/12": { id: 12, name: "Tacos" },
    "/ecommerce-settings": { checkout_type: "TELEPATHY" },
    "/categories": [{ id: 1, name: "Tacos", products: [null, { id: 2, name: "Taco" }] }],
    "/order-settings": null,
  };
  const page = await visit("/products");
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Taco");
});
