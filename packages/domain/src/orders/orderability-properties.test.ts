import fc from "fast-check";
import { expect, test } from "vitest";
import { SERVICE_TYPES } from "../company/service-type.ts";
import { at, context } from "../testing/ordering-context.ts";
import {
  evaluateOrderability,
  type OrderabilityInput,
  type OrderingContext,
} from "./orderability.ts";

const anyServiceSettings = fc.record({
  active: fc.boolean(),
  collect_client_info: fc.boolean(),
  scheduled_orders_enabled: fc.boolean(),
  onsite_qr_ordering: fc.boolean(),
  disabled_until: fc.option(fc.integer({ min: 0, max: 14 * 24 }).map((hours) => later(hours))),
  minimum_amount_to_allow: fc.constantFrom(null, "150"),
});
const later = (hours: number) =>
  new Date(at("01T00:00").getTime() + hours * 3_600_000).toISOString();
const anyOrder: fc.Arbitrary<OrderingContext & OrderabilityInput> = fc
  .record({
    settings: fc.record({
      checkout_type: fc.constantFrom("WEBAPP", "WEBAPP", "WHATSAPP", "READONLY"),
      table: anyServiceSettings,
      onsite: anyServiceSettings,
      takeaway: anyServiceSettings,
      delivery: anyServiceSettings,
    }),
    serviceType: fc.constantFrom(...SERVICE_TYPES),
    qrServiceType: fc.option(fc.constantFrom(...SERVICE_TYPES)),
    now: fc.integer({ min: 0, max: 8 * 24 }).map((hours) => new Date(later(hours))),
    scheduledFor: fc.option(
      fc.integer({ min: 0, max: 8 * 24 }).map((hours) => new Date(later(hours))),
    ),
    subtotal: fc.constantFrom(undefined, 0, 20_000),
    hasClient: fc.boolean(),
    hasAddress: fc.boolean(),
    destinationRefusal: fc.constantFrom(null, "outside_coverage", "area_required"),
  })
  .map(context);

test("`nextAt` is in the future, and the order is accepted at that time", () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const found = evaluateOrderability(order);
      if (found.allowed || !found.nextAt) return;
      expect(found.nextAt.getTime()).toBeGreaterThan(order.now.getTime());
      expect(evaluateOrderability({ ...order, now: found.nextAt })).toEqual({ allowed: true });
    }),
    { numRuns: 1000 },
  );
});

test("an order that is allowed with all its details is also allowed without them", () => {
  fc.assert(
    fc.property(
      anyOrder,
      ({ subtotal, hasClient, hasAddress, destinationRefusal, ...withoutDetails }) => {
        if (
          evaluateOrderability({
            ...withoutDetails,
            subtotal,
            hasClient,
            hasAddress,
            destinationRefusal,
          }).allowed
        ) {
          expect(evaluateOrderability(withoutDetails)).toEqual({ allowed: true });
        }
      },
    ),
  );
});
