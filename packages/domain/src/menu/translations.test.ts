import { expect, test } from "vitest";
import { menuIn, type Translations, textLanguage } from "./translations.ts";

const named = (name: string, translations?: Translations) => ({ name, translations });

const menu = [
  {
    ...named("Tacos", { en: { name: "Tacos and more" } }),
    products: [
      {
        id: "pastor",
        name: "Taco al pastor",
        description: "Cerdo con piña",
        translations: {
          en: { name: "Shepherd-style taco", description: "Pork with pineapple" },
          pt: { name: "Taco de porco", description: " " },
        } as Translations,
        product_variants: [named("Grande", { en: { name: "Large" } })],
        modifier_groups: [
          {
            ...named("Salsa", { en: { name: "Sauce" } }),
            modifiers: [named("Verde", { en: { name: "Green" } }), named("Roja")],
          },
        ],
      },
    ],
  },
];

test("the menu of another language has its texts, and the company's own beside them", () => {
  const [category] = menuIn(menu, "en", "es");
  const [product] = category?.products ?? [];
  expect(category).toMatchObject({ name: "Tacos and more", original_texts: { name: "Tacos" } });
  expect(product).toMatchObject({
    name: "Shepherd-style taco",
    description: "Pork with pineapple",
    original_texts: { name: "Taco al pastor", description: "Cerdo con piña" },
    product_variants: [{ name: "Large" }],
    modifier_groups: [{ name: "Sauce", modifiers: [{ name: "Green" }, { name: "Roja" }] }],
  });
});

test("no answer has the translations themselves", () => {
  for (const language of ["en", "es", "fr"])
    expect(JSON.stringify(menuIn(menu, language, "es"))).not.toContain("translations");
});

test("a text without a translation stays in the company's language", () => {
  const [product] = menuIn(menu, "pt", "es")[0]?.products ?? [];
  expect(product).toMatchObject({
    name: "Taco de porco",
    description: "Cerdo con piña",
    original_texts: { name: "Taco al pastor" },
  });
  expect(product).not.toHaveProperty("original_texts.description");
});

test.each([
  ["en-GB", "es", "Shepherd-style taco"],
  ["EN", null, "Shepherd-style taco"],
  ["fr", "es", "Taco al pastor"],
  ["es-MX", "es", "Taco al pastor"],
])("a reader of %s of a company that writes in %s reads %s", (language, own, name) => {
  expect(menuIn(menu, language, own)[0]?.products[0]?.name).toBe(name);
});

test("a reader of the company's language reads its own texts, also where another country has some", () => {
  const mexican = [{ name: "Zumos", translations: { "es-MX": { name: "Jugos" } }, products: [] }];
  expect(menuIn(mexican, "es-MX", "es")[0]?.name).toBe("Zumos");
  expect(menuIn(mexican, "es", "en")[0]?.name).toBe("Jugos");
});

test("only a text that is not translated is marked with the company's language", () => {
  const part = { original_texts: { name: "Tacos" } };
  expect(textLanguage(part, "name", { page: "en", own: "es" })).toBeUndefined();
  expect(textLanguage(part, "description", { page: "en", own: "es" })).toBe("es");
  expect(textLanguage({}, "name", { page: "es-MX", own: "es" })).toBeUndefined();
  expect(textLanguage({}, "name", { page: "en", own: null })).toBeUndefined();
});
