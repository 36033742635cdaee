import fc from "fast-check";
import { expect, test } from "vitest";
import { type OrderingSettings, orderTypes } from "./order-types.ts";
import {
  type QrServiceType,
  qrServiceType,
  SERVICE_TYPES,
  type ServiceType,
} from "./service-type.ts";

const now = new Date("2026-05-01T12:00:00Z");
const all: OrderingSettings = {
  table: { active: true },
  onsite: { active: true, onsite_qr_ordering: true },
  takeaway: { active: true },
  delivery: { active: true },
};

test("active types come in the order of the pages", () => {
  expect(orderTypes(all, now).map(({ type }) => type)).toEqual([...SERVICE_TYPES]);
  expect(orderTypes({ takeaway: { active: false }, table: null }, now)).toEqual([]);
});

test.each<[string, OrderingSettings, QrServiceType | null, ServiceType[]]>([
  ["without a code, all but the table", all, null, ["DELIVERY", "TAKEAWAY", "ONSITE"]],
  ["a table's code, it too", all, "TABLE", ["DELIVERY", "TAKEAWAY", "ONSITE", "TABLE"]],
  ["a code without a type, it too", all, "ANY", ["DELIVERY", "TAKEAWAY", "ONSITE", "TABLE"]],
  [
    "a code of a type that is not active",
    { ...all, table: null },
    "TABLE",
    ["DELIVERY", "TAKEAWAY", "ONSITE"],
  ],
  ["on site without QR ordering", { onsite: { active: true } }, null, []],
  ["on site without QR ordering, by its code", { onsite: { active: true } }, "ONSITE", []],
])("the page offers: %s", (_, settings, qr, types) => {
  const shown = orderTypes(settings, now, qr).filter((state) => state.shown);
  expect(shown.map(({ type }) => type)).toEqual(types);
});

test.each([
  [null, null],
  ["", null],
  ["soon", null],
  ["2026-05-01T12:00:00Z", null],
  ["2026-05-01T11:59:59Z", null],
  ["2026-05-01T12:00:00.001Z", "2026-05-01T12:00:00.001Z"],
  ["2026-05-01T08:00:00-06:00", "2026-05-01T14:00:00.000Z"],
])("a setting of %j pauses the type until %j", (disabled_until, expected) => {
  const [state] = orderTypes({ takeaway: { active: true, disabled_until } }, now);
  expect(state).toMatchObject({ available: expected === null, shown: true });
  expect(state?.pausedUntil?.toISOString() ?? null).toBe(expected);
});

test("every pause ends and does not hide the type", () => {
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
    fc.property(settings, qr, (randomSettings, code) => {
      const later = orderTypes(randomSettings, new Date(3e12), code);
      expect(later.every(({ available }) => available)).toBe(true);
      const shown = (states: typeof later) => states.map((state) => [state.type, state.shown]);
      expect(shown(orderTypes(randomSettings, now, code))).toEqual(shown(later));
    }),
  );
});

test.each([
  [null, null],
  [{ ordering_type: "table" }, "TABLE"],
  [{ ordering_type: null }, "ANY"],
  [{}, "ANY"],
])("the code %j says %j", (qr, says) => {
  expect(qrServiceType(qr)).toBe(says);
});
