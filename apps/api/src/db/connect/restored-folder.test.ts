import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { commitRestore, finishRestore, startRestore } from "./restored-folder.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "comanda-restored-"));
  put(dataDir, { "db/PG_VERSION": "old", "media/old.webp": "old", "secret.key": "old", lock: "" });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function put(folder: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
}

const restored = { "db/PG_VERSION": "new", "originals/a.jpg": "new", "secret.key": "new" };

function contentOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(folder, name), "utf8")]),
  );
}

test("a restore replaces the data, deletes what the backup lacks, and keeps the lock", () => {
  put(startRestore(dataDir), restored);
  commitRestore(dataDir);
  expect(contentOf(dataDir)).toEqual({ ...restored, lock: "" });
});

test("a restore that stops before restore.new is renamed changes nothing", () => {
  const before = contentOf(dataDir);
  put(startRestore(dataDir), restored);
  finishRestore(dataDir);
  expect(contentOf(dataDir)).toEqual(before);
});

test("a restore that stops after the rename is finished by the next start, at whichever step it stopped", () => {
  put(startRestore(dataDir), restored);
  renameSync(path.join(dataDir, "restore.new"), path.join(dataDir, "restore.ready"));
  const renamed = `${dataDir}-renamed`;
  cpSync(dataDir, renamed, { recursive: true });
  const ready = path.join(dataDir, "restore.ready");
  const note = path.join(ready, ".former-data-is-there");
  const steps = [
    () => rmSync(path.join(dataDir, "db"), { recursive: true }),
    () => rmSync(path.join(dataDir, "media"), { recursive: true }),
    () => rmSync(path.join(dataDir, "secret.key")),
    () => rmSync(note),
    () => renameSync(path.join(ready, "db"), path.join(dataDir, "db")),
    () => renameSync(path.join(ready, "secret.key"), path.join(dataDir, "secret.key")),
    () => renameSync(path.join(ready, "originals"), path.join(dataDir, "originals")),
  ];
  for (let done = 0; done <= steps.length; done += 1) {
    rmSync(dataDir, { recursive: true });
    cpSync(renamed, dataDir, { recursive: true });
    for (const step of steps.slice(0, done)) step();
    finishRestore(dataDir);
    expect(contentOf(dataDir), `after ${done} steps`).toEqual({ ...restored, lock: "" });
    expect(existsSync(ready)).toBe(false);
  }
  rmSync(renamed, { recursive: true });
});
