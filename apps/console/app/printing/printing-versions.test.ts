import type { PrintingSettings } from "@comanda/contract/staff/printer-schemas";
import { expect, test } from "vitest";
import { conflictFields, mergeVersions } from "../parts/saving/merge-versions.ts";
import { mergedPrinting, type PrintingVersion, printingVersion } from "./printing-versions.ts";

const station = (id: string, category_ids: string[] = []) => ({
  id,
  name: id,
  category_ids,
  printer_id: null,
  copies: 1,
});
const settings = (...stations: ReturnType<typeof station>[]): PrintingSettings => ({
  print_on: "acceptance",
  language: "en",
  stations,
  default_station_id: "kitchen",
  receipt: { printer_id: null, copies: 0 },
  revision: 1,
});

const start = settings(station("kitchen"), station("bar", ["drinks"]));

/** What is stored when the preselected versions are taken. */
function merge(mine: PrintingSettings, theirs: PrintingSettings) {
  const versions = {
    base: printingVersion(start),
    mine: printingVersion(mine),
    theirs: printingVersion(theirs),
  };
  const own = conflictFields(versions).filter(({ preselect }) => preselect === "mine");
  const keys = own.map(({ key }) => key);
  return mergedPrinting(mergeVersions(versions, keys) as PrintingVersion, theirs);
}

test("settings that are compared with themselves stay as they are", () => {
  expect(merge(start, start)).toEqual(start);
});

test("two members who give categories to one station keep both", () => {
  const mine = settings(station("kitchen"), station("bar", ["drinks", "menu.cold"]));
  const theirs = settings(station("kitchen"), station("bar", ["drinks", "sweets"]));
  expect(merge(mine, theirs).stations[1]?.category_ids.toSorted()).toEqual([
    "drinks",
    "menu.cold",
    "sweets",
  ]);
});

test("a category that two members put elsewhere is one station's only", () => {
  const mine = settings(station("kitchen"), station("bar", ["drinks", "tacos"]));
  const theirs = settings(
    station("kitchen"),
    station("bar", ["drinks"]),
    station("grill", ["tacos"]),
  );
  expect(merge(mine, theirs).stations).toEqual([
    station("kitchen"),
    station("bar", ["drinks", "tacos"]),
    station("grill"),
  ]);
});

test("the categories of a station that the other member removed go to the default station", () => {
  const mine = settings(station("kitchen"), station("bar", ["drinks", "tacos"]));
  expect(merge(mine, settings(station("kitchen")))).toEqual(settings(station("kitchen")));
});

test("where each member removed the station that the other one left, those of the other member stay", () => {
  const mine = settings(station("kitchen"));
  const theirs = { ...settings(station("bar")), default_station_id: "bar" };
  expect(merge(mine, theirs)).toEqual(theirs);
});
