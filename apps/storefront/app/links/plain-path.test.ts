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

// A pattern whose steps grow with the square of the length would take longer than a test may.
test("a path of many slashes is read like a short one", () => {
  const path = `/a${"/".repeat(1_000_000)}b`;
  expect(plainPath(path) === path).toBe(true);
});
