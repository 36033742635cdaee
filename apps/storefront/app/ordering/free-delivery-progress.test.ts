import { expect, test } from "vitest";
import { freeDeliveryProgress } from "./free-delivery-progress.ts";

type Context = Parameters<typeof freeDeliveryProgress>[0];

const now = new Date("2026-03-02T18:00:00Z");
const contextWith = (
  delivery: object,
  qrServiceType: Context["qrServiceType"] = null,
  planned: Context["planned"] = null,
) =>
  ({
    company: { currency: { code: "MXN" } },
    settings: {
      delivery: { active: true, prices: { type: "fixed", fixed: { price: 35 } }, ...delivery },
      table: { active: true },
    },
    qrServiceType,
    planned,
    now,
  }) as unknown as Context;
const from250 = { minimum_amount_for_free: 250 };

test.each([
  [0, 25_000],
  [19_100, 5_900],
  [25_000, 0],
  [30_000, 0],
])("a cart of %d cents lacks %d for free delivery", (subtotal, missing) => {
  expect(freeDeliveryProgress(contextWith(from250), subtotal)).toEqual({
    minimum: 25_000,
    missing,
  });
});

test.each([
  ["is never free", contextWith({})],
  ["has a minimum that is no number", contextWith({ minimum_amount_for_free: "-" })],
  ["is always free", contextWith({ ...from250, prices: { type: "fixed", fixed: { price: 0 } } })],
  ["is free from 0 on", contextWith({ minimum_amount_for_free: 0 })],
  ["is not active", contextWith({ ...from250, active: false })],
  ["is paused", contextWith({ ...from250, disabled_until: "2026-03-02T20:00:00Z" })],
  ["is not for a visitor with a table's code", contextWith(from250, "TABLE")],
  ["is not how the visitor wants to order", contextWith(from250, null, "TAKEAWAY")],
])("where delivery %s, there is no progress", (_, changes) => {
  expect(freeDeliveryProgress(changes, 10_000)).toBeNull();
});

test("a visitor who plans a delivery sees the progress", () => {
  expect(freeDeliveryProgress(contextWith(from250, null, "DELIVERY"), 0)?.missing).toBe(25_000);
});
