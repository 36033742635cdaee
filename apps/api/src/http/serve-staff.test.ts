import { type StaffCallName, staffCalls } from "@comanda/contract/staff/staff-calls";
import { hasPermission, roles } from "@comanda/domain/staff/permissions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { putTestStaff, signedInAs, testAccountId } from "../testing/staff-members.ts";

type Stranger = Parameters<typeof signedInAs>;
const ENDED: Stranger = ["manager", "elsewhere"];
const EXPIRED: Stranger = ["cashier", "elsewhere"];
const REMOVED: Stranger = ["owner", "elsewhere"];

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await putTestStaff(api.db, null);
  // Two owners of the company, whose sessions are over; the third account is no member any more.
  const owner = { company_id: "tacos", role: "owner", pin_hash: null } as const;
  const owners = [ENDED, EXPIRED].map((who) => ({ ...owner, account_id: testAccountId(...who) }));
  await api.db.insertInto("staff_members").values(owners).execute();
  const sessions = (who: Stranger) => ["account_id", "=", testAccountId(...who)] as const;
  const expires_at = new Date(api.now.getTime() - 1);
  await api.db
    .updateTable("staff_sessions")
    .set({ expires_at })
    .where(...sessions(EXPIRED))
    .execute();
  await api.db
    .deleteFrom("staff_sessions")
    .where(...sessions(ENDED))
    .execute();
});
afterAll(() => api.close());

const names = Object.keys(staffCalls) as StaffCallName[];
const pathOf = (name: StaffCallName) =>
  staffCalls[name].path.replace("{companyId}", "tacos").replaceAll(/\{\w+\}/gu, "none");
const send = (name: StaffCallName, request: Parameters<TestApp["send"]>[2]) =>
  api.send<{ code: string }>(staffCalls[name].method, pathOf(name), request);

/** Everything that a refusal may say. */
const refusalFields = ["type", "title", "status", "code", "request_id"];

const cookieOf = (...who: Stranger) => signedInAs(...who).cookie ?? "";

/** The cookies of requests that prove no member of the company, and how they are refused. */
const strangers: Record<string, [cookie: string | null, status: number, code: string]> = {
  "no session": [null, 401, "signed_out"],
  "a forged session": [`${cookieOf("owner").slice(0, -4)}AAAA`, 401, "signed_out"],
  "an ended session": [cookieOf(...ENDED), 401, "signed_out"],
  "an expired session": [cookieOf(...EXPIRED), 401, "signed_out"],
  "a removed member": [cookieOf(...REMOVED), 403, "forbidden"],
};

test.each(names)("%s is refused without a session that proves a member", async (name) => {
  const { headers = {} } = signedInAs("owner");
  for (const [who, [cookie, ...refusal]] of Object.entries(strangers)) {
    const answer = await send(name, { headers, cookie });
    expect([answer.status, answer.body.code], who).toEqual(refusal);
    expect(Object.keys(answer.body)).toEqual(refusalFields);
  }
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
