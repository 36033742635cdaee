import type { AlertHealth, StoredAlertSettings } from "@comanda/contract/staff/alert-schemas";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readImportTime } from "../companies/import-time.ts";
import { writeInstallationFact } from "../db/installation-facts.ts";
import { sessionCookieSecret } from "../sessions/account-secrets.ts";
import { signToken, staffCookieName } from "../sessions/staff-cookies.ts";
import { Refusal } from "../shared/refusal.ts";
import { demoToken, openDemo } from "../sign-in/open-demo.ts";
import { type AlertsFixture, createAlertsFixture } from "../testing/alerts-fixture.ts";
import { createPlacedOrder } from "../testing/order-flow.ts";
import { signedInAs, TEST_SECRET } from "../testing/staff-members.ts";

let fixture: AlertsFixture;
beforeAll(async () => {
  fixture = await createAlertsFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const changed = {
  push: { active: false, after_seconds: 30 },
  mail: { active: true, after_seconds: 120, addresses: ["ana@tacos.test"] },
  pause: { active: true, after_seconds: 300, minutes: 15 },
};

type Refused = { code?: string; changed?: { by: string } };

test("settings begin with push messages alone, and stay as they are changed", async () => {
  const before = await fixture.call<StoredAlertSettings>("GET", "alert-settings");
  expect(before.body).toMatchObject({
    revision: 0,
    push: { active: true, after_seconds: 60 },
    mail: { active: false, addresses: [] },
    pause: { active: false },
  });
  const stored = await fixture.call("POST", "alert-settings", { revision: 0, ...changed });
  expect(stored).toMatchObject({ status: 200, body: { revision: 1, ...changed } });
  expect((await fixture.call("GET", "alert-settings")).body).toEqual({ revision: 1, ...changed });
});

test("when two members change the settings at once, the second is refused with the name of the first", async () => {
  const bodies = [30, 40].map((after_seconds) => ({
    revision: 0,
    ...changed,
    push: { active: true, after_seconds },
  }));
  const answers = await Promise.all(
    bodies.map((body) => fixture.call<Refused>("POST", "alert-settings", body)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: "settings_changed",
    changed: { by: "Owner", at: fixture.api.now.toISOString() },
  });
});

test("the same change sent twice succeeds twice, and is recorded once without addresses", async () => {
  for (const _ of [1, 2])
    expect((await fixture.call("POST", "alert-settings", { revision: 0, ...changed })).status).toBe(
      200,
    );
  const log = await fixture.api.db.selectFrom("audit_log").selectAll().execute();
  expect(log.map(({ action, actor }) => [action, actor])).toEqual([["alerts.settings", "Owner"]]);
  expect(JSON.stringify(log)).not.toContain("ana@tacos.test");
});

test.each([
  ["mails without an address", { mail: { ...changed.mail, addresses: [] } }, "mail.addresses"],
  [
    "several addresses in one",
    { mail: { ...changed.mail, addresses: ["a@b.test, c@d.test"] } },
    "mail.addresses.0",
  ],
  ["a step after a second", { push: { active: true, after_seconds: 1 } }, "push.after_seconds"],
  ["a pause without an end", { pause: { ...changed.pause, minutes: 0 } }, "pause.minutes"],
])("%s are refused beside their field", async (_what, part, path) => {
  const body = { revision: 0, ...changed, ...part };
  const answer = await fixture.call<{ errors: { path: string }[] }>("POST", "alert-settings", body);
  expect(answer.status).toBe(422);
  expect(answer.body.errors.map((error) => error.path)).toEqual([path]);
});

test("a member of the kitchen sees the steps, without addresses", async () => {
  await fixture.call("POST", "alert-settings", { revision: 0, ...changed });
  const seen = await fixture.call<StoredAlertSettings>(
    "GET",
    "alert-settings",
    undefined,
    signedInAs("kitchen"),
  );
  expect(seen.body.mail).toEqual({ ...changed.mail, addresses: [] });
});

test("boards report whether they ring, and are gone when they stop reporting", async () => {
  const { call, wait, health } = fixture;
  const report = (board_id: string, sound: string) =>
    call<AlertHealth>("POST", "boards", { board_id, sound }, signedInAs("kitchen"));
  await report("tablet", "on");
  expect((await report("phone", "off")).body.boards).toEqual({ connected: 2, ringing: 1 });
  wait(30);
  expect((await report("phone", "on")).body.boards).toEqual({ connected: 2, ringing: 2 });
  wait(61);
  expect((await health()).boards).toEqual({ connected: 1, ringing: 1 });
  wait(60);
  expect((await health()).boards).toEqual({ connected: 0, ringing: 0 });
});

test("the health shows the waiting orders and the next step", async () => {
  expect((await fixture.health()).waiting).toEqual({ count: 0, since: null, next_step: null });
  const since = fixture.api.now.toISOString();
  await createPlacedOrder(fixture.api);
  fixture.wait(10);
  await createPlacedOrder(fixture.api);
  const at = new Date(Date.parse(since) + 60_000).toISOString();
  expect((await fixture.health()).waiting).toEqual({
    count: 2,
    since,
    next_step: { step: "push", at },
  });
});

test("the health shows that a due push message had no device", async () => {
  await createPlacedOrder(fixture.api);
  fixture.wait(60);
  await fixture.escalate();
  expect((await fixture.health()).push).toMatchObject({ devices: 0, error: "no_device" });
});

test("a test mail goes to the given address in the company's language", async () => {
  const { call, mails } = fixture;
  const answer = await call("POST", "alert-settings/test-mail", { address: "ana@tacos.test" });
  expect(answer.body).toEqual({ queued: true });
  await vi.waitFor(() => expect(mails).toHaveLength(1), 10_000);
  expect(mails[0]).toMatchObject({ to: "ana@tacos.test", subject: "Tacos: test mail" });
});

test("visitors of the demo send no mail to addresses of their choice", async () => {
  const { api, call, mails } = fixture;
  const imported_at = await readImportTime(api.db, "tacos");
  const demo = JSON.stringify([{ company_id: "tacos", imported_at }]);
  await writeInstallationFact(api.db, "demo_companies", demo);
  const visitor = { address: null, userAgent: null };
  const opened = await openDemo({ ...api.deps, demo: true }, demoToken(TEST_SECRET), visitor);
  if (opened instanceof Refusal) throw new Error(opened.code);
  const name = staffCookieName("session_token", { secure: false });
  const value = signToken(opened.sessionToken, sessionCookieSecret(TEST_SECRET));
  const asDemo = { ...signedInAs("owner"), cookie: `${name}=${encodeURIComponent(value)}` };
  const refused = await call("POST", "alert-settings", { revision: 0, ...changed }, asDemo);
  expect([refused.status, refused.body]).toMatchObject([403, { code: "not_for_the_demo" }]);
  const address = "ana@tacos.test";
  const test = await call("POST", "alert-settings/test-mail", { address }, asDemo);
  expect([test.status, test.body]).toMatchObject([403, { code: "not_for_the_demo" }]);
  await call("POST", "alert-settings", { revision: 0, ...changed });
  const slower = { ...changed, push: { active: true, after_seconds: 90 } };
  const kept = await call("POST", "alert-settings", { revision: 1, ...slower }, asDemo);
  expect(kept.status).toBe(200);
  expect(mails).toEqual([]);
});

test("the health shows the error code of a mail that could not be sent", async () => {
  const { call, api, failMails, wait, escalate, health } = fixture;
  await call("POST", "alert-settings", { revision: 0, ...changed });
  failMails(Object.assign(new Error("ana@tacos.test"), { code: "ECONNREFUSED" }));
  await createPlacedOrder(api);
  wait(120);
  await escalate();
  await vi.waitFor(async () => expect((await health()).mail.error).toBe("ECONNREFUSED"), 10_000);
  expect(JSON.stringify(api.log)).not.toContain("ana@tacos.test");
  failMails(null);
  await vi.waitFor(async () => expect((await health()).mail.error).toBeNull(), 10_000);
});
