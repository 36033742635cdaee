import papaparse from "papaparse";
import { expect, test } from "vitest";
import { menuOf } from "../../testing/menu-fixture.ts";
import { diffMenu } from "../menu-diff.ts";
import { readCsv } from "../read-csv.ts";
import { csvRows } from "./csv-rows.ts";

function read(text: string, language: string | null = "de") {
  const file = readCsv(csvRows(papaparse.parse, text), { ...menuOf({}), language });
  const { created, faults } = diffMenu(menuOf({}), file);
  const [first] = created;
  const { product, category, categoryTexts } = first ?? {};
  return { product, category, categoryTexts, faults, file };
}

test.each([
  "category_en,category_de,name_en,name_de,description_en,description_de,price",
  "Category (EN),Category (DE),Name (EN),Name (DE),Description EN,Beschreibung DE,Price",
  "Kategorie Englisch,Kategorie Deutsch,EN Name,DE Name,Info[en],Text,Preis",
])("of columns in several languages %s the company's is read", (header) => {
  const { product, category, categoryTexts, faults, file } = read(
    `${header}\nSoups,Suppen,Broth,Brühe,Clear,Klar,5`,
  );
  expect(faults).toEqual([]);
  expect([category, product?.name]).toEqual(["Suppen", "Brühe"]);
  expect(product?.translations?.en?.name).toBe("Broth");
  expect(categoryTexts).toEqual({ en: { name: "Soups" } });
  expect(file.unknown).not.toContain(header.split(",")[0]);
});

test("without the company's language the first one is the name", () => {
  const { product } = read("category,name_en,name_pl,price\nA,Broth,Rosół,5", "fr");
  expect([product?.name, product?.translations]).toEqual(["Broth", undefined]);
});

test("a name beside one with a language stays the name", () => {
  const { product } = read("category,name,name_en,price\nA,Brühe,Broth,5");
  expect(product).toMatchObject({ name: "Brühe", translations: { en: { name: "Broth" } } });
});

test("a language may be written in capitals behind the name of a column", () => {
  const { product, file } = read(
    "category,name,nameEN,nameFr,itemID,price\nA,Brühe,Broth,Bouillon,7,5",
  );
  expect(product).toMatchObject({
    name: "Brühe",
    translations: { en: { name: "Broth" }, fr: { name: "Bouillon" } },
  });
  expect(file.unknown).toEqual(["itemID"]);
});

test("the id and the number of an item are no languages", () => {
  const { product, file } = read("Item ID,Item No,Item Name,category,price\n1,2,Soup,A,5");
  expect([product?.name, product?.translations]).toEqual(["Soup", undefined]);
  expect(file.unknown).toEqual(["Item ID", "Item No"]);
});

test("sizes, groups and choices have their names in other languages from columns of their own", () => {
  const { product, faults } = read(
    [
      "category,name,size,size_en,price,group,group_en,modifier,modifier_en,modifier price",
      "Tee,Grüntee,klein,small,3,,,,,",
      "Tee,Grüntee,groß,large,4,,,,,",
      "Tee,Grüntee,,,,Süße,Sweetness,Honig,Honey,1",
    ].join("\n"),
  );
  expect(faults).toEqual([]);
  const english = (name: string) => ({ translations: { en: { name } } });
  expect(product?.product_variants).toMatchObject([english("small"), english("large")]);
  expect(product?.modifier_groups).toMatchObject([
    { name: "Süße", ...english("Sweetness"), modifiers: [{ name: "Honig", ...english("Honey") }] },
  ]);
});

test.each([
  ["es", "Categoría;Category;Plato;Dish;Precio", ["Postres", "Flan"], "Custard"],
  ["en", "Categoría;Category;Plato;Dish;Precio", ["Desserts", "Custard"], undefined],
  ["ar", "القسم;Category;الاسم;الاسم بالإنجليزية;السعر", ["Postres", "Flan"], "Custard"],
])(
  "in a restaurant of the language %s the columns %s are read by their words",
  (language, header, own, english) => {
    const { product, category, faults } = read(
      `${header}\nPostres;Desserts;Flan;Custard;5`,
      language,
    );
    expect(faults).toEqual([]);
    expect([category, product?.name]).toEqual(own);
    expect(product?.translations?.en?.name).toBe(english);
  },
);

test("two columns of one text in the same language are no translations", () => {
  const { product } = read("Categoría;Plato;Platillo;Precio\nA;Flan;Flan de coco;5", "es");
  expect([product?.name, product?.translations]).toEqual(["Flan de coco", undefined]);
});

test.each([
  ["de", "Zusatz", "Addition"],
  ["en", "Addition", undefined],
])(
  "in a restaurant of the language %s a choice by number is named %s",
  (language, own, english) => {
    const { product, faults, file } = read(
      [
        "category,name,price,Modifier Group 1 DE,Modifier Group 1 EN,Modifier 1 Name DE,Modifier 1 Name EN,Modifier 1 Name PL,Modifier 1 Price",
        "A,Tee,5,Extras,Extras (EN),Zusatz,Addition,Dodatek,1",
      ].join("\n"),
      language,
    );
    expect(faults).toEqual([]);
    expect(file.unknown).toEqual(["Modifier 1 Name PL"]);
    const [group] = product?.modifier_groups ?? [];
    expect(group?.modifiers).toMatchObject([{ name: own, price: 1 }]);
    expect(group?.modifiers?.[0]?.translations?.en?.name).toBe(english);
  },
);

test("a name of a choice beside one with a language stays the name, also without the word for it", () => {
  const { product } = read(
    "category,name,price,Extra 1,Extra 1 EN,Extra 1 Preis\nA,Tee,5,Honig,Honey,1",
  );
  expect(product?.modifier_groups?.[0]?.modifiers).toMatchObject([
    { name: "Honig", price: 1, translations: { en: { name: "Honey" } } },
  ]);
});
