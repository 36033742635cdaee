import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ImportFile } from "@comanda/contract/companies/import-file";
import { READ_ONLY_FIELDS } from "@comanda/contract/settings/settings-sections";
import { staffCalls } from "@comanda/contract/staff/staff-calls";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { folderFiles } from "../files/folder-files.ts";
import { exportCompany } from "../import/export-company.ts";
import { importCompany } from "../import/import-company.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { smallCompany } from "../testing/small-company.ts";
import { fieldPaths } from "./testing/field-paths.ts";
import { readMenuAsManager } from "./testing/menu-calls.ts";
import { CALLS_WITHOUT_EDITS } from "./testing/random/calls-without-edits.ts";
import { publicAnswers } from "./testing/random/public-answers.ts";
import { edits, makeRandomEdit, newEditState, randomEdits } from "./testing/random/random-edits.ts";
import { letTimePass, takeMarksBack } from "./testing/random/service-edits.ts";
import { readAllSettings } from "./testing/random/settings-edits.ts";

/** More by the environment, for the trial `random-edits`, which reads what was made from a file. */
const RUNS = Number(process.env.RUNS ?? 2);
const EDITS = Number(process.env.EDITS ?? 30);
const MADE_FILE = process.env.MADE_FILE;

let edited: TestApp;
let imported: TestApp;
let root: string;
beforeAll(async () => {
  const { categories, ...file } = smallCompany();
  const text = JSON.stringify(categories, (key, value) => (key === "images" ? [] : value));
  edited = await createTestApp([{ ...file, categories: JSON.parse(text) }]);
  imported = await createTestApp([]);
  root = await mkdtemp(join(tmpdir(), "comanda-edits-"));
  edited.deps.pictures = folderFiles(join(root, "edited"));
});
afterAll(async () => {
  await Promise.all([edited.close(), imported.close()]);
  await rm(root, { recursive: true });
});

/** What a change may be refused for: nothing of it is a mistake of the server. */
const refusals = [
  ...["part_changed", "part_not_found", "part_in_use", "invalid_part", "invalid_body"],
  ...["change_not_found", "availability_changed", "pause_changed"],
];

test("every call of the console that changes something is an edit here, or has a reason not to be", () => {
  const made = Object.keys(edits).map((kind) => kind.split(":")[0] ?? "");
  const named = [...new Set(made), ...Object.values(CALLS_WITHOUT_EDITS).flat()];
  const changing = Object.entries(staffCalls).filter(([, { method }]) => method !== "GET");
  const calls = changing.map(([name]) => name);
  expect(named.filter((name) => name !== "guest" && name !== "clock").sort()).toEqual(calls.sort());
});

test(`after ${EDITS} random edits the export is what the calls show, and imports as the same`, {
  timeout: RUNS * EDITS * 5_000 + 60_000,
}, async () => {
  const property = fc.asyncProperty(randomEdits(EDITS), async (sequence) => {
    await Promise.all([edited.reset(), imported.reset()]);
    const state = newEditState();
    const made = new Map<string, number>();
    for (const edit of sequence) {
      const { status, body, kind } = await makeRandomEdit(edited, edit, state);
      if (status !== 200) expect(refusals, JSON.stringify([edit, body])).toContain(body.code);
      else made.set(kind, (made.get(kind) ?? 0) + 1);
    }
    const count = [...made.values()].reduce((sum, each) => sum + each, 0);
    expect(count).toBeGreaterThan(EDITS / 2);
    await letTimePass(edited);
    await takeMarksBack(edited);
    await expectSameAfterImport();
    if (MADE_FILE) await appendFile(MADE_FILE, `${madeLine(made, state.written)}\n`);
  });
  await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
});

async function expectSameAfterImport(): Promise<void> {
  const menu = await readMenuAsManager(edited);
  const settings = await readAllSettings(edited);
  const file = join(root, "company.json");
  const deps = { ...edited.deps, pictures: folderFiles(join(root, "edited")) };
  const host = (settings as { hosts: string[] }).hosts[0] ?? "";
  const exported = await exportCompany(deps, host, file);
  const categories = menu.categories.map(({ category, products }) => ({
    ...category,
    products: products.map(({ product }) => product),
  }));
  const { company, ...rest } = settings as { company: object };
  expect(exported.ok ? exported.document : exported.faults).toEqual({
    ...rest,
    company: { ...company, id: "tacos" },
    categories,
  });
  imported.now = edited.now;
  const result = await importCompany(
    { ...imported.deps, pictures: folderFiles(join(root, "imported")) },
    file,
  );
  expect(result.ok || result.faults).toBe(true);
  const answers = await publicAnswers(edited, settings);
  expect(answers.length).toBeGreaterThan(9);
  expect(await publicAnswers(imported, settings)).toEqual(answers);
}

/** What was made of each kind, and which fields of the settings no edit has written. */
function madeLine(made: ReadonlyMap<string, number>, written: ReadonlySet<string>): string {
  const isFixed = (field: string) =>
    /^(?:categories|company\.(?:id|token)$)/u.test(field) ||
    READ_ONLY_FIELDS.some((path) => field.startsWith(path));
  const fields = fieldPaths(ImportFile).filter((field) => !isFixed(field));
  const unwritten = fields.filter((field) => !written.has(field));
  const unmade = Object.keys(edits).filter((kind) => !made.has(kind));
  return JSON.stringify({
    made: Object.fromEntries(made),
    unmade,
    fields: fields.length,
    unwritten,
  });
}
