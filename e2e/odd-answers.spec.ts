import { expect, test } from "@playwright/test";
import {
  complaints,
  needed,
  type Row,
  rows,
  type Seen,
  visitAll,
} from "./support/other-backend/matrix.ts";
import { type OtherStorefront, openOtherStorefront } from "./support/other-backend/storefront.ts";

// One worker for all: every page is asked for before the first test.
test.describe.configure({ mode: "default" });

let storefront: OtherStorefront;
let seen: Map<Row, Seen>;
let lines: string[];

test.beforeAll(async () => {
  storefront = await openOtherStorefront("odd-answers");
  seen = await visitAll(storefront);
  lines = await storefront.logged();
});
test.afterAll(() => storefront?.close());

for (const row of rows) {
  test(`a page where ${row.what}`, () => {
    const page = seen.get(row);
    expect(page && complaints(row, page, lines)).toEqual([]);
  });
}

test("no odd answer of another call than the host's and the company's takes a page down", () => {
  const calls = rows.filter(
    (row) => (seen.get(row)?.status ?? 500) >= 500 && row.call !== "readOrder",
  );
  expect(rows.length).toBeGreaterThan(60);
  expect([...new Set(calls.map(({ call }) => call))].toSorted()).toEqual(needed.toSorted());
});

test("one page asks for the host once, and for nothing twice", async () => {
  const { backend } = storefront;
  const companyId = backend.serve("counted.localhost");
  const pages = [
    "/",
    `/products?qr-id=mesa-7.${companyId}`,
    "/cart",
    "/info",
    "/tracking?order_id=ord-0",
  ];
  for (const page of pages) {
    const before = backend.asked.length;
    await storefront.get("counted.localhost", page);
    const calls = backend.asked.slice(before).map(({ call }) => call);
    expect(calls, page).toContain("findHost");
    expect(calls.toSorted(), page).toEqual([...new Set(calls)].toSorted());
  }
});

test("a host without a restaurant is not found, and its page leads home", async () => {
  const { status, html } = await storefront.get("nowhere.localhost", "/products");
  expect(status).toBe(404);
  expect(html).toContain('href="/"');
});
