import type { Problem } from "@comanda/contract/calls/problems";
import type {
  SalesClosing,
  SalesDay,
  SalesOfRange,
  SalesSettings,
} from "@comanda/contract/sales/sales-schemas";
import { DAY_MS, HOUR_MS } from "@comanda/domain/time/durations";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPaymentContext } from "../payments/payment-context.ts";
import { sendBoardAction } from "../testing/board-calls.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createPlacedOrder, specialCombo, tacoCombo } from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";
import { rollUpSales } from "./roll-up-sales.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** Saturday 14 March 2026, noon in Mexico City: the test's present time. */
const TODAY = "2026-03-14";
const LAST_WEEK = "2026-03-07";

const path = (call: string) => `/ms-orders/companies/tacos/sales/${call}`;
const read = async <Answer>(call: string) =>
  (await api.send<Answer & Partial<Problem>>("GET", path(call), signedInAs("manager"))).body;
const readDay = (day = "") => read<SalesDay>(`day${day && `?day=${day}`}`);
const readRange = (by: string, from = LAST_WEEK, to = TODAY) =>
  read<SalesOfRange>(`range?from=${from}&to=${to}&by=${by}`);
const setHour = (body: object) =>
  api.send<SalesSettings & Partial<Problem>>("POST", path("settings"), {
    ...signedInAs("manager"),
    body,
  });
const rollUp = () =>
  rollUpSales({ ...createPaymentContext(api.deps), backgroundQueue: (work) => work() });

/** Places an order at a time before now, for `quantity` specials of 100.00. */
async function placeBefore(milliseconds: number, quantity = 1) {
  const now = api.now;
  api.now = new Date(now.getTime() - milliseconds);
  const order = await createPlacedOrder(api, { combos: [specialCombo(quantity)] });
  api.now = now;
  return order;
}

test("today stands beside the same weekday, up to the same minute", async () => {
  await placeBefore(0, 3);
  await placeBefore(7 * DAY_MS + HOUR_MS, 2);
  await placeBefore(7 * DAY_MS - 10 * 60_000, 5);
  api.now = new Date(api.now.getTime() + 5 * 60_000);
  const day = await readDay();
  expect(day).toMatchObject({ day: TODAY, today: TODAY, compared_day: LAST_WEEK, start_hour: 4 });
  expect(day.figures).toMatchObject({ orders: 1, pieces: 3, total: 300 });
  expect(day.compared).toMatchObject({ orders: 1, total: 200 });
  const noon = day.hours.find(({ hour }) => hour === 12);
  expect(noon).toMatchObject({ figures: { total: 300 }, compared: { total: 500 } });
  expect(noon).toMatchObject({ compared_so_far: { total: 0 }, has_begun: true });
  expect(day.hours.map(({ hour }) => hour).slice(0, 3)).toEqual([4, 5, 6]);
  expect(day.hours.at(-1)).toMatchObject({ hour: 3, has_begun: false });
  expect(day.products).toMatchObject([{ key: "special", label: "Special" }]);
  expect(day.payments).toMatchObject([{ key: "cash", figures: { total: 300 } }]);
  const past = await readDay(LAST_WEEK);
  expect(past.figures.total).toBe(700);
  expect(past.compared.orders).toBe(0);
});

test("an hour that the clocks skip stands beside what was sold in it a week before", async () => {
  const file = smallCompany();
  await api.store({ ...file, company: { ...file.company, timezone: "America/New_York" } });
  // Saturday's business day of 7 March has no hour from 2 to 3 of Sunday: the clocks go forward.
  api.now = new Date("2026-03-01T07:30:00Z");
  await placeBefore(0, 2);
  api.now = new Date("2026-03-08T07:30:00Z");
  const { day, compared, hours } = await readDay();
  expect([day, compared.total]).toEqual(["2026-03-07", 200]);
  expect(hours.map(({ hour }) => hour).slice(-3)).toEqual([1, 2, 3]);
  const skipped = hours.find(({ hour }) => hour === 2);
  expect(skipped).toMatchObject({
    has_begun: true,
    figures: { total: 0 },
    compared: { total: 200 },
  });
  // Where nothing was sold in it, the hour is left out.
  expect((await readDay("2025-03-08")).hours).toHaveLength(23);
});

test("a past day is read from its rollup until one of its orders changes", async () => {
  const order = await placeBefore(2 * DAY_MS);
  await placeBefore(2 * DAY_MS, 2);
  await rollUp();
  await api.db.updateTable("sales_rollups").set({ total: 4_200 }).execute();
  expect((await readRange("day")).figures.total).toBe(42);

  const answer = await sendBoardAction(api, "manager", order, [
    "refuse",
    { revision: 1, reason: "closing" },
  ]);
  expect(answer.status).toBe(200);
  const expected = { orders: 1, total: 200, cancelled: 1, cancelled_total: 100 };
  expect((await readRange("day")).figures).toMatchObject(expected);
  await rollUp();
  api.now = new Date(api.now.getTime() + HOUR_MS);
  await rollUp();
  expect((await readRange("day")).figures).toMatchObject(expected);
  const stored = await api.db.selectFrom("sales_rollups").select("total").distinct().execute();
  expect(stored).not.toContainEqual({ total: 4_200 });
});

test("an order of tonight belongs to today, whatever is rolled up", async () => {
  api.now = new Date("2026-03-15T09:59:00Z");
  await placeBefore(0);
  await rollUp();
  const stored = await api.db.selectFrom("sales_rolled_days").selectAll().execute();
  expect(stored).toEqual([]);
  expect(await readDay()).toMatchObject({ day: TODAY, figures: { orders: 1 } });
  api.now = new Date("2026-03-15T10:00:00Z");
  expect(await readDay()).toMatchObject({ day: "2026-03-15", figures: { orders: 0 } });
});

