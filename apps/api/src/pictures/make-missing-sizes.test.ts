import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { importCompany } from "../import/import-company.ts";
import { changedDocument, taqueriaDocument } from "../import/testing/documents.ts";
import { createImportFixture, makePicture } from "../import/testing/import-fixture.ts";
import { makeMissingSizes } from "./make-missing-sizes.ts";

const FOLDERS = ["192", "512", "maskable"];

let fixture: Awaited<ReturnType<typeof createImportFixture>>;
beforeAll(async () => {
  fixture = await createImportFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const logos = (...path: string[]) => join(fixture.dataDir, "media", "companies", "logos", ...path);
const icons = async () => {
  const found = FOLDERS.map((folder) => readdir(logos("icons", folder)).catch(() => []));
  return (await Promise.all(found)).map(({ length }) => length);
};

/** A company with a logo, imported by a version without icons. */
async function importWithoutIcons(): Promise<void> {
  await fixture.write("logo.png", await makePicture(300, 200));
  const file = await fixture.write(
    "tacos.json",
    changedDocument(taqueriaDocument(), "company.logo_url", "logo.png"),
  );
  expect(await importCompany(fixture.deps, file)).toMatchObject({ ok: true });
  await rm(logos("icons"), { recursive: true });
}

async function run(signal = new AbortController().signal) {
  const log = { info: vi.fn(), warn: vi.fn() };
  await makeMissingSizes({ db: fixture.db, pictures: fixture.deps.pictures, log, signal });
  return log;
}

test("a logo imported by a version without icons gets them, and keeps its other files", async () => {
  await importWithoutIcons();
  const [name = ""] = (await readdir(logos())).filter((file) => file.endsWith(".webp"));
  const before = (await stat(logos(name))).mtimeMs;
  const log = await run();
  expect(await icons()).toEqual([1, 1, 1]);
  expect(await readdir(logos("icons", "192"))).toEqual([name.replace("webp", "png")]);
  expect((await stat(logos(name))).mtimeMs).toBe(before);
  expect(log.info).toHaveBeenCalledOnce();
  // The second run has nothing to do or to report.
  expect((await run()).info).not.toHaveBeenCalled();
});

test("an icon that is empty after a power cut is made again", async () => {
  await importWithoutIcons();
  await run();
  const [icon = ""] = await readdir(logos("icons", "512"));
  await writeFile(logos("icons", "512", icon), "");
  await run();
  expect((await stat(logos("icons", "512", icon))).size).toBeGreaterThan(0);
});

test("a logo whose original is lost is logged", async () => {
  await importWithoutIcons();
  const originals = join(fixture.dataDir, "originals");
  await rm(originals, { recursive: true });
  await mkdir(originals);
  const log = await run();
  expect(await icons()).toEqual([0, 0, 0]);
  expect(log.warn).toHaveBeenCalledWith(expect.stringContaining("tacos"));
});

test("a server that stops does not wait for all icons", async () => {
  await importWithoutIcons();
  await run(AbortSignal.abort());
  expect(await icons()).toEqual([0, 0, 0]);
});
