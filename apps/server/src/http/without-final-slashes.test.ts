import { expect, test } from "vitest";
import { withoutFinalSlashes } from "./without-final-slashes.ts";

test.each([
  ["/products/", "/products"],
  ["/products//?qr-id=a/", "/products?qr-id=a/"],
  ["/", "/"],
  ["///", "/"],
  ["/?q=/", "/?q=/"],
  ["/products?next=/", "/products?next=/"],
  ["//other.example/", "//other.example"],
  ["http://tacos.test/", "http://tacos.test/"],
  ["*", "*"],
  ["", ""],
])("the address %j is answered as %j", (url, plain) => {
  expect(withoutFinalSlashes(url)).toBe(plain);
});
