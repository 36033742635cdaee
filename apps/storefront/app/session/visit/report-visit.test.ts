import { calls } from "@comanda/contract/calls/call-table";
import { stubStorage } from "@comanda/ui/web/testing/stub-storage.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { stubPage } from "../../analytics/testing/stub-page.ts";
import { reportVisit } from "./report-visit.ts";

let storage: Map<string, string>;
const sent: { url: string; method: string | undefined }[] = [];
let page: ReturnType<typeof stubPage>;
let status = 204;

beforeEach(() => {
  sent.length = 0;
  status = 204;
  page = stubPage();
  storage = stubStorage("sessionStorage");
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    sent.push({ url, method: init.method });
    if (status === 0) throw new TypeError("offline");
    return new Response(null, { status });
  });
});

const company = (id: string) => ({ id, timezone: "America/Mexico_City" });
const now = new Date("2026-03-03T03:30:00Z");

test("a visit is counted once, on the date in the company's time zone, by the contract's call", async () => {
  await reportVisit(company("a"), "", now);
  await reportVisit(company("a"), "?utm_source=flyer", now);
  const { path, method } = calls.countVisit;
  expect([method, path]).toEqual(["PATCH", "/ms-reports/public/company-visit"]);
  expect(sent).toEqual([{ url: `${path}?company_id=a&date=2026-03-02`, method }]);
  expect(page.dataLayer).toEqual([]);
});

test("a reload in the same visit is not counted", async () => {
  storage.set("comanda.once.visit.b", "1");
  await reportVisit(company("b"), "", now);
  expect(sent).toEqual([]);
});

test("a visit that starts as a preview is never counted", async () => {
  await reportVisit(company("c"), "?from=preview", now);
  await reportVisit(company("c"), "", now);
  expect(sent).toEqual([]);
});

test.each([
  ["d", 0],
  ["e", 503],
])("a failed count is reported and does not throw", async (id, failure) => {
  status = failure;
  await reportVisit(company(id), "", now);
  expect(page.dataLayer).toMatchObject([{ event: "requestError", action: `ERROR_${failure}` }]);
});
