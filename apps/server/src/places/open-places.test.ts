import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { importAddresses } from "@comanda/places/gazetteer/import/import-addresses";
import { indexFilePath } from "@comanda/places/gazetteer/index/index-file";
import {
  SMALL_TOWN_CENTRE,
  townRows,
  writeRows,
} from "@comanda/places/gazetteer/testing/small-town";
import { toPixels } from "@comanda/places/tiles/mercator";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "../config/read-config.ts";
import { openPlaces } from "./open-places.ts";

let folder: string;
let lines: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-places-"));
  lines = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const { x, y } = toPixels(SMALL_TOWN_CENTRE, 16);

/** Returns the tile of the town's centre, drawn by a server that starts now. */
async function centre() {
  const log = pino({ base: null }, { write: (line) => void lines.push(line) });
  const { service, api, close } = openPlaces(readConfig({ DATA_DIR: folder }), log);
  const tile = await service.drawTile(16, Math.floor(x / 256), Math.floor(y / 256));
  const located = await api.locate("Calle Armonía 120", SMALL_TOWN_CENTRE, "MX");
  close();
  return { ...tile, located };
}

test("an empty tile is cached for a short time only", async () => {
  expect(await centre()).toMatchObject({ state: "empty", located: [] });
  const file = writeRows(folder, townRows([{ name: "Calle Armonía" }]));
  await importAddresses(folder, [{ file, country: "MX", name: "town" }]);
  expect(await centre()).toMatchObject({ state: "drawn", svg: expect.stringContaining("Armonía") });
  expect(lines).toEqual([]);
});

test("a server starts with a damaged address file, and logs it", async () => {
  writeFileSync(indexFilePath(folder), "Not a database at all. ".repeat(1_000));
  expect(await centre()).toMatchObject({ state: "empty", located: [] });
  expect(lines).toEqual([expect.stringContaining("is damaged")]);
});
