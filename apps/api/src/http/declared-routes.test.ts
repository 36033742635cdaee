import { accountCalls } from "@comanda/contract/accounts/account-calls";
import { calls } from "@comanda/contract/calls/call-table";
import { staffCalls } from "@comanda/contract/staff/staff-calls";
import { permissions } from "@comanda/domain/staff/permissions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { authPaths } from "../sign-in/auth-paths.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
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

test("every route is a call of a table, which says who may make it, or stands in the list of others", () => {
  const served = createApp(api.deps)
    .routes.filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path}`);
  const undeclared = [...new Set(served)].filter((route) => !declared.has(route));
  expect(undeclared.toSorted()).toEqual(Object.keys(others).toSorted());
});
