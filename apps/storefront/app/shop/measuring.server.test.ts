import { expect, test } from "vitest";
import { measuresByPixel, measuringOf } from "./measuring.server.ts";
import type { Shop } from "./shop.tsx";

function shop(facebook_pixel: string | null | undefined, country_code = "BR") {
  return {
    company: { country: { country_code } },
    settings: { analytics_settings: facebook_pixel === undefined ? null : { facebook_pixel } },
  } as unknown as Shop;
}

test.each([
  ["123456789012345", "BR", { pixel: "123456789012345", asks: true }],
  [" 123456789012345 ", "MX", { pixel: "123456789012345", asks: false }],
])("the pixel %j in %s", (pixel, country, measuring) => {
  expect(measuringOf(shop(pixel, country))).toEqual(measuring);
});

test.each([
  undefined,
  null,
  "",
  "none",
  "12a45678",
  "1",
  "123456');alert(1)//",
  "１２３４５６７８９",
  "123456\n789012",
  "1".repeat(30),
])("%j is no pixel", (pixel) => {
  expect(measuringOf(shop(pixel))).toBeNull();
});

test.each([
  [{ shop: { measuring: { pixel: "123456", asks: true } } }, true],
  [{ shop: { measuring: null } }, false],
  [{ shop: null }, false],
  [undefined, false],
  ["shop", false],
])("a page of %j lets the pixel in: %s", (root, lets) => {
  expect(measuresByPixel(root)).toBe(lets);
});
