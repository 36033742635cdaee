import { expect, test } from "vitest";
import { menuOf } from "../../testing/menu-fixture.ts";
import { diffMenu } from "../menu-diff.ts";
import { readJson } from "../read-json.ts";

function read(dish: object, language = "en") {
  const menu = { ...menuOf({}), language };
  const categories = [{ name_en: "Mains", name_ar: "رئيسية", items: [{ price: 5, ...dish }] }];
  const file = readJson(JSON.stringify({ data: { categories } }), menu);
  const [created] = diffMenu(menu, file).created;
  const { name, description, translations } = created?.product ?? {};
  return { category: created?.category, name, description, translations, unknown: file.unknown };
}

test("fields of one text in several languages are the name in the company's and its translations", () => {
  const dish = {
    name_en: "Kebab",
    name_ar: "كباب",
    descriptionEN: "Grilled",
    descriptionAR: "مشوي",
  };
  expect(read(dish)).toEqual({
    category: "Mains",
    name: "Kebab",
    description: "Grilled",
    translations: { ar: { name: "كباب", description: "مشوي" } },
    unknown: [],
  });
  expect(read(dish, "ar")).toMatchObject({ category: "رئيسية", name: "كباب" });
});

test("a field without a language beside others has the name", () => {
  const { name, translations } = read({ name: "Fūl", nameAr: "فول", nameEn: "Beans" });
  expect(name).toBe("Fūl");
  expect(translations).toMatchObject({ ar: { name: "فول" }, en: { name: "Beans" } });
});

test("an ending that is often no language is none on its own", () => {
  expect(read({ name: "Kebab", name_id: "kebab-7" })).toMatchObject({
    name: "Kebab",
    translations: undefined,
  });
});
