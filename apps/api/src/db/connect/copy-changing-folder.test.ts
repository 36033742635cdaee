import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChangingFolder } from "./copy-changing-folder.ts";

const LONG_AGO = new Date("2026-01-02T03:04:05Z");
let folder: string;
let from: string;
let to: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-copy-"));
  [from, to] = [path.join(folder, "from"), path.join(folder, "to")];
  for (const each of [path.join(from, "base"), to]) mkdirSync(each, { recursive: true });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes a file that was last changed at a time. */
function write(name: string, text: string, changedAt = LONG_AGO) {
  const file = path.join(from, name);
  writeFileSync(file, text);
  utimesSync(file, changedAt, changedAt);
}

const copied = (name: string) => readFileSync(path.join(to, name), "utf8");

test("what changes, comes and goes between the two passes is copied as it is at the end", async () => {
  for (const name of ["base/longer", "base/other", "base/gone"]) write(name, "old");
  const copy = new ChangingFolder(from, to);
  await copy.copyMost();
  write("base/longer", "longer");
  write("base/other", "new", new Date(LONG_AGO.getTime() + 1));
  rmSync(path.join(from, "base/gone"));
  mkdirSync(path.join(from, "log"));
  write("log/come", "come");
  await copy.copyRest();
  expect(readdirSync(path.join(to, "base")).toSorted()).toEqual(["longer", "other"]);
  const texts = ["base/longer", "base/other", "log/come"].map(copied);
  expect(texts).toEqual(["longer", "new", "come"]);
});

test("a file that was changed just before the first pass is copied again, one of long ago is not", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: LONG_AGO.getTime() + 60_000 });
  const justNow = new Date();
  write("base/recent", "one", justNow);
  write("base/old", "one");
  const copy = new ChangingFolder(from, to);
  await copy.copyMost();
  // The same length, and a time that a coarse file system does not distinguish.
  write("base/recent", "two", justNow);
  write("base/old", "two");
  await copy.copyRest();
  expect([copied("base/recent"), copied("base/old")]).toEqual(["two", "one"]);
});

test("a copy that fails fails when nothing more is written, so that it can be deleted", async () => {
  const copy = new ChangingFolder(from, to);
  await copy.copyMost();
  const names = Array.from({ length: 40 }, (_, at) => `base/new-${at}`);
  for (const name of names) write(name, "n".repeat(1_000_000));
  // A folder is in the way of the first file, as a full disk would be.
  mkdirSync(path.join(to, "base/new-0"));
  await expect(copy.copyRest()).rejects.toThrow();
  const sizes = names.slice(1).map((name) => statSync(path.join(to, name)).size);
  expect(new Set(sizes)).toEqual(new Set([1_000_000]));
});
