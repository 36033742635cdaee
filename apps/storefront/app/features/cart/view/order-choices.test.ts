import type { OrderingContext } from "@comanda/domain/orders/orderability";
import { expect, test } from "vitest";
import { distinctReason, orderChoices, splitChoices } from "./order-choices.ts";

const now = new Date("2026-03-14T18:00:00Z");
const context: OrderingContext = {
  company: { timezone: "America/Mexico_City", currency: { code: "MXN" } },
  settings: {
    takeaway: { active: true },
    onsite: { active: true, onsite_qr_ordering: true },
    table: { active: true },
    delivery: { active: true },
  },
  now,
};

const types = (c: OrderingContext) => orderChoices(c, 5_000).map(({ type }) => type);

test("the ways to order are offered, delivery first", () => {
  expect(types(context)).toEqual(["DELIVERY", "TAKEAWAY", "ONSITE"]);
});

test("the planned way comes first while it is possible", () => {
  const planned = (c: OrderingContext) =>
    orderChoices(c, 5_000, "TAKEAWAY").map(({ type }) => type);
  expect(planned(context)).toEqual(["TAKEAWAY", "DELIVERY", "ONSITE"]);
  const takeaway = { active: true, disabled_until: "2026-03-14T19:00:00Z" };
  expect(planned({ ...context, settings: { ...context.settings, takeaway } })).toEqual([
    "DELIVERY",
    "ONSITE",
    "TAKEAWAY",
  ]);
});

test("a visitor with a QR code is offered only the code's type", () => {
  expect(types({ ...context, qrServiceType: "TABLE" })).toEqual(["TABLE"]);
  expect(types({ ...context, qrServiceType: "ONSITE" })).toEqual(["ONSITE"]);
});

test("a QR code of an inactive or paused type says why nothing can be ordered", () => {
  const at = (table: object) =>
    orderChoices(
      { ...context, settings: { ...context.settings, table }, qrServiceType: "TABLE" },
      5_000,
    );
  expect(at({ active: false })).toMatchObject([
    { type: "TABLE", reasons: [{ code: "type_inactive" }] },
  ]);
  expect(at({ active: true, disabled_until: "2026-03-14T19:00:00Z" })).toMatchObject([
    { type: "TABLE", reasons: [{ code: "type_paused" }] },
  ]);
});

test("open types come before paused ones", () => {
  const takeaway = { active: true, disabled_until: "2026-03-14T19:00:00Z" };
  const choices = orderChoices({ ...context, settings: { ...context.settings, takeaway } }, 5_000);
  expect(choices.map(({ type }) => type)).toEqual(["DELIVERY", "ONSITE", "TAKEAWAY"]);
  expect(choices[2]?.reasons[0]?.code).toBe("type_paused");
});

test("a cart below the minimum can be ordered in any way but delivery, which names the missing amount", () => {
  const delivery = { active: true, minimum_amount_to_allow: 120 };
  const choices = orderChoices({ ...context, settings: { ...context.settings, delivery } }, 5_000);
  expect(choices.map(({ type }) => type)).toEqual(["TAKEAWAY", "ONSITE", "DELIVERY"]);
  expect(choices[2]?.reasons).toEqual([{ code: "below_minimum", minimum: 12_000, missing: 7_000 }]);
});

/** `now` is a Saturday. */
const closed = (monday: object): OrderingContext => ({
  ...context,
  company: { ...context.company, business_hours_settings: { monday } },
  settings: {
    onsite: { active: true, onsite_qr_ordering: true },
    takeaway: { active: true, scheduled_orders_enabled: true },
  },
});
const hours = [{ open: "09:00", close: "10:00" }];

test("while the restaurant is closed, types that can be scheduled are offered for later", () => {
  expect(orderChoices(closed({ hours }), 5_000)).toMatchObject([
    { type: "TAKEAWAY", reasons: [], scheduledFrom: new Date("2026-03-16T15:00:00Z") },
    { type: "ONSITE", reasons: [{ code: "closed" }], scheduledFrom: null },
  ]);
});

test("while the restaurant is closed, each type depends on its own setting for scheduled orders", () => {
  const choicesWith = (scheduled_orders_enabled: boolean) => {
    const way = { active: true, scheduled_orders_enabled };
    const settings = { delivery: way, takeaway: way, onsite: { ...way, onsite_qr_ordering: true } };
    return orderChoices({ ...closed({ hours }), settings }, 5_000).map(
      ({ type, reasons, scheduledFrom }) => [type, reasons[0]?.code, scheduledFrom !== null],
    );
  };
  expect(choicesWith(true)).toEqual([
    ["DELIVERY", undefined, true],
    ["TAKEAWAY", undefined, true],
    ["ONSITE", undefined, true],
  ]);
  expect(choicesWith(false)).toEqual([
    ["DELIVERY", "closed", false],
    ["TAKEAWAY", "closed", false],
    ["ONSITE", "closed", false],
  ]);
});

test("while the restaurant is closed, a type below its minimum is shown beside the closed one if it can be scheduled", () => {
  const shownWith = (scheduled_orders_enabled: boolean) => {
    const delivery = { active: true, minimum_amount_to_allow: 120, scheduled_orders_enabled };
    const settings = { ...context.settings, delivery };
    const { main, others, refused } = splitChoices(
      orderChoices({ ...closed({ hours }), settings }, 5_000),
    );
    return [main?.type, ...others, ...refused.map(({ type, reason }) => [type, reason.code])];
  };
  expect(shownWith(true)).toEqual(["TAKEAWAY", ["DELIVERY", "below_minimum"]]);
  expect(shownWith(false)).toEqual(["TAKEAWAY"]);
});

test("a restaurant that never opens offers no later time", () => {
  const choices = orderChoices(closed({ is_active: false, hours }), 5_000);
  expect(choices[0]).toMatchObject({ reasons: [{ code: "closed" }], scheduledFrom: null });
});

test("a reason of the whole restaurant is shown once, and a button shows only its own", () => {
  const { company, settings } = closed({ hours });
  const distinctReasons = (paused: object) => {
    const choices = orderChoices({ ...context, company, settings: { ...settings, ...paused } }, 1);
    return choices.map((choice) => [
      choice.type,
      distinctReason(choice, choices[0] ?? choice)?.code,
    ]);
  };
  const takeaway = { active: true };
  expect(distinctReasons({})).toEqual([
    ["TAKEAWAY", undefined],
    ["ONSITE", undefined],
  ]);
  const until = { active: true, disabled_until: "2026-03-14T19:00:00Z" };
  expect(distinctReasons({ takeaway: until })).toEqual([
    ["ONSITE", undefined],
    ["TAKEAWAY", "type_paused"],
  ]);
  const delivery = { active: true, minimum_amount_to_allow: 120 };
  expect(distinctReasons({ takeaway, delivery })).toEqual([
    ["TAKEAWAY", undefined],
    ["ONSITE", undefined],
    ["DELIVERY", "below_minimum"],
  ]);
});

test("the second of two paused types has its own reason if its pause ends at another time", () => {
  const paused = (time: string) => ({ active: true, disabled_until: `2026-03-14T${time}:00Z` });
  const second = (time: string) => {
    const [main, other] = orderChoices(
      { ...context, settings: { delivery: paused("19:00"), takeaway: paused(time) } },
      5_000,
    );
    return main && other && distinctReason(other, main);
  };
  expect(second("19:00")).toBeUndefined();
  expect(second("20:00")).toEqual({ code: "type_paused", until: new Date("2026-03-14T20:00:00Z") });
});
