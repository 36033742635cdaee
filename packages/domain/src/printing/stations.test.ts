import fc from "fast-check";
import { expect, test } from "vitest";
import {
  assignToStations,
  type StationSettings,
  stationOfCategory,
  withCategoryAt,
} from "./stations.ts";
import { ticketOrders } from "./testing/ticket-orders.ts";

const station = (id: string, category_ids: string[]) => ({
  id,
  name: id,
  category_ids,
  printer_id: null,
  copies: 1,
});
const settings: fc.Arbitrary<StationSettings> = fc
  .tuple(
    fc.array(fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 3 }), {
      minLength: 1,
      maxLength: 4,
    }),
    fc.nat(3),
  )
  .map(([categories, at]) => ({
    stations: categories.map((ids, index) => station(String(index), ids)),
    default_station_id: String(at % categories.length),
  }));

test("every line of an order is on exactly one station's ticket", () => {
  fc.assert(
    fc.property(ticketOrders, settings, ({ lines }, stations) => {
      const printed = assignToStations(lines, stations).flatMap((share) => share.lines);
      expect(printed).toHaveLength(lines.length);
      expect(new Set(printed)).toEqual(new Set(lines));
    }),
  );
});

test("a line goes to the station of its category, and to the default one without", () => {
  const stations = {
    stations: [station("kitchen", ["tacos"]), station("bar", ["drinks"])],
    default_station_id: "bar",
  };
  const lines = ["tacos", "drinks", "gone", null].map((categoryId) => ({ categoryId }));
  const shares = assignToStations(lines, stations);
  expect(shares.map((share) => [share.station.id, share.lines])).toEqual([
    ["kitchen", [lines[0]]],
    ["bar", lines.slice(1)],
  ]);
});

test("a station without a line has no ticket", () => {
  const stations = {
    stations: [station("a", ["a"]), station("b", ["b"])],
    default_station_id: "a",
  };
  expect(assignToStations([{ categoryId: "b" }], stations)).toHaveLength(1);
});

test("a category that gets a station is made there and nowhere else, and no other category moves", () => {
  fc.assert(
    fc.property(settings, fc.constantFrom("a", "b", "c"), fc.nat(3), (before, category, at) => {
      const { id } = before.stations[at % before.stations.length] ?? station("", []);
      const after = withCategoryAt(before, category, id);
      expect(stationOfCategory(after, category)).toBe(id);
      const named = after.stations.filter(({ category_ids }) => category_ids.includes(category));
      expect(named.map((each) => each.id)).toEqual([id]);
      for (const other of ["a", "b", "c"].filter((each) => each !== category))
        expect(stationOfCategory(after, other)).toBe(stationOfCategory(before, other));
    }),
  );
});

test("the station of a category is that of its lines", () => {
  const stations = {
    stations: [station("kitchen", ["tacos"]), station("bar", [])],
    default_station_id: "bar",
  };
  expect(stationOfCategory(stations, "tacos")).toBe("kitchen");
  expect(stationOfCategory(stations, "gone")).toBe("bar");
});
