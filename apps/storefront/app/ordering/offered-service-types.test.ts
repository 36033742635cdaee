import {
  type QrServiceType,
  SERVICE_TYPES,
  type ServiceType,
} from "@comanda/domain/company/service-type";
import fc from "fast-check";
import { expect, test } from "vitest";
import { offeredServiceTypes } from "./offered-service-types.ts";

const now = new Date("2026-03-02T18:00:00Z");
const settings = {
  takeaway: { active: true, disabled_until: "2026-03-02T20:00:00Z" },
  delivery: { active: true },
  onsite: { active: true, onsite_qr_ordering: true },
  table: { active: true },
};

const names = (context: Parameters<typeof offeredServiceTypes>[0]) =>
  offeredServiceTypes(context)
    .map(({ type }) => type)
    .toSorted();

test.each<[string, QrServiceType | null, ServiceType[]]>([
  ["without a code: every type but the table", null, ["DELIVERY", "ONSITE", "TAKEAWAY"]],
  ["with a code for any type: every type", "ANY", ["DELIVERY", "ONSITE", "TABLE", "TAKEAWAY"]],
  ["with a table's code: only the table", "TABLE", ["TABLE"]],
  ["with a code for on site: only that", "ONSITE", ["ONSITE"]],
  ["with a code for delivery: only that", "DELIVERY", ["DELIVERY"]],
])("types that are offered, also while they are paused, %s", (_, qrServiceType, types) => {
  expect(names({ settings, now, qrServiceType })).toEqual(types);
});

test("on site is offered only where QR ordering is on", () => {
  expect(names({ settings: { onsite: { active: true } }, now })).toEqual([]);
});

test("a way to order that is off is never offered", () => {
  const type = fc.record({ active: fc.boolean(), onsite_qr_ordering: fc.boolean() });
  const contexts = fc.record({
    settings: fc.record({ takeaway: type, delivery: type, onsite: type, table: type }),
    qrServiceType: fc.option(fc.constantFrom(...SERVICE_TYPES)),
    now: fc.constant(now),
  });
  fc.assert(
    fc.property(contexts, (visit) => {
      const active = visit.settings;
      for (const { type: offered } of offeredServiceTypes(visit)) {
        expect(active[offered.toLowerCase() as keyof typeof active].active).toBe(true);
      }
    }),
  );
});
