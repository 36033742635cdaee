import { expect, test } from "vitest";
import { plainPath } from "./plain-path.ts";

test.each([
  ["/", "/"],
  ["/products", "/products"],
  ["/products/", "/products"],
  ["/Tracking//", "/tracking"],
  ["/HEALTH", "/health"],
  ["/es/404/", "/es/404"],
  ["//other.example/", "/other.example"],
])("the path %s is written %s", (given, plain) => {
  expect(plainPath(given)).toBe(plain);
});
