import { expect, test } from "vitest";
import { loadCatalog } from "./catalogs.ts";
import { isolate } from "./isolate.ts";
import { translator } from "./text.tsx";

test("a text among Arabic words is set apart, elsewhere it stays as it is", () => {
  expect(isolate("R$ 28,00", "ar")).toBe("\u2068R$ 28,00\u2069");
  expect(isolate("R$ 28,00", "pt")).toBe("R$ 28,00");
});

test("a name in an Arabic message keeps its own order; numbers need no marks", async () => {
  await loadCatalog("ar");
  const t = translator("ar");
  expect(t("cart.quantityOf", { product: "Tacos (3)" })).toContain("\u2068Tacos (3)\u2069");
  expect(t("checkout.progress", { step: 2, of: 5 })).not.toMatch(/[\u2066-\u2069]/u);
});

test("a phrase of the language runs as the language does, whatever is set apart in it", async () => {
  await loadCatalog("ar");
  const t = translator("ar");
  const moment = t("schedule.moment", { day: "اليوم", time: "6:30 م" });
  expect(t("schedule.confirm", { moment })).toContain(`\u2067${moment}\u2069`);
});

test("a name in a message that runs from left to right comes as it is", async () => {
  await loadCatalog("id");
  const said = translator("id")("cart.quantityOf", { product: "Tacos (3)" });
  expect(said).toContain("Tacos (3)");
  expect(said).not.toMatch(/[\u2066-\u2069]/u);
});
