import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { folderFiles } from "@comanda/api/files/folder-files";
import { createTestApp, type TestApp } from "@comanda/api/testing/create-test-app";
import { stockOf } from "@comanda/api/testing/order-flow";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { writeCompanyFile } from "../testing/company-file.ts";
import { runCapturedCommand } from "../testing/run-captured-command.ts";

let api: TestApp;
let workingDir: string;
beforeAll(async () => {
  api = await createTestApp();
  workingDir = mkdtempSync(path.join(tmpdir(), "comanda-files-"));
});
beforeEach(() => api.reset());
afterAll(async () => {
  await api.close();
  rmSync(workingDir, { recursive: true });
});

/** Runs a command in the folder; returns its exit code and its output. */
function run(argv: string[], { hasDatabase = true } = {}) {
  const open = async () => ({ ...api.deps, pictures: folderFiles(workingDir) });
  const openExisting = async () => (hasDatabase ? open() : null);
  return runCapturedCommand(argv, { workingDir, dataDir: workingDir, open, openExisting });
}

test("import reports the counters it kept, and --set-counters takes those of the file", async () => {
  const file = writeCompanyFile(workingDir, 7);
  const first = await run(["import", file]);
  expect(first).toMatchObject({ code: 0, out: expect.stringMatching(/^Replaced Tacos/) });
  expect(first.out).toMatch(
    /\nKept, though the file says otherwise: 1 stock \(--set-counters takes the file's\)\n$/,
  );
  expect(await stockOf(api, "special-1")).toBe(50);
  const set = await run(["import", file, "--set-counters"]);
  expect(set.out).not.toContain("Kept");
  expect(await stockOf(api, "special-1")).toBe(7);
  expect((await run(["import", file])).out).not.toContain("Kept");
});

test("import says whether it created or replaced the company, and what the file has", async () => {
  const file = writeCompanyFile(workingDir, 7);
  await api.db.deleteFrom("companies").execute();
  const { out } = await run(["import", file]);
  expect(out).toMatch(
    /^Created Tacos \(tacos\.test\): 3 categories, \d+ products, .+ 0 pictures\n$/,
  );
  expect((await run(["import", file])).out).toBe(out.replace("Created", "Replaced"));
});

test("validate reports when there is no database to check, and changes nothing", async () => {
  const file = writeCompanyFile(workingDir, 7);
  const before = await api.db.selectFrom("companies").selectAll().execute();
  expect(await run(["validate", file])).toMatchObject({
    code: 0,
    out: expect.stringContaining("Valid: Tacos"),
    err: expect.not.stringContaining("database"),
  });
  expect(await run(["validate", file], { hasDatabase: false })).toMatchObject({
    code: 0,
    err: expect.stringContaining("No database was looked at"),
  });
  expect(await api.db.selectFrom("companies").selectAll().execute()).toEqual(before);
});
