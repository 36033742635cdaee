import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DatabaseRefused } from "../database-refused.ts";
import { folderHasDatabase, refuseForeignFolder } from "./data-folder.ts";
import { openDatabase } from "./open-database.ts";

let dataDir: string;
let folder: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "comanda-folder-"));
  folder = path.join(dataDir, "db");
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Creates files in the data folder; a name that ends with a slash is a folder. */
function put(...names: string[]): void {
  for (const name of names) {
    const file = path.join(dataDir, name);
    mkdirSync(name.endsWith("/") ? file : path.dirname(file), { recursive: true });
    if (!name.endsWith("/")) writeFileSync(file, "x");
  }
}

const open = () => openDatabase({ databaseUrl: null, dataDir, command: "test" });
const whole = ["db/PG_VERSION", "db/base/", "db/global/pg_control", "db/pg_wal/"];

test.each([
  ["an empty folder", []],
  ["the files of a first start that was killed early", ["lock", "holder.json", "db.new/base/"]],
  [
    "the files of a first start that was killed later",
    ["lock", "lock-journal", "secret.key", "secret.key.12", "media/a/b.webp", "originals/"],
  ],
  ["an address file's index", ["gazetteer.sqlite", "gazetteer.lock", "gazetteer.sqlite.new"]],
  ["files of the file system", [".DS_Store", "lost+found/"]],
])("a database may be created beside %s", (_, names) => {
  put(...names);
  expect(() => refuseForeignFolder(dataDir)).not.toThrow();
  expect(folderHasDatabase(folder)).toBe(false);
});

test("a data folder with other files is refused and stays unchanged", async () => {
  put("photos/", "letter.txt", "PG_VERSION");
  const opening = open();
  await expect(opening).rejects.toThrow(DatabaseRefused);
  await expect(opening).rejects.toThrow(
    `${dataDir} holds no database, but other files: PG_VERSION, letter.txt, photos.`,
  );
  expect(readdirSync(dataDir).sort()).toEqual(["PG_VERSION", "letter.txt", "photos"]);
});

test("other files beside a database are ignored", () => {
  put("letter.txt", ...whole);
  expect(() => refuseForeignFolder(dataDir)).not.toThrow();
  expect(folderHasDatabase(folder)).toBe(true);
});

test.each([
  ["a database without PG_VERSION", "PG_VERSION", whole.slice(1)],
  ["a database without its control file", "global/pg_control", [...whole, "db/global/"]],
  ["a database without its log", "pg_wal", whole.slice(0, -1)],
  ["another folder", "PG_VERSION", ["db/company.json"]],
])(
  "%s is refused with the name of the missing part, and stays unchanged",
  async (_, missing, names) => {
    put(...names.filter((name) => name !== `db/${missing}`));
    const before = readdirSync(folder, { recursive: true }).sort();
    const opening = open();
    await expect(opening).rejects.toThrow(DatabaseRefused);
    await expect(opening).rejects.toThrow(`${folder} is no whole database: ${missing} is missing.`);
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before);
    // The lock is released, so that the server can start after the repair.
    expect(existsSync(path.join(dataDir, "holder.json"))).toBe(false);
  },
);

test("a long list of files is cut short", () => {
  put(..."abcdefgh".split(""));
  expect(() => refuseForeignFolder(dataDir)).toThrow("a, b, c, d, e and 3 more.");
});
