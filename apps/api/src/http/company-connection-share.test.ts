import { expect, test } from "vitest";
import { currentDatabaseUse } from "../db/use/database-use.ts";
import type { Serve } from "./call-handler.ts";
import { countedPerCompany } from "./company-connection-share.ts";

type Request = { params?: object; body?: object | null; query?: object };

/** Returns the company that the handler's database use counts for. */
function shareOf(request: Request): string | undefined {
  let share: string | undefined;
  const serve = ((_name: string, handler: (given: unknown, c: unknown) => unknown) =>
    handler({ params: {}, body: undefined, query: {}, ...request }, null)) as unknown as Serve;
  const handler = () => {
    share = currentDatabaseUse().companyId;
    return null;
  };
  countedPerCompany(serve)("readHealth", handler as never);
  return share;
}

test.each<[string, Request, string | undefined]>([
  ["the path", { params: { companyId: "a" }, body: { company_id: "b" } }, "a"],
  ["the body", { body: { company_id: "b" } }, "b"],
  ["the query of a call without a body", { query: { company_id: "c" } }, "c"],
  ["nothing", {}, undefined],
])("a request counts for the company of %s", (_, request, company) => {
  expect(shareOf(request)).toBe(company);
});

test("a query that the call does not read cannot choose the company that a request counts for", () => {
  const query = { companyId: "other", company_id: "other" };
  expect(shareOf({ body: { company_id: "b" }, query })).toBe("b");
  expect(shareOf({ params: { companyId: "a" }, query })).toBe("a");
  expect(shareOf({ body: {}, query })).toBeUndefined();
});
