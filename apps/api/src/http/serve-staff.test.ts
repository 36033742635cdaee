import { type StaffCallName, staffCalls } from "@comanda/contract/staff/staff-calls";
import { hasPermission, roles } from "@comanda/domain/staff/permissions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { signedInAs } from "../testing/staff-members.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const names = Object.keys(staffCalls) as StaffCallName[];
const pathOf = (name: StaffCallName) =>
  staffCalls[name].path.replace("{companyId}", "tacos").replaceAll(/\{\w+\}/gu, "none");
const send = (name: StaffCallName, request: Parameters<TestApp["send"]>[2]) =>
  api.send<{ code: string }>(staffCalls[name].method, pathOf(name), request);

/** Everything that a refusal may say. */
const refusalFields = ["type", "title", "status", "code", "request_id"];

test.each(names)("%s without a session is refused as signed_out", async (name) => {
  const { headers } = signedInAs("owner");
  const answer = await send(name, { headers });
  expect([answer.status, answer.body.code]).toEqual([401, "signed_out"]);
  expect(Object.keys(answer.body)).toEqual(refusalFields);
});

const pairs = names.flatMap((name) => roles.map((role) => ({ name, role })));

test.each(pairs)("$name by $role is as the table of permissions says", async ({ name, role }) => {
  const answer = await send(name, signedInAs(role));
  const refused = answer.status === 403;
  expect(refused).toBe(!hasPermission(role, staffCalls[name].permission));
  if (refused) expect(answer.body.code).toBe("forbidden");
  if (refused) expect(Object.keys(answer.body)).toEqual(refusalFields);
});

const writes = names.filter((name) => staffCalls[name].method !== "GET");

test.each(writes)("%s from a page of another origin is refused", async (name) => {
  for (const origin of ["http://tacos.test", "https://api.test.evil.test", "null"]) {
    const answer = await send(name, { ...signedInAs("owner"), headers: { origin } });
    expect([answer.status, answer.body.code]).toEqual([403, "foreign_origin"]);
  }
  const without = await send(name, { cookie: signedInAs("owner").cookie ?? null });
  expect(without.body.code).toBe("foreign_origin");
});
