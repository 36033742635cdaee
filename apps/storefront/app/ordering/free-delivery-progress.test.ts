import { expect, test } from "vitest";
import { freeDeliveryProgress } from "./free-delivery-progress.ts";

type Asked = Parameters<typeof freeDeliveryProgress>[0];

const now = new Date("2026-03-02T18:00:00Z");
const asked = (delivery: object, qrServiceType: Asked["qrServiceType"] = null) =>
  ({
    company: { currency: { code: "MXN" } },
    settings: {
      delivery: { active: true, prices: { type: "fixed", fixed: { price: 35 } }, ...delivery },
      table: { active: true },
    },
    qrServiceType,
    now,
  }) as unknown as Asked;
const from250 = { minimum_amount_for_free: 250 };

test.each([
  [0, 25_000],
  [19_100, 5_900],
  [25_000, 0],
  [30_000, 0],
])("a cart of %d lacks %d", (goods, missing) => {
  expect(freeDeliveryProgress(asked(from250), goods)).toEqual({ minimum: 25_000, missing });
});

test.each([
  ["is never free", asked({})],
  ["has a minimum that is no number", asked({ minimum_amount_for_free: "-" })],
  ["is always free", asked({ ...from250, prices: { type: "fixed", fixed: { price: 0 } } })],
  ["is free from nothing on", asked({ minimum_amount_for_free: 0 })],
  ["is not made", asked({ ...from250, active: false })],
  ["is paused", asked({ ...from250, disabled_until: "2026-03-02T20:00:00Z" })],
  ["is nothing for who sits at a table", asked(from250, "TABLE")],
])("where delivery %s, nothing is said", (_, given) => {
  expect(freeDeliveryProgress(given, 10_000)).toBeNull();
});
