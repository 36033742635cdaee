import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ConsoleBrowser } from "../testing/console-browser.ts";
import { createTestApp, NOON, type TestApp } from "../testing/create-test-app.ts";
import { smallCompany } from "../testing/small-company.ts";
import { MEMBER_PIN_TRIES, memberLockMs } from "./member-pin-tries.ts";
import { PIN_LOCK_MS, PIN_TRIES } from "./tablet-pin-tries.ts";
import { addMember, browserOf, enrollTestTablet, PIN, STAFF } from "./testing/enrolled-tablet.ts";

let api: TestApp;
let tablet: ConsoleBrowser;
let beto: string;
beforeAll(async () => {
  api = await createTestApp([smallCompany(), smallCompany("pizza")]);
});
beforeEach(async () => {
  await api.reset();
  tablet = await enrollTestTablet(api);
  beto = await addMember(api, "Beto", "kitchen", PIN);
});
afterAll(() => api.close());

const unlock = (pin = PIN, member_id = beto, browser = tablet) =>
  browser.post<{ code?: string; next_at?: string }>("/auth/tablet/unlock", { member_id, pin });

test("five wrong PINs lock the member on this tablet for ten minutes, the right one too", async () => {
  for (let nth = 0; nth < PIN_TRIES; nth += 1)
    expect((await unlock("9999")).body.code).toBe("wrong_pin");
  const locked = await unlock();
  expect([locked.status, locked.body.code]).toEqual([423, "pin_locked"]);
  expect(locked.body.next_at).toBe(new Date(NOON.getTime() + PIN_LOCK_MS).toISOString());
  const nico = await addMember(api, "Nico", "kitchen", "6038");
  expect((await unlock("6038", nico)).status).toBe(200);
  api.now = new Date(NOON.getTime() + PIN_LOCK_MS);
  expect((await unlock("9999")).body.code).toBe("wrong_pin");
  expect((await unlock()).status).toBe(200);
});

test("wrong PINs at the same time count each", async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, nth) => unlock(String(9000 + nth * 7))),
  );
  const codes = answers.map(({ body }) => body.code);
  expect(codes.filter((code) => code === "wrong_pin")).toHaveLength(PIN_TRIES);
  expect((await unlock()).body.code).toBe("pin_locked");
});

test("a right PIN forgets the wrong ones, and a manager's new PIN ends the lock", async () => {
  for (let nth = 0; nth < PIN_TRIES - 1; nth += 1) await unlock("9999");
  expect((await unlock()).status).toBe(200);
  for (let nth = 0; nth < PIN_TRIES; nth += 1) await unlock("9999");
  const changed = await browserOf(api, "owner").post(`${STAFF}/members/${beto}/pin`, {
    pin: "5083",
  });
  expect(changed.body).toMatchObject({ name: "Beto", has_pin: true });
  expect((await unlock()).body.code).toBe("wrong_pin");
  expect((await unlock("5083")).status).toBe(200);
});

test("an unknown member is refused like a wrong PIN, and leaves no row", async () => {
  expect((await unlock(PIN, "nobody")).body.code).toBe("wrong_pin");
  expect((await unlock(PIN, "account-owner")).body.code).toBe("wrong_pin");
  expect(await api.db.selectFrom("staff_pin_failures").selectAll().execute()).toEqual([]);
});

test("wrong PINs of a member count over all tablets, lock them longer each time, and are in the audit log", async () => {
  for (let nth = 0; nth < MEMBER_PIN_TRIES; nth += 1) {
    api.now = new Date(NOON.getTime() + Math.floor(nth / PIN_TRIES) * PIN_LOCK_MS);
    expect((await unlock("9999")).body.code).toBe("wrong_pin");
  }
  const other = browserOf(api, "owner");
  await other.post(`${STAFF}/tablets`, { name: "Counter 2" });
  const locked = await unlock(PIN, beto, other);
  expect([locked.status, locked.body.code]).toEqual([423, "pin_locked"]);
  expect(locked.body.next_at).toBe(new Date(api.now.getTime() + memberLockMs(10)).toISOString());
  const log = await api.db
    .selectFrom("audit_log")
    .select(["action", "target"])
    .where("action", "=", "team.lock_pin")
    .execute();
  expect(log).toEqual([{ action: "team.lock_pin", target: beto }]);
  api.now = new Date(api.now.getTime() + memberLockMs(10));
  expect((await unlock(PIN, beto, other)).status).toBe(200);
});

test("a lock takes twice as long each time, a day at most", () => {
  expect([9, 10, 11, 15, 20, 1000].map(memberLockMs)).toEqual(
    [0, 10, 0, 20, 40, 24 * 60].map((minutes) => minutes * 60_000),
  );
});
