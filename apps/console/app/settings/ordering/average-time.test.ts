import { averageDeliveryMinutes } from "@comanda/domain/delivery/average-minutes";
import { expect, test } from "vitest";
import { averageTimeText } from "./average-time.ts";

test.each([
  ["٣٠-٤٥", "30-45"],
  ["-", null],
  ["30−45 min", "30-45"],
  ["۳۵", "35"],
  ["30 - 45", "30-45"],
])("guests read the typed average time %j as %s", (typed, minutes) => {
  expect(averageDeliveryMinutes({ average_time: averageTimeText(typed) })).toBe(minutes);
});
