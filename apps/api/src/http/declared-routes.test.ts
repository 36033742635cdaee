import { accountCalls } from "@comanda/contract/accounts/account-calls";
import { calls } from "@comanda/contract/calls/call-table";
import { staffCalls } from "@comanda/contract/staff/staff-calls";
import { permissions } from "@comanda/domain/staff/permissions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { authPaths } from "../sign-in/auth-paths.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { signedInAs } from "../testing/staff-members.ts";
import { honoPath } from "./hono-path.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const rows = (table: Record<string, { method: string; path: string }>) =>
  Object.values(table).map(({ method, path }) => `${method} ${honoPath(path)}`);

/** Who may make a call: its table says so. */
const declared = new Set([
  ...rows(calls),
  ...rows(staffCalls),
  ...rows(accountCalls),
  ...Object.keys(authPaths).map((name) => name.replace(" ", " /auth")),
]);

/** The routes beside the tables, each with what proves its sender. */
const others = {
  "DELETE /ms-printing/cloudprnt": "the printer's token",
  "DELETE /ms-printing/cloudprnt/:token": "the printer's token",
  "GET /ms-docs": "nothing: it is for everyone",
  "GET /ms-docs/openapi.json": "nothing: it is for everyone",
  "GET /ms-notifications/companies/:companyId/board-socket": "a member's session, at the upgrade",
  "GET /ms-notifications/public/socket": "the order's token, at the upgrade",
  "GET /ms-printing/cloudprnt": "the printer's token",
  "GET /ms-printing/cloudprnt/:token": "the printer's token",
  "POST /ms-payments/public/notifications/:companyId/:providerId": "the provider's signature",
  "POST /ms-printing/agent/jobs/:jobId": "the printer's token",
  "POST /ms-printing/agent/next": "the printer's token",
  "POST /ms-printing/cloudprnt": "the printer's token",
  "POST /ms-printing/cloudprnt/:token": "the printer's token",
};

test("every call of the console names a permission that exists", () => {
  for (const { permission } of Object.values(staffCalls)) expect(permissions).toContain(permission);
});

const servedRoutes = () => {
  const routes = createApp(api.deps).routes.filter(({ method }) => method !== "ALL");
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
};

test("every route is a call of a table, which says who may make it, or stands in the list of others", () => {
  const undeclared = servedRoutes().filter((route) => !declared.has(route));
  expect(undeclared.toSorted()).toEqual(Object.keys(others).toSorted());
});

/** What a form or a script of another site can send with a visitor's cookies, without asking first. */
const SIMPLE_TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/plain; a=application/json",
  null,
];
/** Where such a request comes from, as browsers with and without `Sec-Fetch-Site` say it. */
const FOREIGN_PAGES: Record<string, string>[] = [
  { origin: "https://evil.test" },
  { origin: "null" },
  { origin: "http://burgers.api.test", "sec-fetch-site": "same-site" },
  { origin: "https://evil.test", "sec-fetch-site": "cross-site" },
];

/** How routes refuse that no cookie opens: by what else they require. */
const refusalsOfOthers = ["printer_token_unknown", "invalid_notification", "payment_not_found"];

test("no route that changes something accepts what a page of another site can send without asking", async () => {
  const { cookie = null } = signedInAs("owner");
  for (const route of servedRoutes()) {
    const [method = "", pattern = ""] = route.split(" ");
    if (method === "GET") continue;
    const allowed = Object.hasOwn(others, route)
      ? refusalsOfOthers
      : ["foreign_origin", "unsupported_media_type"];
    const path = pattern.replace(":companyId", "tacos").replaceAll(/:\w+/gu, "none");
    for (const type of SIMPLE_TYPES) {
      for (const page of FOREIGN_PAGES) {
        const headers = {
          ...page,
          ...(cookie && { cookie }),
          ...(type && { "content-type": type }),
        };
        // Bytes have no type of their own.
        const body = new TextEncoder().encode("{}");
        const answer = await api.raw(path, { method, headers, body });
        const { code } = await answer.json();
        expect(allowed, `${route} ${type} ${page.origin}: ${code}`).toContain(code);
      }
    }
  }
});
