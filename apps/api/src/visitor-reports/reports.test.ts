import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp, type TestRequest } from "../testing/create-test-app.ts";
import { createDraft, createPlacedOrder, refusalBody } from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import { listAbuseReports, listSources, listVisits } from "./list-visitor-reports.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([smallCompany(), smallCompany("burgers")]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const REPORT = "/ms-companies/public/companies/site-abuse-report";
const report = (body: object = {}, request: TestRequest = {}) =>
  api.send<{ id: string }>("POST", REPORT, {
    ...request,
    body: { company_id: "tacos", reason: "Prices", description: "They differ.", ...body },
  });

const visit = (date: string, companyId = "tacos") =>
  api.send("PATCH", `/ms-reports/public/company-visit?company_id=${companyId}&date=${date}`);

test("an abuse report is stored for its company with every field", async () => {
  const details = { contact: "ana@example.test", page_url: "https://tacos.test/products?a=1" };
  const { status, body } = await report(details);
  expect({ status, body }).toEqual({ status: 201, body: { id: expect.any(String) } });
  api.now = new Date(api.now.getTime() + 1000);
  const second = await report({ description: " Again. ", contact: " " });
  expect(await listAbuseReports(api, "tacos")).toEqual([
    {
      company_id: "tacos",
      id: second.body.id,
      reason: "Prices",
      description: "Again.",
      contact: null,
      page_url: null,
      created_at: api.now,
    },
    expect.objectContaining({ id: body.id, ...details }),
  ]);
  expect(await listAbuseReports(api, "burgers")).toEqual([]);
});

test("a repeated idempotency key stores one report", async () => {
  const request = { headers: { "idempotency-key": "r1" } };
  const answers = await Promise.all([report({}, request), report({}, request)]);
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect(await listAbuseReports(api, "tacos")).toHaveLength(1);
});

test.each([
  [{ page_url: "javascript:alert(1)" }, "page_url"],
  [{ page_url: "data:text/html,x" }, "page_url"],
  [{ page_url: " https://tacos.test" }, "page_url"],
  [{ page_url: "//tacos.test" }, "page_url"],
  [{ page_url: "https://" }, "page_url"],
  [{ reason: " " }, "reason"],
  [{ description: "x".repeat(1001) }, "description"],
  [{ description: "\u0007" }, "description"],
])("the report %j is refused", async (body, path) => {
  expect(await report(body)).toMatchObject(
    refusalBody(422, "invalid_body", { errors: [expect.objectContaining({ path })] }),
  );
  expect(await listAbuseReports(api, "tacos")).toEqual([]);
});

test("a report or a visit for an unknown company is refused", async () => {
  const refused = refusalBody(404, "company_not_found");
  expect(await report({ company_id: "nobody" })).toMatchObject(refused);
  expect(await visit("2026-03-14", "nobody")).toMatchObject(refused);
});

test("every visit is counted, also when many arrive at the same time", async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => visit("2026-03-14")));
  for (const { status, body } of answers) expect([status, body]).toEqual([204, undefined]);
  await visit("2026-03-14", "burgers");
  expect(await listVisits(api, "tacos")).toEqual([{ day: "2026-03-14", visits: 12 }]);
  expect(await listVisits(api, "burgers")).toEqual([{ day: "2026-03-14", visits: 1 }]);
});

test("a visit's date may differ by one day from the local date of the company", async () => {
  // Still the 14th in Mexico City, already the 15th in UTC.
  api.now = new Date("2026-03-15T05:30:00Z");
  for (const date of ["2026-03-13", "2026-03-14", "2026-03-15"]) {
    expect((await visit(date)).status).toBe(204);
  }
  for (const date of ["2026-03-12", "2026-03-16", "2025-03-14", "2026-3-14", "2026-02-31", ""]) {
    expect(await visit(date)).toMatchObject(refusalBody(422, "invalid_params"));
  }
  expect(await listVisits(api, "tacos", { limit: 2, offset: 0 })).toEqual([
    { day: "2026-03-15", visits: 1 },
    { day: "2026-03-14", visits: 1 },
  ]);
});

test("placed orders are counted per company, UTM source and campaign", async () => {
  const flyer = { utm_source: "flyer", utm_campaign: "summer" };
  const orders = [
    await createPlacedOrder(api, flyer),
    await createPlacedOrder(api, flyer),
    await createPlacedOrder(api),
  ];
  // A draft is not counted.
  await createDraft(api, { utm_source: "map" });
  const [first, second, third] = orders.map(({ breakdown }) => (breakdown?.total ?? 0) * 100);
  expect(await listSources(api, "tacos")).toEqual([
    { ...flyer, orders: 2, amount: (first ?? 0) + (second ?? 0), currency: orders[0]?.currency },
    {
      utm_source: null,
      utm_campaign: null,
      orders: 1,
      amount: third,
      currency: orders[0]?.currency,
    },
  ]);
  expect(await listSources(api, "tacos", { limit: 1, offset: 0 })).toHaveLength(1);
  expect(await listSources(api, "burgers")).toEqual([]);
});
