import fc from "fast-check";
import { expect, test } from "vitest";
import { checkoutOrderTypes, type OrderingSettings, orderTypes } from "./order-types.ts";
import { SERVICE_TYPES, type ServiceType } from "./service-type.ts";

const now = new Date("2026-05-01T12:00:00Z");
const opened = { open: true };
const closed = { open: false };
const all: OrderingSettings = {
  table: { active: true },
  onsite: { active: true, onsite_qr_ordering: true },
  takeaway: { active: true },
  delivery: { active: true },
};

test("active types come in the order in which they are offered", () => {
  expect(orderTypes(all, opened, now).map(({ type }) => type)).toEqual([...SERVICE_TYPES]);
  expect(orderTypes({ takeaway: { active: false }, table: null }, opened, now)).toEqual([]);
});

test.each<[string, OrderingSettings, { open: boolean }, ServiceType | null, ServiceType[]]>([
  ["open", all, opened, null, ["DELIVERY", "TAKEAWAY", "ONSITE"]],
  ["closed", all, closed, null, []],
  ["a table's code", all, opened, "TABLE", ["TABLE"]],
  ["a table's code, closed", all, closed, "TABLE", []],
  ["a code for on site", all, opened, "ONSITE", ["ONSITE"]],
  ["a code of a type that is not active", { ...all, table: null }, opened, "TABLE", []],
  ["on site without QR ordering", { onsite: { active: true } }, opened, null, []],
  [
    "closed, one type for later",
    { ...all, takeaway: { active: true, scheduled_orders_enabled: true } },
    closed,
    null,
    ["TAKEAWAY"],
  ],
  [
    "paused",
    { ...all, delivery: { active: true, disabled_until: "2026-05-01T12:00:01Z" } },
    opened,
    null,
    ["TAKEAWAY", "ONSITE"],
  ],
])("to choose from at the cart: %s", (_, settings, open, qr, types) => {
  expect(checkoutOrderTypes(settings, open, now, qr)).toEqual(types);
});

test.each([
  [null, null],
  ["", null],
  ["soon", null],
  ["2026-05-01T12:00:00Z", null],
  ["2026-05-01T11:59:59Z", null],
  ["2026-05-01T12:00:00.001Z", "2026-05-01T12:00:00.001Z"],
  ["2026-05-01T08:00:00-06:00", "2026-05-01T14:00:00.000Z"],
])("disabled until %j pauses until %j", (disabled_until, expected) => {
  const [state] = orderTypes({ takeaway: { active: true, disabled_until } }, opened, now);
  expect(state).toMatchObject({ available: expected === null, shown: true });
  expect(state?.pausedUntil?.toISOString() ?? null).toBe(expected);
});

test("what can be chosen when closed can be chosen when open, and a pause ends", () => {
  const type = fc.record({
    active: fc.boolean(),
    scheduled_orders_enabled: fc.boolean(),
    onsite_qr_ordering: fc.boolean(),
    disabled_until: fc.option(
      fc
        .date({ min: new Date(0), max: new Date(2e12), noInvalidDate: true })
        .map((d) => d.toISOString()),
    ),
  });
  const settings = fc.record({ table: type, onsite: type, takeaway: type, delivery: type });
  const qr = fc.option(fc.constantFrom(...SERVICE_TYPES));
  fc.assert(
    fc.property(settings, qr, (given, code) => {
      const open = checkoutOrderTypes(given, opened, now, code);
      for (const each of checkoutOrderTypes(given, closed, now, code)) expect(open).toContain(each);
      const later = orderTypes(given, opened, new Date(3e12), code);
      expect(later.every(({ available }) => available)).toBe(true);
    }),
  );
});
