import { expect, test } from "vitest";
import { lineDirection } from "./line-direction.ts";

test.each([
  ["4 x شاورما", true, "rtl"],
  ["2 x Esquites", true, "ltr"],
  ["Para llevar · خالد", false, "ltr"],
  ['"بدون بصل"', false, "rtl"],
  ["+52 55 1234 5678", false, "ltr"],
] as const)(
  "%s on a ticket from right to left (%s) is read %s",
  (text, isRightToLeft, direction) => {
    expect(lineDirection(text, isRightToLeft)).toBe(direction);
  },
);
