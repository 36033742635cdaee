import { expect, test } from "vitest";
import { averageDeliveryMinutes } from "./average-minutes.ts";

test.each([
  ["25-35", "25-35"],
  [" 40 – 55 min ", "40-55"],
  ["35", "35"],
  [35, "35"],
  ["45 minutos", "45"],
  ["0-30", "0-30"],
  ["30 a 45 min", "30-45"],
  ["30 to 45 minutes", "30-45"],
  ["45'", "45"],
  ["1 h", "60"],
  ["2 horas", "120"],
  ["0 h", null],
  ["-", null],
  ["0", null],
  ["soon", null],
  ["12:30", null],
  ["-5", null],
  ["", null],
  [null, null],
  [Number.NaN, null],
])("an average time of %j is %j minutes", (average_time, minutes) => {
  expect(averageDeliveryMinutes({ average_time })).toBe(minutes);
});
