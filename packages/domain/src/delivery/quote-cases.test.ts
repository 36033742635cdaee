import { expect, test } from "vitest";
import { evaluateOrderability } from "../orders/orderability.ts";
import { type DeliveryCase, deliveryCases } from "../testing/delivery-cases.ts";
import { deliveryCharge, isFreeDelivery } from "./price-settings.ts";
import { quoteDelivery } from "./quote.ts";

const currencyCode = "MXN";

test("there are over 120 cases with different titles", () => {
  expect(new Set(deliveryCases.map(({ title }) => title)).size).toBe(deliveryCases.length);
  expect(deliveryCases.length).toBeGreaterThan(120);
});

test.each(deliveryCases)("$title", ({ quote, charge, chip, reasons, ...deliveryCase }) => {
  const { company, delivery, destination, roadMeters, subtotal } = deliveryCase;
  const found = quoteDelivery({ company, delivery, destination, currencyCode, roadMeters });
  expect(found).toEqual(
    quote
      ? { ok: true, areaName: found.ok ? found.areaName : null, ...quote }
      : { ok: false, code: reasons.at(-1) },
  );
  const order = evaluateOrderability({
    company: { timezone: "America/Mexico_City", currency: { code: currencyCode } },
    settings: { delivery: { active: true, ...delivery } },
    now: new Date("2026-03-14T18:00:00Z"),
    serviceType: "DELIVERY",
    subtotal,
    destinationRefusal: found.ok ? null : found.code,
  });
  expect(order.allowed ? [] : order.reasons.map(({ code }) => code)).toEqual(reasons);
  if (!found.ok || !order.allowed) return;
  const paid = deliveryCharge(found.price, delivery, subtotal, currencyCode);
  expect({ paid, chip: chipOf(paid, deliveryCase) }).toEqual({ paid: charge, chip });
});

function chipOf(
  charge: number,
  { subtotal, delivery }: Pick<DeliveryCase, "subtotal" | "delivery">,
) {
  if (charge !== 0) return null;
  return isFreeDelivery({ charge, subtotal, delivery, currencyCode }) ? "free" : "to be defined";
}
