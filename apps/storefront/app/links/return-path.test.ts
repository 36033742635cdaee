import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test.each([
  ["/", "/"],
  ["/products?utm_source=a&product=taco", "/products?utm_source=a&product=taco"],
  ["/tracking?order_id=1#part", "/tracking?order_id=1"],
])("%j is a page of this site", (to, path) => {
  expect(returnPath(to)).toBe(path);
});

test.each([
  "//evil.example/products",
  "/\\evil.example",
  "/./\\evil.example",
  "/.//evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "null",
  "",
])("%j leads to the start page", (to) => {
  expect(returnPath(to)).toBe("/");
});
