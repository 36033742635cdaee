import { expect, test } from "vitest";
import { loadCatalog } from "./catalogs.ts";
import { translator } from "./text.ts";

test("in an Arabic message a name is isolated, and numbers are not", async () => {
  await loadCatalog("ar");
  const t = translator("ar");
  expect(t("cart.quantityOf", { product: "Tacos (3)" })).toContain("\u2068Tacos (3)\u2069");
  expect(t("checkout.progress", { step: 2, of: 5 })).not.toMatch(/[\u2066-\u2069]/u);
});

test("a phrase with an isolated text keeps the direction of its language", async () => {
  await loadCatalog("ar");
  const t = translator("ar");
  const moment = t("schedule.moment", { day: "اليوم", time: "6:30 م" });
  expect(t("schedule.confirm", { moment })).toContain(`\u2067${moment}\u2069`);
});

test("in a message from left to right a name is unchanged", async () => {
  await loadCatalog("id");
  const message = translator("id")("cart.quantityOf", { product: "Tacos (3)" });
  expect(message).toContain("Tacos (3)");
  expect(message).not.toMatch(/[\u2066-\u2069]/u);
});
