import type { PrintingSettings } from "@comanda/contract/staff/printer-schemas";
import { expect, test } from "vitest";
import {
  addStation,
  changeStation,
  namelessStations,
  removeStation,
  withoutRemovedPrinters,
} from "./printing-form.ts";

const settings: PrintingSettings = {
  print_on: "acceptance",
  language: "en",
  default_station_id: "a",
  stations: [
    { id: "a", name: "Grill", category_ids: ["tacos"], printer_id: "p", copies: 1 },
    { id: "b", name: "Bar", category_ids: ["drinks"], printer_id: null, copies: 1 },
  ],
  receipt: { printer_id: null, copies: 0 },
  revision: 0,
};

test("a category belongs to the station that took it last", () => {
  const { stations } = changeStation(settings, "b", { category_ids: ["drinks", "tacos"] });
  expect(stations.map(({ category_ids }) => category_ids)).toEqual([[], ["drinks", "tacos"]]);
});

test("the first station takes over from a removed default, and the last one stays", () => {
  const one = removeStation(settings, "a");
  expect(one).toMatchObject({ default_station_id: "b", stations: [{ id: "b" }] });
  expect(removeStation(one, "b")).toEqual(one);
});

test("a new station needs a name", () => {
  expect(namelessStations(addStation(settings, "c"))).toEqual(["c"]);
});

test("a printer that was removed after it was chosen leaves the stations and the receipt", () => {
  const printed = { ...settings, receipt: { printer_id: "q", copies: 1 } };
  expect(withoutRemovedPrinters(printed, [{ id: "q" }])).toMatchObject({
    stations: [{ printer_id: null }, { printer_id: null }],
    receipt: { printer_id: "q" },
  });
});
