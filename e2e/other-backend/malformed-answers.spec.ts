import { expect, test } from "@playwright/test";
import { callFailures } from "../support/other-backend/faulty-answer.ts";
import { fixtureNames } from "../support/other-backend/fixture.ts";
import { dishes } from "../support/other-backend/malformed-answer.ts";
import {
  type OtherStorefront,
  PROVIDER_URL,
  startOtherStorefront,
} from "../support/other-backend/other-storefront.ts";
import {
  optionalCalls,
  type PageCase,
  pageCases,
  pageFaults,
  requiredCalls,
  type VisitedPage,
  visitAllPages,
} from "../support/other-backend/page-cases.ts";

// One worker for all: every page is loaded before the first test.
test.describe.configure({ mode: "default" });

let storefront: OtherStorefront;
let visited: Map<PageCase, VisitedPage>;
let lines: string[];

test.beforeAll(async () => {
  storefront = await startOtherStorefront("malformed-answers");
  visited = await visitAllPages(storefront);
  lines = await storefront.readLogLines();
});
test.afterAll(() => storefront?.close());

for (const row of pageCases) {
  test(`a page where ${row.title}`, () => {
    const page = visited.get(row);
    expect(page && pageFaults(row, page, lines)).toEqual([]);
  });
}

test("of all malformed answers only two take a page down, and of failed calls only the host's and the company's", () => {
  const isDown = (row: PageCase) => {
    const { status = 500, html = "" } = visited.get(row) ?? {};
    return status >= 400 && !(row.call === "readOrder" && html.includes(fixtureNames.company));
  };
  const malformed = pageCases.filter((row) => !row.faultName);
  expect(malformed.length).toBeGreaterThan(60);
  expect(malformed.filter(isDown).map(({ title }) => title)).toEqual([
    "the host's company is null",
    "the host names no company",
  ]);
  const failed = pageCases.filter((row) => row.faultName && isDown(row));
  expect([...new Set(failed.map(({ call }) => call))].toSorted()).toEqual(requiredCalls.toSorted());
});

test("a menu that was sent once is sent again while a required call fails, and the log says so", async () => {
  const { backend, fetchPage } = storefront;
  const { "answers 404": notFound, ...outages } = callFailures;
  const failures = requiredCalls.flatMap((call) =>
    [...Object.values(outages), notFound].map((fault) => ({ call, fault })),
  );
  const hostOf = (index: number) => `outage-${index}.localhost`;
  const open = async ({ call, fault }: (typeof failures)[number], index: number) => {
    const host = hostOf(index);
    const faults: Parameters<typeof backend.addRestaurant>[1] = { faults: {} };
    backend.addRestaurant(host, faults);
    const first = await fetchPage(host, "/products");
    faults.faults = { [call]: fault };
    const { status, html } = await fetchPage(host, "/products");
    return { status, isFirst: html === first.html };
  };
  const opened = await Promise.all(failures.map(open));
  failures.forEach(({ call, fault }, index) => {
    const stale = { status: 200, isFirst: true };
    const gone = { status: 404, isFirst: false };
    expect(opened[index], `${call} ${JSON.stringify(fault)}`).toEqual(
      fault === notFound ? gone : stale,
    );
  });
  const isLogged = async (host: string) =>
    (await storefront.readLogLines()).some(
      (line) => line.includes("an older page was sent") && line.includes(`${host}:`),
    );
  for (const [index, { fault }] of failures.entries()) {
    const host = hostOf(index);
    await expect.poll(() => isLogged(host), host).toBe(fault !== notFound);
  }
});

test("a menu is sent while none of its optional calls is answered", async () => {
  const { backend } = storefront;
  const faults = Object.fromEntries(optionalCalls.map((call) => [call, { silent: true } as const]));
  const companyId = backend.addRestaurant("silent.localhost", { faults });
  const page = `/products?qr-id=mesa-7.${companyId}`;
  const { status, html } = await storefront.fetchPage("silent.localhost", page);
  expect(status).toBe(200);
  for (const dish of dishes) expect(html).toContain(dish);
  const open = backend.requests.filter((one) => one.companyId === companyId && !one.done);
  expect(open.map(({ call }) => call).toSorted()).toEqual(optionalCalls.toSorted());
});

test("a page makes each call to the backend at most once", async () => {
  const { backend } = storefront;
  const companyId = backend.addRestaurant("counted.localhost");
  const pages = [
    "/",
    `/products?qr-id=mesa-7.${companyId}`,
    "/cart",
    "/info",
    "/tracking?order_id=ord-0",
    "/orders",
  ];
  for (const page of pages) {
    const before = backend.requests.length;
    const { status } = await storefront.fetchPage("counted.localhost", page);
    expect(status, page).toBe(200);
    const calls = backend.requests.slice(before).map(({ call }) => call);
    expect(calls, page).toContain("findHost");
    expect(calls.toSorted(), page).toEqual([...new Set(calls)].toSorted());
  }
});

test("the health page loads no company, and the pages of a disabled menu nothing else", async () => {
  const { backend } = storefront;
  const companyId = backend.addRestaurant("unloaded.localhost");
  const before = backend.requests.length;
  for (const page of ["/health", "/en/404", "/es/404", "/fr/404", "/pt/404"]) {
    await storefront.fetchPage("unloaded.localhost", `${page}?qr-id=mesa-7.${companyId}`);
  }
  const paths = new Set(backend.requests.slice(before).map(({ path }) => path));
  expect([...paths]).toEqual([
    "/ms-notifications/public/health",
    "/ms-companies/public/hosts/unloaded.localhost",
    `/ms-companies/public/companies/${companyId}`,
  ]);
});

test("every footer and every page of a disabled menu links to the provider's site", async () => {
  storefront.backend.addRestaurant("provided.localhost");
  for (const page of ["/", "/products", "/en/404", "/es/404", "/fr/404", "/pt/404"]) {
    const { html } = await storefront.fetchPage("provided.localhost", page);
    // The pages of a disabled menu have no footer.
    const footer = page.endsWith("404") ? html : html.slice(html.lastIndexOf("<footer"));
    expect(footer, page).toContain(`href="${PROVIDER_URL}"`);
  }
});

test("a host without a restaurant answers 404 with a link to the provider's site", async () => {
  const { status, html } = await storefront.fetchPage("nowhere.localhost", "/products");
  expect(status).toBe(404);
  expect(html).toContain(`href="${PROVIDER_URL}"`);
});
