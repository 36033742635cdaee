import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AddressFileError } from "../index/address-file-error.ts";
import { changeIndex, hasIndex, indexFilePath, isIndexBroken } from "../index/index-file.ts";
import { listAddressSources, removeAddressSources } from "../index/sources.ts";
import { openGazetteer } from "../search/open-gazetteer.ts";
import {
  SMALL_TOWN_CENTRE,
  temporaryFolder,
  texts,
  townRows,
  writeRows,
} from "../testing/small-town.ts";
import { importAddresses } from "./import-addresses.ts";

let folder: string;
let remove: () => void;
beforeEach(() => {
  ({ folder, remove } = temporaryFolder());
});
afterEach(() => remove());

const importFile = (file: string, name = "town", country = "MX") =>
  importAddresses(folder, [{ file, name, country }]);

/** Search results of a server that starts now. */
async function searchNow(text: string, country = "MX"): Promise<string[]> {
  const gazetteer = openGazetteer(folder);
  try {
    return await texts(gazetteer, text, { country });
  } finally {
    gazetteer.close();
  }
}

const harmony = { name: "Calle Armonía", district: "Centro" };
const melody = { name: "Calle Melodía", district: "Norte" };

test("an import reports its addresses and streets, and the skipped and repeated rows", async () => {
  const [row = ""] = townRows([harmony]);
  const file = writeRows(folder, [...townRows([harmony, melody]), row, ",,5,Nowhere,,,,,,,"]);
  expect(await importFile(file)).toEqual([{ addresses: 120, streets: 2, skipped: 1, repeated: 1 }]);
  expect(listAddressSources(folder)).toMatchObject([
    { country: "MX", name: "town", addresses: 120, streets: 2 },
  ]);
  expect(readdirSync(folder).sort()).toEqual(["gazetteer.lock", "gazetteer.sqlite", "town.csv"]);
});

test("a file with a known name replaces the earlier one, and other files stay", async () => {
  await importFile(writeRows(folder, townRows([harmony])), "one");
  await importFile(writeRows(folder, townRows([melody])), "two");
  await importFile(writeRows(folder, townRows([{ name: "Calle Cadencia" }])), "one");
  expect(await searchNow("armonia")).toEqual([]);
  expect(await searchNow("cadencia")).toHaveLength(1);
  expect(await searchNow("melodia 120")).toEqual([
    "Calle Melodía 120, Norte, 06700 Ciudad de México",
  ]);
  expect(listAddressSources(folder)).toHaveLength(2);
});

test("a removed file leaves no rows behind, and one name can stand for several countries", async () => {
  const file = writeRows(folder, townRows([harmony]));
  await importFile(file, "town", "MX");
  await importFile(file, "town", "AR");
  expect(await removeAddressSources(folder, "town", "MX")).toHaveLength(1);
  expect(await searchNow("armonia")).toEqual([]);
  expect(await searchNow("armonia", "AR")).toHaveLength(1);
  expect(await removeAddressSources(folder, "town")).toHaveLength(1);
  expect(await removeAddressSources(folder, "town")).toEqual([]);
  const rows = await changeIndex(folder, (db) =>
    ["sources", "streets", "street_boxes", "houses", "words", "deletions"].map(
      (name) => db.prepare(`select count(*) as count from ${name}`).get()?.count,
    ),
  );
  expect(rows).toEqual([0, 0, 0, 0, 0, 0]);
});

test("a broken file leaves the index unchanged, and so do the good files of the same import", async () => {
  const good = writeRows(folder, townRows([harmony]));
  await importFile(good);
  const before = readFileSync(indexFilePath(folder));
  const broken = writeRows(folder, [...townRows([melody]), "1,2,3"], "broken.csv");
  const both = [
    { file: writeRows(folder, townRows([melody]), "melody.csv"), name: "melody", country: "MX" },
    { file: broken, name: "town", country: "MX" },
  ];
  await expect(importAddresses(folder, both)).rejects.toThrow("Line 62");
  expect(readFileSync(indexFilePath(folder)).equals(before)).toBe(true);
  expect(readdirSync(folder)).not.toContain("gazetteer.sqlite.new");
});

test.each([
  [[], "The file has no rows."],
  [[",,5,Nowhere,,,,,,,"], "None of its 1 rows has coordinates and a street."],
])("a file without addresses is refused: %#", async (rows, message) => {
  await expect(importFile(writeRows(folder, rows))).rejects.toThrow(message);
  expect(hasIndex(folder)).toBe(false);
});

