import { expect, test } from "vitest";
import { missingImports } from "./direct-imports-plugin.ts";

const files = new Map(
  Object.entries({
    "cart.js": ["sheet.js", "vendor.js"],
    "sheet.js": ["icons.js", "field.js"],
    "field.js": ["phone.js", "vendor.js"],
    "phone.js": ["sheet.js"],
    "icons.js": [],
    "vendor.js": ["react.js"],
    "react.js": [],
  }).map(([fileName, imports]) => [fileName, { fileName, imports }]),
);
const cart = { fileName: "cart.js", imports: ["sheet.js", "vendor.js"] };

test("a part's missing imports are those of its imports, each once", () => {
  expect(missingImports(cart, files, new Set())).toEqual([
    "icons.js",
    "field.js",
    "react.js",
    "phone.js",
  ]);
});

test("what each page loads is not imported once more", () => {
  const known = new Set(["vendor.js", "react.js", "icons.js"]);
  expect(missingImports(cart, files, known)).toEqual(["field.js", "phone.js"]);
});
