import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { changeIndex, indexFilePath } from "@comanda/places/gazetteer/index/index-file";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCapturedCommand } from "../testing/run-captured-command.ts";

let workingDir: string;
beforeEach(() => {
  workingDir = mkdtempSync(path.join(tmpdir(), "comanda-gazetteer-"));
  writeFileSync(path.join(workingDir, "town.csv"), `${HEADER}\n${ROWS.join("\n")}\n`);
});
afterEach(() => rmSync(workingDir, { recursive: true, force: true }));

const HEADER = "LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH";
const ROWS = [
  "-99.16,19.42,1,Calle Harmonía,,México,Roma,,06700,,",
  "-99.161,19.42,3,Calle Harmonía,,México,Roma,,06700,,",
  "-99.161,19.42,3,Calle Harmonía,2,México,Roma,,06700,,",
  ",,3,Calle Melodía,,México,Roma,,06700,,",
];

/** Runs `comanda gazetteer …` without a database; returns its exit code and its output. */
function gazetteer(...argv: string[]) {
  const open = () => Promise.reject(new Error("No database is needed"));
  const dataDir = path.join(workingDir, "data");
  return runCapturedCommand(["gazetteer", ...argv], { workingDir, dataDir, open });
}

test("an address file is imported, listed and removed", async () => {
  expect(await gazetteer("list")).toEqual({ code: 0, out: "No addresses\n", err: "" });
  expect(await gazetteer("import", "town.csv", "--country", "mx")).toEqual({
    code: 0,
    out: "Imported town.csv: 2 addresses in 1 streets; 1 rows skipped: no coordinates or no street; 1 rows repeat another's address\n",
    err: "",
  });
  await gazetteer("import", "town.csv", "--country", "AR", "--name", "again");
  const [headings, first, second] = (await gazetteer("list")).out.split("\n");
  expect(headings).toMatch(/^COUNTRY +NAME +ADDRESSES +STREETS +IMPORTED$/);
  expect(first).toMatch(/^AR +again +2 +1 +20/);
  expect(second).toMatch(/^MX +town\.csv +2 +1 +20/);
  expect(JSON.parse((await gazetteer("list", "--json")).out)).toMatchObject([
    { country: "AR", name: "again", addresses: 2 },
    { country: "MX", name: "town.csv" },
  ]);
  expect(await gazetteer("remove", "town.csv", "--country", "AR")).toMatchObject({ code: 1 });
  expect(await gazetteer("remove", "town.csv")).toEqual({
    code: 0,
    out: "Removed town.csv, MX: 2 addresses\n",
    err: "",
  });
  expect(JSON.parse((await gazetteer("list", "--json")).out)).toHaveLength(1);
});

test("a broken file is refused with 1 and its line number, and nothing changes", async () => {
  writeFileSync(path.join(workingDir, "broken.csv"), `${HEADER}\n${ROWS[0]}\n1,2\n`);
  const refused = [
    await gazetteer("import", "broken.csv", "--country", "MX"),
    await gazetteer("import", "nowhere.csv", "--country", "MX"),
    await gazetteer("remove", "nothing"),
  ];
  expect(refused).toEqual([
    { code: 1, out: "", err: expect.stringMatching(/^Nothing was changed\. Line 3: .+\n$/) },
    { code: 1, out: "", err: "Nothing was changed. There is no such file.\n" },
    { code: 1, out: "", err: "Nothing was changed. There is no nothing.\n" },
  ]);
  expect((await gazetteer("list")).out).toBe("No addresses\n");
});

test("a damaged index is reported, and kept beside the new one", async () => {
  const dataDir = path.join(workingDir, "data");
  mkdirSync(dataDir);
  writeFileSync(indexFilePath(dataDir), "Not a database");
  expect(await gazetteer("list")).toMatchObject({
    code: 1,
    err: expect.stringContaining("damaged"),
  });
  expect(await gazetteer("import", "town.csv", "--country", "MX")).toMatchObject({
    code: 0,
    err: expect.stringContaining("*.broken"),
  });
  expect((await gazetteer("list")).out).toContain("town.csv");
});

test("a second import at the same time is refused", async () => {
  const second = await changeIndex(path.join(workingDir, "data"), () =>
    gazetteer("import", "town.csv", "--country", "MX"),
  );
  expect(second).toMatchObject({ code: 1, err: expect.stringContaining("wait for it") });
});

test.each([
  [["import", "town.csv"], "required option '--country <code>'"],
  [["import", "town.csv", "--country", "MEX"], "It must be two letters"],
  [["import", "--country", "MX"], "missing required argument 'file'"],
  [["remove"], "missing required argument 'name'"],
  [["find"], "unknown command 'find'"],
])("gazetteer %j is not understood, with exit code 2", async (argv, reason) => {
  const { code, out, err } = await gazetteer(...argv);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain(reason);
});