test("a second import at the same time is refused", async () => {
  const file = writeRows(folder, townRows([harmony]));
  const second = changeIndex(folder, () => importFile(file));
  await expect(second).rejects.toThrow(AddressFileError);
  await expect(second).rejects.toThrow("is running");
  expect(await importFile(file)).toHaveLength(1);
});

test("an open gazetteer sees imports and removals, and answers while they run", async () => {
  const gazetteer = openGazetteer(folder);
  const eventually = (count: number) =>
    expect.poll(() => texts(gazetteer, "armonia"), { timeout: 5_000 }).toHaveLength(count);
  await eventually(0);
  expect(gazetteer.streetsIn({ south: 19, west: -100, north: 20, east: -99 }, 5)).toEqual([]);
  expect(await gazetteer.locate("Calle Armonía 120", SMALL_TOWN_CENTRE, "MX")).toEqual([]);
  await importFile(writeRows(folder, townRows([harmony])));
  await eventually(1);
  await changeIndex(folder, async () => {
    expect(await texts(gazetteer, "armonia")).toHaveLength(1);
  });
  await removeAddressSources(folder, "town");
  await eventually(0);
  gazetteer.close();
});

test("a suggestion's id stands for no other address after a second import of its file", async () => {
  await importFile(writeRows(folder, townRows([harmony, melody])));
  const first = openGazetteer(folder);
  const question = { country: "MX", session: null, language: "es" };
  const signal = AbortSignal.timeout(5_000);
  const [suggestion] = await first.provider.search({
    ...question,
    text: "armonia 120",
    near: SMALL_TOWN_CENTRE,
    signal,
  });
  const id = suggestion?.id ?? "";
  expect(await first.provider.details(id, { ...question, signal })).toMatchObject({
    address: suggestion?.text,
    hasNumber: true,
  });
  first.close();
  await importFile(writeRows(folder, townRows([melody, harmony])));
  const second = openGazetteer(folder);
  expect(await second.provider.details(id, { ...question, signal })).toBeNull();
  for (const odd of ["", "x", "-1", "9".repeat(40), "1/'", "4294967296/no such"]) {
    expect(await second.provider.details(odd, { ...question, signal })).toBeNull();
  }
  second.close();
});

test("a broken index or one of another version is kept beside the new one", async () => {
  const broken = "Not a database at all. ".repeat(1_000);
  await importFile(writeRows(folder, townRows([harmony])));
  await changeIndex(folder, (db) => db.exec("pragma user_version = 99"));
  await expect(removeAddressSources(folder, "town")).rejects.toThrow("made by another version");
  await expect(importFile(writeRows(folder, []))).rejects.toThrow("no rows");
  expect(isIndexBroken(folder)).toBe(true);
  await importFile(writeRows(folder, townRows([melody])));
  writeFileSync(indexFilePath(folder), broken);
  expect(() => listAddressSources(folder)).toThrow("is damaged");
  expect(await searchNow("melodia")).toEqual([]);
  await importFile(writeRows(folder, townRows([melody])));
  expect(await searchNow("melodia")).toHaveLength(1);
  expect(readFileSync(`${indexFilePath(folder)}.broken-2`, "utf8")).toBe(broken);
  expect(readdirSync(folder)).toContain("gazetteer.sqlite.broken");
});

test("a folder in the index's place is an error, and stays", async () => {
  mkdirSync(indexFilePath(folder));
  expect(await searchNow("armonia")).toEqual([]);
  await expect(importFile(writeRows(folder, townRows([harmony])))).rejects.toThrow(
    "cannot be opened",
  );
  expect(statSync(indexFilePath(folder)).isDirectory()).toBe(true);
});

test("street names in capitals get normal capitals", async () => {
  const rows = [
    "-99.1,19.4,5,AVENIDA DE LA PAZ,,MÉXICO,SAN ÁNGEL,,,,",
    "-99.1,19.4,7,AVENIDA DE LA PAZ,,MÉXICO,SAN ÁNGEL,,,,",
  ];
  await importFile(writeRows(folder, rows));
  expect(await searchNow("paz 5")).toEqual(["Avenida de la Paz 5, San Ángel, México"]);
});

test("progress is reported every 20000 rows", async () => {
  const seen: number[] = [];
  const rows = townRows(Array.from({ length: 700 }, (_, at) => ({ name: `Calle ${at}` })));
  const file = path.join(folder, "many.csv");
  writeFileSync(file, readFileSync(writeRows(folder, rows)));
  await importAddresses(folder, [{ file, name: "many", country: "MX" }], (count) =>
    seen.push(count),
  );
  expect(seen).toEqual([20_000, 40_000]);
});
