import { copyFileSync, mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { importAddresses } from "../import/import-addresses.ts";
import { changeIndex, indexFilePath } from "../index/index-file.ts";
import {
  SMALL_TOWN_CENTRE,
  temporaryFolder,
  texts,
  townRows,
  writeRows,
} from "../testing/small-town.ts";
import type { Gazetteer } from "./gazetteer.ts";
import { openGazetteer } from "./open-gazetteer.ts";

let folder: string;
let remove: () => void;
let lines: object[];
let gazetteer: Gazetteer | null;
beforeEach(async () => {
  ({ folder, remove } = temporaryFolder());
  lines = [];
  gazetteer = null;
  const file = writeRows(folder, townRows([{ name: "Calle Armonía" }]));
  await importAddresses(folder, [{ file, country: "MX", name: "town" }]);
});
afterEach(() => {
  gazetteer?.close();
  remove();
});

/** Puts the clock forward to where the gazetteer looks for a changed file: a little more, because of rounding. */
function letSecondPass(): void {
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + 1_001);
}

const start = () => {
  gazetteer = openGazetteer(folder, { error: (line: object) => void lines.push(line) });
  return gazetteer;
};

/** Calls everything a gazetteer offers, and counts the answers that are not empty. */
async function answers(gazetteer: Gazetteer): Promise<number> {
  const { provider, locate, streetsIn, housesIn, namedPlaces } = gazetteer;
  const bounds = { south: 19.41, west: -99.17, north: 19.43, east: -99.15 };
  const request = { country: "MX", session: null, language: "es", near: SMALL_TOWN_CENTRE };
  const signal = AbortSignal.timeout(5_000);
  const results = [
    await provider.search({ ...request, text: "armonia 120", signal }),
    await provider.details?.("4294967296", { ...request, signal }),
    await provider.reverse?.(SMALL_TOWN_CENTRE, { ...request, signal }),
    await locate("Calle Armonía 120", SMALL_TOWN_CENTRE, "MX"),
    streetsIn(bounds, 5),
    housesIn(bounds, 5),
    namedPlaces(),
  ];
  return results.filter((answer) => (Array.isArray(answer) ? answer.length > 0 : answer)).length;
}

const spoil: Record<string, (file: string) => void> = {
  "is no database": (file) => writeFileSync(file, "Not a database at all. ".repeat(1_000)),
  "is cut off": (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  "is empty": (file) => truncateSync(file, 0),
  "has no tables": (file) => {
    rmSync(file);
    const header = Buffer.alloc(4_096);
    header.write("SQLite format 3\0");
    writeFileSync(file, header);
  },
  "is a folder": (file) => {
    rmSync(file);
    mkdirSync(file);
  },
};

test.each(Object.entries(spoil))("a start goes on when the index %s", async (_, spoiled) => {
  spoiled(indexFilePath(folder));
  expect(await answers(start())).toBe(0);
  expect(await answers(start())).toBe(0);
  expect(lines).toHaveLength(2);
});

test.each(Object.entries(spoil))(
  "when the index %s, an open gazetteer logs once and answers nothing until the file is repaired",
  async (_, spoiled) => {
    const whole = path.join(folder, "whole");
    copyFileSync(indexFilePath(folder), whole);
    const open = start();
    expect(await answers(open)).toBe(7);
    spoiled(indexFilePath(folder));
    letSecondPass();
    expect(await answers(open)).toBe(0);
    const logged = lines.length;
    expect(logged).toBeGreaterThan(0);
    letSecondPass();
    expect(await answers(open)).toBe(0);
    expect(lines.length - logged).toBeLessThanOrEqual(1);
    expect(JSON.stringify(lines)).not.toContain("Armon");
    rmSync(indexFilePath(folder), { recursive: true });
    copyFileSync(whole, indexFilePath(folder));
    letSecondPass();
    expect(await answers(open)).toBe(7);
  },
);

test("an index without a table is logged once for many requests", async () => {
  await changeIndex(folder, (db) => db.exec("drop table deletions"));
  const open = start();
  for (let times = 0; times < 3; times += 1) expect(await answers(open)).toBe(0);
  expect(await texts(open, "armonia")).toEqual([]);
  expect(lines).toEqual([{ reason: "no such table: deletions" }]);
});
