import { expect, test } from "vitest";
import type { Translate } from "../../i18n/text.ts";
import { choiceText } from "./choice-text.ts";

const t = ((key: string) => `<${key}>`) as Translate;

test("a choice has the name that its field shows, whichever way a file spells it", () => {
  const settings = "ecommerce_settings";
  expect([
    choiceText(t, `${settings}.checkout_type`, "READONLY"),
    choiceText(t, `${settings}.takeaway.tip.type`, "amount"),
    choiceText(t, `${settings}.delivery.prices.type`, "by_area"),
    choiceText(t, "company.language", "de"),
  ]).toEqual([
    "<settings.ordering.readonly>",
    "<settings.ordering.tipAmount>",
    "<settings.delivery.typeName.area>",
    "Deutsch",
  ]);
});

test("what a member has typed stays as it is, and so does a value that is none of the choices", () => {
  expect(choiceText(t, "company.name", "READONLY")).toBeNull();
  expect(choiceText(t, "ecommerce_settings.checkout_type", "constructor")).toBeNull();
  expect(choiceText(t, "company.currency.tax", 16)).toBeNull();
});
