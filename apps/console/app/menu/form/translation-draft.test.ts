import { expect, test } from "vitest";
import {
  startTranslations,
  translationsOf,
  withTranslation,
} from "../../parts/translations/translation-draft.ts";
import { isSameDraft, productOf } from "./draft-to-product.ts";
import { startProductDraft } from "./product-to-draft.ts";

const currency = {
  code: "MXN",
  symbol: "$",
  tax: 0,
  position: "left",
  show_decimals: true,
} as Parameters<typeof startProductDraft>[1];

const stored = {
  id: "pastor",
  name: "Taco al pastor",
  translations: { en: { name: "Shepherd taco", description: null } },
  product_variants: [
    { id: "v1", name: "Grande", price: 30, translations: { en: { name: "Large" } } },
  ],
  modifier_groups: [
    {
      id: "g1",
      name: "Salsa",
      translations: { en: { name: "Sauce" } },
      modifiers: [{ id: "m1", name: "Verde", translations: { en: { name: "Green" } } }],
    },
  ],
};

test("a form that changes no translation stores them as they were", () => {
  const product = productOf(startProductDraft(stored, currency), stored, currency);
  expect(product).toMatchObject({
    translations: { en: { name: "Shepherd taco" } },
    product_variants: [{ translations: { en: { name: "Large" } } }],
    modifier_groups: [
      {
        translations: { en: { name: "Sauce" } },
        modifiers: [{ translations: { en: { name: "Green" } } }],
      },
    ],
  });
});

test("the order in which languages are written does not count as a change", () => {
  const draft = startProductDraft(stored, currency);
  const one = withTranslation(withTranslation({}, "pt", "name", "P"), "en", "name", "E");
  const other = withTranslation(withTranslation({}, "en", "name", "E"), "pt", "name", "P");
  expect(isSameDraft({ ...draft, translations: one }, { ...draft, translations: other })).toBe(
    true,
  );
});

test("an emptied text is removed, and a part without texts has none in the file", () => {
  const emptied = withTranslation(startTranslations(stored), "en", "name", "  ");
  expect(emptied).toEqual({});
  expect(translationsOf(emptied, stored)).toEqual({ translations: null });
  expect(translationsOf({}, { id: "new" })).toEqual({});
  expect(translationsOf({ en: { name: " Taco " } }, null)).toEqual({
    translations: { en: { name: "Taco" } },
  });
});
