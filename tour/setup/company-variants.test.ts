import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openState } from "@comanda/domain/hours/opening-hours";
import { afterAll, beforeAll, expect, test } from "vitest";
import { validateFile } from "../../apps/api/src/import/validate-file.ts";
import { companyVariants, writeVariant } from "./company-variants.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tour-test-"));
});
afterAll(() => rm(folder, { recursive: true }));

test.each(Object.keys(companyVariants))("%s can be imported", async (name) => {
  const { result } = await validateFile(await writeVariant(name, folder));
  const warnings = name === "empty" ? [expect.objectContaining({ path: "categories" })] : [];
  expect(result).toMatchObject({ ok: true, warnings });
});

test.each([
  ["closed", false],
  ["later", false],
  ["soon", true],
  ["night", true],
])("the variant %s is open at any time: %s", async (name, open) => {
  const { company } = JSON.parse(await readFile(await writeVariant(name, folder), "utf8"));
  const state = openState(company.business_hours_settings, company.timezone, new Date());
  expect(state.open).toBe(open);
  expect(state.closesInMinutes !== null).toBe(name === "soon");
});
