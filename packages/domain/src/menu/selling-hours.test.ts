import fc from "fast-check";
import { expect, test } from "vitest";
import { WEEKDAYS } from "../hours/time-zone.ts";
import { orderSaleState, type SellingWindow, saleState } from "./selling-hours.ts";

const berlin = "Europe/Berlin";
const evening: SellingWindow = { days: [...WEEKDAYS], from: "18:00", to: "23:00" };
const monday: SellingWindow = { days: ["monday"], from: "12:00", to: "16:00" };
const night: SellingWindow = { days: ["saturday"], from: "22:00", to: "02:00" };
const at = (windows: SellingWindow[][], instant: string) => {
  const parts = windows.map((availability) => ({ availability }));
  const { onSale, changesAt } = saleState(parts, berlin, new Date(instant));
  return `${onSale ? "on" : "off"} until ${changesAt?.toISOString() ?? "ever"}`;
};

// 2026-11-23 is a Monday; Berlin is one hour ahead of UTC in winter.
test.each([
  ["no windows", [[]], "2026-11-23T10:00:00Z", "on until ever"],
  [
    "an evening dish at noon",
    [[evening]],
    "2026-11-23T11:00:00Z",
    "off until 2026-11-23T17:00:00.000Z",
  ],
  [
    "an evening dish at its first minute",
    [[evening]],
    "2026-11-23T17:00:00Z",
    "on until 2026-11-23T22:00:00.000Z",
  ],
  [
    "an evening dish at its end",
    [[evening]],
    "2026-11-23T22:00:00Z",
    "off until 2026-11-24T17:00:00.000Z",
  ],
  [
    "a Monday dish on Tuesday",
    [[monday]],
    "2026-11-24T11:00:00Z",
    "off until 2026-11-30T11:00:00.000Z",
  ],
  [
    "a night dish after midnight",
    [[night]],
    "2026-11-29T00:30:00Z",
    "on until 2026-11-29T01:00:00.000Z",
  ],
  [
    "two windows",
    [[monday, evening]],
    "2026-11-23T15:30:00Z",
    "off until 2026-11-23T17:00:00.000Z",
  ],
  [
    "a category and a dish",
    [[evening], [{ ...evening, from: "20:00", days: ["friday"] }]],
    "2026-11-23T18:00:00Z",
    "off until 2026-11-27T19:00:00.000Z",
  ],
  [
    "a category and a dish that never meet",
    [[monday], [night]],
    "2026-11-23T11:30:00Z",
    "off until ever",
  ],
  [
    "the hour that the clock skips",
    [[{ ...evening, from: "02:30", to: "03:30" }]],
    "2026-03-29T00:59:59Z",
    "off until 2026-03-29T01:00:00.000Z",
  ],
  [
    "the hour that comes twice",
    [[{ ...evening, from: "02:00", to: "02:30" }]],
    "2026-10-25T01:15:00Z",
    "off until 2026-10-26T01:00:00.000Z",
  ],
] as const)("%s: %#", (_, windows, instant, expected) => {
  expect(
    at(
      windows.map((list) => [...list]),
      instant,
    ),
  ).toBe(expected);
});

const time = fc
  .tuple(fc.nat(23), fc.constantFrom(0, 30, 59))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
const windows = fc.array(
  fc.record({ days: fc.subarray([...WEEKDAYS], { minLength: 1 }), from: time, to: time }),
  { maxLength: 3 },
);
const zones = fc.constantFrom(berlin, "America/Santiago", "Australia/Lord_Howe", "Asia/Kathmandu");
const instants = fc.date({
  min: new Date("2026-01-01"),
  max: new Date("2027-12-31"),
  noInvalidDate: true,
});

test("the state changes at the named instant and not before, for a dish in its category", () => {
  fc.assert(
    fc.property(windows, windows, zones, instants, fc.nat(999), (one, other, zone, now, part) => {
      const parts = [{ availability: one }, { availability: other }];
      const state = (instant: number) => saleState(parts, zone, new Date(instant));
      const { onSale, changesAt } = state(now.getTime());
      const alone = parts.map((each) => saleState([each], zone, now).onSale);
      expect(onSale).toBe(alone.every(Boolean));
      const end = changesAt?.getTime() ?? now.getTime() + 8 * 86_400_000;
      expect(end).toBeGreaterThan(now.getTime());
      const between = Math.floor(now.getTime() + (part / 1000) * (end - now.getTime() - 1));
      expect(state(between).onSale).toBe(onSale);
      if (changesAt) expect(state(end).onSale).toBe(!onSale);
    }),
    { numRuns: 300 },
  );
});

test("an order is sold when all its products are", () => {
  const menu = [
    {
      availability: [evening],
      products: [
        { id: "stew", availability: [monday, { ...monday, from: "18:00", to: "22:00" }] },
        { id: "salad" },
      ],
    },
    { products: [{ id: "water" }] },
  ];
  const state = (ids: string[]) =>
    orderSaleState(
      menu,
      ids.map((product_id) => ({ product_id })),
      berlin,
      new Date("2026-11-24T11:00:00Z"),
    );
  expect(state(["water", "gone"]).onSale).toBe(true);
  expect(state(["water", "salad"]).changesAt).toEqual(new Date("2026-11-24T17:00:00Z"));
  expect(state(["salad", "stew"]).changesAt).toEqual(new Date("2026-11-30T17:00:00Z"));
});
