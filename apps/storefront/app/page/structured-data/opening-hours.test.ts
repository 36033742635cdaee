import { expect, test } from "vitest";
import { openingHours } from "./opening-hours.ts";

const hours = (...ranges: [string, string][]) => ({
  hours: ranges.map(([open, close]) => ({ open, close })),
});

test("days with the same hours are one specification, and a day may have several", () => {
  const evening = hours(["18:00", "22:30"]);
  expect(
    openingHours({
      monday: { is_active: false, ...evening },
      tuesday: evening,
      wednesday: evening,
      saturday: hours(["12:00", "15:00"], ["18:00", "22:30"]),
    }),
  ).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Tuesday", "Wednesday", "Saturday"],
      opens: "18:00",
      closes: "22:30",
    },
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Saturday"],
      opens: "12:00",
      closes: "15:00",
    },
  ]);
});

test("hours past midnight belong to the evening, in both ways to enter them", () => {
  const late = { dayOfWeek: ["Friday"], opens: "20:00", closes: "02:00" };
  expect(openingHours({ friday: hours(["20:00", "02:00"]) })).toMatchObject([late]);
  expect(
    openingHours({ friday: hours(["20:00", "23:59"]), saturday: hours(["00:00", "02:00"]) }),
  ).toMatchObject([late]);
});

test("a whole day is from 00:00 to 23:59", () => {
  expect(openingHours({ sunday: hours(["00:00", "23:59"]) })).toMatchObject([
    { dayOfWeek: ["Sunday"], opens: "00:00", closes: "23:59" },
  ]);
});

test("a company without hours has no specification, and one that closed every day has an empty list", () => {
  expect(openingHours(null)).toBeUndefined();
  expect(openingHours({ monday: { is_active: true, hours: [] } })).toBeUndefined();
  expect(openingHours({ monday: { is_active: false, ...hours(["09:00", "10:00"]) } })).toEqual([]);
});
