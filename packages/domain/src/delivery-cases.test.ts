import { expect, test } from "vitest";
import { deliveryCharge, isFreeDelivery } from "./delivery.ts";
import { deliveryQuote } from "./delivery-price.ts";
import { orderability } from "./orderability.ts";
import { type DeliveryCase, deliveryCases } from "./testing/delivery-cases.ts";

const currencyCode = "MXN";

test("every case is its own, and every price type is inside, on the edge, outside and beyond", () => {
  expect(new Set(deliveryCases.map(({ title }) => title)).size).toBe(deliveryCases.length);
  expect(deliveryCases.length).toBeGreaterThan(120);
});

test.each(deliveryCases)("$title", ({ quote, charge, chip, reasons, ...given }) => {
  const { company, delivery, place, travelled, goods } = given;
  const found = deliveryQuote({ company, delivery, place, currencyCode, travelled });
  expect(found).toEqual(
    quote
      ? { ok: true, areaName: found.ok ? found.areaName : null, ...quote }
      : { ok: false, code: reasons.at(-1) },
  );
  const order = orderability({
    company: { timezone: "America/Mexico_City", currency: { code: currencyCode } },
    settings: { delivery: { active: true, ...delivery } },
    now: new Date("2026-03-14T18:00:00Z"),
    serviceType: "DELIVERY",
    goods,
    placeRefusal: found.ok ? null : found.code,
  });
  expect(order.allowed ? [] : order.reasons.map(({ code }) => code)).toEqual(reasons);
  if (!found.ok || !order.allowed) return;
  const paid = deliveryCharge(found.price, delivery, goods, currencyCode);
  expect({ paid, chip: chipOf(paid, given) }).toEqual({ paid: charge, chip });
});

function chipOf(charge: number, { goods, delivery }: Pick<DeliveryCase, "goods" | "delivery">) {
  if (charge !== 0) return null;
  return isFreeDelivery({ charge, goods, delivery, currencyCode }) ? "free" : "to be defined";
}
