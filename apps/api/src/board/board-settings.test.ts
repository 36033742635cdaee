import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import { DEFAULT_BOARD_SETTINGS } from "@comanda/domain/board/board-settings";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  changeBoardSettings,
  readBoardSettingsAs,
  readStaffBoard,
  sendBoardSettings,
} from "../testing/board-calls.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { smallCompany } from "../testing/small-company.ts";

const company = smallCompany();

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([company]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const recordedChanges = async () =>
  (await api.db.selectFrom("audit_log").select("action").execute()).map(({ action }) => action);

test("settings are the defaults at first, survive a new import, and are published", async () => {
  const { settings } = await readStaffBoard(api);
  expect(settings).toMatchObject({ minutes_choices: [10, 15, 20, 30], auto_accept: {} });
  expect(await readBoardSettingsAs(api, "kitchen")).toEqual({ ...settings, revision: 0 });
  const changed = await changeBoardSettings(api, { minutes_choices: [5, 25] });
  expect(changed).toEqual({ ...settings, minutes_choices: [5, 25], revision: 1 });
  expect(api.published.at(-1)).toEqual({
    channel: "board_changed",
    payload: JSON.stringify({ company_id: "tacos" }),
  });
  await api.store(company);
  expect((await readStaffBoard(api)).settings.minutes_choices).toEqual([5, 25]);
  expect(await readBoardSettingsAs(api, "kitchen")).toEqual(changed);
});

test("the public settings have the board's default time of a takeaway, in a new version of the pages", async () => {
  const takeaway = async () => {
    const path = "/ms-companies/public/companies/tacos/ecommerce-settings";
    return (await api.send<EcommerceSettings>("GET", path)).body.takeaway?.average_time;
  };
  const version = async () =>
    (await api.db.selectFrom("companies").select("menu_version").executeTakeFirstOrThrow())
      .menu_version;
  expect(await takeaway()).toBe("20");
  const before = await version();
  const { default_minutes } = await changeBoardSettings(api, { minutes_choices: [5, 25] });
  expect(await version()).toBe(before);
  await changeBoardSettings(api, { default_minutes: { ...default_minutes, TAKEAWAY: 25 } });
  expect(await takeaway()).toBe("25");
  expect(await version()).not.toBe(before);
});

test("when two members change the board settings at once, one learns that the other was first", async () => {
  const settings = await readBoardSettingsAs(api, "manager");
  const answers = await Promise.all(
    [30, 40].map((finalize_after_minutes) =>
      sendBoardSettings(api, "manager", { ...settings, finalize_after_minutes }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [first, second] = answers.toSorted((one, other) => one.status - other.status);
  expect(second?.body).toMatchObject({
    code: "settings_changed",
    changed: { by: "Manager", at: api.now.toISOString() },
  });
  expect(await readBoardSettingsAs(api, "manager")).toEqual(first?.body);
  expect(await recordedChanges()).toEqual(["board.settings"]);
});

test("the same change of the board sent twice succeeds twice, and is recorded once", async () => {
  const settings = await readBoardSettingsAs(api, "manager");
  const change = { ...settings, auto_accept: { TAKEAWAY: 15 } };
  for (const _ of [1, 2])
    expect(await sendBoardSettings(api, "manager", change)).toMatchObject({
      status: 200,
      body: { revision: 1, auto_accept: { TAKEAWAY: 15 } },
    });
  expect(await recordedChanges()).toEqual(["board.settings"]);
});

test("settings that were stored without a revision have the revision 0", async () => {
  const { revision: _, ...settings } = await changeBoardSettings(api, { minutes_choices: [5] });
  const board_settings = JSON.stringify(settings);
  await api.db.updateTable("companies").set({ board_settings }).execute();
  expect(await readBoardSettingsAs(api, "manager")).toEqual({ ...settings, revision: 0 });
  expect((await changeBoardSettings(api, { minutes_choices: [6] })).revision).toBe(1);
});

test.each([
  ["minutes_choices", { minutes_choices: [20, 10] }],
  ["minutes_choices", { minutes_choices: [] }],
  ["lead_minutes.DELIVERY", { lead_minutes: { DELIVERY: 0 } }],
  ["revision", { revision: undefined }],
])("a wrong setting is refused beside its field %s", async (field, changes) => {
  const settings = await readBoardSettingsAs(api, "manager");
  const answer = await sendBoardSettings(api, "manager", { ...settings, ...changes });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: field }] } });
  expect(await readBoardSettingsAs(api, "manager")).toEqual(settings);
});

test("settings that were stored before guests could do anything have the defaults for it", async () => {
  const { customer_cancel_minutes, table_calls, ...old } = DEFAULT_BOARD_SETTINGS;
  const board_settings = JSON.stringify({ ...old, revision: 4 });
  await api.db.updateTable("companies").set({ board_settings }).execute();
  const read = await readBoardSettingsAs(api, "manager");
  expect(read).toEqual({ ...DEFAULT_BOARD_SETTINGS, revision: 4 });
  expect([customer_cancel_minutes, table_calls]).toEqual([2, false]);
});
