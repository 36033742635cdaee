import type { OrderingContext } from "@comanda/domain/orders/orderability";
import { expect, test } from "vitest";
import { companyOrdering } from "./company-ordering.ts";

const now = new Date("2026-03-02T18:00:00Z");
const later = "2026-03-02T20:00:00Z";

type Given = [
  settings: OrderingContext["settings"],
  company?: Partial<OrderingContext["company"]>,
  qrServiceType?: OrderingContext["qrServiceType"],
];

function evaluated(...[settings, company = {}, qrServiceType = null]: Given) {
  const zone = { timezone: "America/Mexico_City", currency: { code: "MXN" } };
  return companyOrdering({ company: { ...zone, ...company }, settings, qrServiceType, now });
}

function ordering(...args: Given) {
  const { ordering: when, refusal } = evaluated(...args);
  return [when, refusal?.code ?? null];
}

/** Open on Tuesdays only; `now` is a Monday. */
const closed = {
  business_hours_settings: {
    tuesday: { is_active: true, hours: [{ open: "10:00", close: "20:00" }] },
  },
};

test("where one way to order is open, there is no refusal", () => {
  const settings = {
    takeaway: { active: true },
    onsite: { active: true, onsite_qr_ordering: true, disabled_until: later },
  };
  expect(ordering(settings)).toEqual(["open", null]);
});

test("the refusal says that all ways are paused, or that a table's code was not scanned", () => {
  expect(ordering({ takeaway: { active: true, disabled_until: later } })).toEqual([
    "never",
    "type_paused",
  ]);
  expect(ordering({ table: { active: true } })).toEqual(["never", "qr_required"]);
});

test("a reason of the whole company comes before a reason of one way to order", () => {
  const settings = {
    onsite: { active: true, onsite_qr_ordering: true, disabled_until: later },
    takeaway: { active: true },
  };
  expect(ordering(settings, closed)).toEqual(["never", "closed"]);
  expect(ordering({ ...settings, checkout_type: "READONLY" }, closed)).toEqual([
    "never",
    "read_only",
  ]);
});

test("a company without a way to order is read-only", () => {
  expect(ordering({})).toEqual(["never", "read_only"]);
});

test("a closed company takes orders for later where one way to order takes scheduled ones", () => {
  const scheduled = { active: true, scheduled_orders_enabled: true };
  const settings = {
    takeaway: scheduled,
    onsite: { active: true, onsite_qr_ordering: true },
  };
  expect(ordering(settings)).toEqual(["open", null]);
  expect(ordering(settings, closed)).toEqual(["later", "schedule_required"]);
  expect(ordering({ takeaway: { ...scheduled, disabled_until: later } }, closed)[0]).toBe("never");
});

test("delivery counts as an open way to order, also with a minimum", () => {
  const delivery = { active: true, scheduled_orders_enabled: true, minimum_amount_to_allow: 100 };
  const paused = { active: true, disabled_until: later };
  expect(ordering({ takeaway: paused, delivery })).toEqual(["open", null]);
  expect(ordering({ takeaway: { active: true }, delivery }, closed)).toEqual([
    "later",
    "schedule_required",
  ]);
});

test("a company that never opens takes no orders for later", () => {
  const never = { monday: { is_active: false, hours: [{ open: "10:00", close: "20:00" }] } };
  expect(
    ordering(
      { takeaway: { active: true, scheduled_orders_enabled: true } },
      { business_hours_settings: never },
    )[0],
  ).toBe("never");
});

test("a visitor with a table's code can only order at the table", () => {
  const settings = { table: { active: true }, takeaway: { active: true } };
  expect(ordering(settings, {}, "TABLE")).toEqual(["open", null]);
  expect(ordering({ takeaway: { active: true } }, {}, "TABLE")).toEqual(["never", "type_inactive"]);
  // The table alone is enough: the company needs no other way to order.
  expect(ordering({ table: { active: true } }, {}, "TABLE")).toEqual(["open", null]);
  const paused = { table: { active: true, disabled_until: later }, takeaway: { active: true } };
  expect(ordering(paused, {}, "TABLE")).toEqual(["never", "type_paused"]);
});

test("the pauses are those of the ways to order that the visitor could use", () => {
  const paused = { active: true, disabled_until: later };
  const settings = {
    delivery: paused,
    takeaway: paused,
    table: paused,
    onsite: { active: true, onsite_qr_ordering: true },
  };
  const until = new Date(later);
  expect(evaluated(settings).pauses).toEqual([
    { type: "DELIVERY", until },
    { type: "TAKEAWAY", until },
  ]);
  expect(evaluated(settings, {}, "TABLE").pauses).toEqual([{ type: "TABLE", until }]);
  expect(evaluated(settings, {}, "ONSITE").pauses).toEqual([]);
  const over = { active: true, disabled_until: now.toISOString() };
  expect(evaluated({ takeaway: over }).pauses).toEqual([]);
});
