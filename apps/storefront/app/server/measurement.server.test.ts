import { expect, test } from "vitest";
import type { CompanySite } from "../company/company-site.tsx";
import { hasPixel, measurementOf } from "./measurement.server.ts";

function site(facebook_pixel: string | null | undefined, country_code = "BR") {
  return {
    company: { country: { country_code } },
    settings: { analytics_settings: facebook_pixel === undefined ? null : { facebook_pixel } },
  } as unknown as CompanySite;
}

test.each([
  ["123456789012345", "BR", { pixel: "123456789012345", asks: true }],
  [" 123456789012345 ", "MX", { pixel: "123456789012345", asks: false }],
])(
  "the pixel %j in %s is used, with consent where the country requires it",
  (pixel, country, measuring) => {
    expect(measurementOf(site(pixel, country))).toEqual(measuring);
  },
);

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
])("%j is not a pixel", (pixel) => {
  expect(measurementOf(site(pixel))).toBeNull();
});

test.each([
  [{ site: { measuring: { pixel: "123456", asks: true } } }, true],
  [{ site: { measuring: null } }, false],
  [{ site: null }, false],
  [undefined, false],
  ["site", false],
])("root data of %j has a pixel: %s", (root, expected) => {
  expect(hasPixel(root)).toBe(expected);
});
