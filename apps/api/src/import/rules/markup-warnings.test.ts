import { expect, test } from "vitest";
import { documentWarnings } from "./document-warnings.ts";

const warningsOf = (name: string, description: string) => {
  const products = [{ id: "p", name, description, product_variants: [{ id: "v", price: 5 }] }];
  const value = { categories: [{ id: "c", name: "C", products }] };
  return documentWarnings({ path: "", value }).filter(({ message }) => message.includes("HTML"));
};

test.each([
  ["Soup", "<p>Hot<br/>soup</p>", ["categories.0.products.0.description"], '"<p>"'],
  ["Tom &amp; Jerry", "plain", ["categories.0.products.0.name"], '"&amp;"'],
  ["Soup", 'a <a href="x">link</a>', ["categories.0.products.0.description"], "<a href"],
])("the dish %s, %s has texts with the marks of a web page", (name, description, paths, mark) => {
  const warnings = warningsOf(name, description);
  expect(warnings.map(({ path }) => path)).toEqual(paths);
  expect(warnings[0]?.message).toContain(mark);
});

test("texts with signs that are no marks of a web page give no warning", () => {
  expect(warningsOf("Love <3 & more", "5 < 7 > 3; AT&T; <— new —>")).toEqual([]);
});