test("products count in the category and under the name that they have now", async () => {
  await createPlacedOrder(api, { combos: [tacoCombo(2), specialCombo(1)] });
  const rows = (await readRange("category")).rows;
  expect(rows.map(({ key, label, figures }) => [key, label, figures.pieces])).toEqual([
    ["counted", "Counted", 1],
    ["tacos", "Tacos", 2],
  ]);
  await api.db.updateTable("order_lines").set({ product_id: "gone" }).execute();
  expect((await readRange("category")).rows).toMatchObject([{ key: "", figures: { gross: 157 } }]);
  expect((await readRange("product")).rows).toMatchObject([
    { key: "gone", figures: { pieces: 3 } },
  ]);
});

test("a coupon is one row, however its code was written when it was used", async () => {
  for (const [at, code] of ["TEN", "ten", "Ten "].entries()) {
    const { id } = await placeBefore(at * DAY_MS);
    const discounts = JSON.stringify([{ modality: "COUPON", code, amount: 500 }]);
    await api.db.updateTable("orders").set({ discounts }).where("id", "=", id).execute();
  }
  const { rows } = await readRange("coupon");
  expect(rows).toMatchObject([{ label: null, figures: { coupons: 3, coupon_discounts: 15 } }]);
  expect(["TEN", "ten", "Ten "]).toContain(rows[0]?.key);
});

test("a range has a row for each day and each hour, also for those without orders", async () => {
  const days = await readRange("day");
  expect(days.rows.map(({ key }) => key)).toEqual([
    ...["2026-03-07", "2026-03-08", "2026-03-09", "2026-03-10"],
    ...["2026-03-11", "2026-03-12", "2026-03-13", "2026-03-14"],
  ]);
  expect((await readRange("hour")).rows).toHaveLength(24);
  expect((await readRange("day", TODAY, "2026-03-20")).rows).toHaveLength(1);
});

test.each([
  ["to", "2026-03-14", "2026-03-13"],
  ["to", "2020-01-01", "2026-03-13"],
  ["from", "2026-02-30", "2026-03-13"],
])("a wrong range is refused beside its field %s", async (field, from, to) => {
  const answer = await readRange("day", from, to);
  expect(answer).toMatchObject({ status: 422, errors: [{ path: field }] });
});

test("orders in another currency than the company's are left out", async () => {
  await placeBefore(0);
  await placeBefore(0, 2);
  const other = JSON.stringify({ code: "USD", symbol: "$", position: "left" });
  await api.db
    .updateTable("orders")
    .set({ currency: other })
    .where("combos_price", "=", 10_000)
    .execute();
  expect((await readRange("day")).figures).toMatchObject({ orders: 1, total: 200 });
});

test("the closing report names the day's instants, numbers and open orders", async () => {
  const first = await placeBefore(HOUR_MS);
  const last = await placeBefore(0);
  await sendBoardAction(api, "manager", first, ["refuse", { revision: 1, reason: "closing" }]);
  expect(await read<SalesClosing>("closing")).toMatchObject({
    day: TODAY,
    begins_at: "2026-03-14T10:00:00.000Z",
    ends_at: "2026-03-15T10:00:00.000Z",
    first_number: first.public_id,
    last_number: last.public_id,
    open_orders: 1,
    figures: { orders: 1, cancelled: 1 },
    payments: [{ key: "cash" }],
    service_types: [{ key: "TAKEAWAY" }],
  });
  expect(await read<SalesClosing>("closing?day=2026-01-01")).toMatchObject({
    first_number: null,
    last_number: null,
    open_orders: 0,
    payments: [],
  });
});

test("another hour of the day's beginning moves past orders to other days", async () => {
  api.now = new Date("2026-03-14T18:00:00Z");
  // 05:30 in Mexico City.
  await placeBefore(6.5 * HOUR_MS + 2 * DAY_MS);
  await rollUp();
  const ofDay = async (day: string) => (await readDay(day)).figures.orders;
  expect(await ofDay("2026-03-12")).toBe(1);
  const set = await setHour({ start_hour: 6, revision: 0 });
  expect(set).toMatchObject({ status: 200, body: { start_hour: 6, revision: 1, today: TODAY } });
  expect([await ofDay("2026-03-11"), await ofDay("2026-03-12")]).toEqual([1, 0]);
  await rollUp();
  expect([await ofDay("2026-03-11"), await ofDay("2026-03-12")]).toEqual([1, 0]);
});

test("the second of two members who change the start hour learns that another was first", async () => {
  expect((await setHour({ start_hour: 6, revision: 0 })).status).toBe(200);
  expect((await setHour({ start_hour: 6, revision: 0 })).status).toBe(200);
  const second = await setHour({ start_hour: 7, revision: 0 });
  expect(second).toMatchObject({ status: 409, body: { code: "settings_changed" } });
  const wrong = await setHour({ start_hour: 13, revision: 1 });
  expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: "start_hour" }] } });
  const actions = await api.db.selectFrom("audit_log").select(["action", "after"]).execute();
  expect(actions).toEqual([{ action: "sales.settings", after: { start_hour: 6 } }]);
});

test.each(["0001-01-01", "1969-12-31", "9999-12-31"])(
  "a report of %s is refused, for which the database has no week before or day after",
  async (day) => {
    for (const call of ["day", "closing"]) {
      const answer = await read(`${call}?day=${day}`);
      expect(answer).toMatchObject({ status: 422, errors: [{ path: "day" }] });
    }
  },
);
