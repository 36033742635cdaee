import { expect, test } from "vitest";
import { estimateClockSkew, formatCountdown } from "./format-countdown.ts";

test.each([
  [5, "0:05"],
  [845, "14:05"],
  [3_720, "1:02:00"],
])("%i seconds are %s", (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});

test.each([
  ["a present that is twenty seconds old", -20_000, 0],
  ["a visitor's clock an hour ahead", -3_600_000, -3_570_000],
  ["a visitor's clock a minute behind", 60_000, 60_000],
])(
  "with %s the estimate allows for a present that is half a minute old",
  (_, presentAhead, ahead) => {
    expect(estimateClockSkew(presentAhead)).toBe(ahead);
  },
);
