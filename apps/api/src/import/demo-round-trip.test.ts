import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportCompany } from "./export-company.ts";
import { importCompany } from "./import-company.ts";
import { createImportFixture } from "./testing/import-fixture.ts";
import { validateFile } from "./validate-file.ts";

const demo = join(import.meta.dirname, "../../../../demo/taqueria/company.json");

let fixture: Awaited<ReturnType<typeof createImportFixture>>;
beforeAll(async () => {
  fixture = await createImportFixture();
});
afterAll(() => fixture.close());

test("the demo company is exported as it was imported, with its pictures", async () => {
  const text = await readFile(demo, "utf8");
  const imported = await importCompany(fixture.deps, demo);
  expect(imported).toMatchObject({ ok: true, warnings: [] });
  expect((await validateFile(demo)).result).toEqual({ ...imported, written: null });
  const exported = await exportCompany(fixture.deps, "DEMO.localhost");
  // Compared as text, so that the order of keys counts.
  expect(JSON.stringify(exported.ok && exported.document)).toBe(JSON.stringify(JSON.parse(text)));

  const copy = join(fixture.root, "copy", "company.json");
  expect(await exportCompany(fixture.deps, "localhost", copy)).toMatchObject({
    ok: true,
    pictures: 57,
  });
  expect(JSON.parse(await readFile(copy, "utf8"))).toEqual(JSON.parse(text));
  const pastor = "pictures/al-pastor.webp";
  expect(await readFile(join(fixture.root, "copy", pastor))).toEqual(
    await readFile(join(demo, "..", pastor)),
  );
  expect((await validateFile(copy)).result).toEqual({ ...imported, written: null });
});
