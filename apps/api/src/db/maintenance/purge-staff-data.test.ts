import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import { purgeExpiredData } from "./purge-expired-data.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test("expired sessions, tokens, invitations and PIN counts go, valid ones stay, and the log is kept two years", async () => {
  const { db } = api;
  const ages = { old: 60, fresh: -1 };
  for (const [name, days] of Object.entries(ages)) {
    const expires_at = daysAgo(days);
    const session = { id: name, token: name, account_id: "account-owner", expires_at };
    await db
      .insertInto("staff_sessions")
      .values({ ...session, ip_address: null, user_agent: null })
      .execute();
    const verification = { id: name, identifier: name, value: "", expires_at };
    await db.insertInto("staff_verifications").values(verification).execute();
    const invitation = {
      company_id: "tacos",
      id: name,
      token_hash: name,
      role: "kitchen",
    } as const;
    await db
      .insertInto("staff_invitations")
      .values({
        ...invitation,
        email: null,
        invited_by: "x",
        invited_by_account: null,
        created_at: expires_at,
        expires_at,
      })
      .execute();
    const failure = { company_id: "tacos", failures: 1, last_at: daysAgo(days) };
    const account_id = name === "old" ? "account-owner" : "account-kitchen";
    await db
      .insertInto("staff_member_pin_failures")
      .values({ ...failure, account_id })
      .execute();
  }
  for (const [id, days] of [
    ["old", 800],
    ["fresh", 600],
  ] as const)
    await db
      .insertInto("audit_log")
      .values({ company_id: "tacos", id, at: daysAgo(days), actor: "x", action: "team.join" })
      .execute();
  await purgeExpiredData(db);
  for (const table of ["staff_verifications", "staff_invitations", "audit_log"] as const)
    expect(await db.selectFrom(table).select("id").execute(), table).toEqual([{ id: "fresh" }]);
  const sessions = await db.selectFrom("staff_sessions").select("id").execute();
  expect(sessions.map(({ id }) => id)).not.toContain("old");
  expect(sessions.map(({ id }) => id)).toContain("fresh");
  const failures = await db.selectFrom("staff_member_pin_failures").select("account_id").execute();
  expect(failures).toEqual([{ account_id: "account-kitchen" }]);
});
