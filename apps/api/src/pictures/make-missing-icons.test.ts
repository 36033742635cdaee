import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { importCompany } from "../import/import-company.ts";
import { changedDocument, taqueriaDocument } from "../import/testing/documents.ts";
import { createImportFixture, makePicture } from "../import/testing/import-fixture.ts";
import { makeMissingIcons } from "./make-missing-icons.ts";

const FOLDERS = ["192", "512", "maskable"];

let bench: Awaited<ReturnType<typeof createImportFixture>>;
beforeAll(async () => {
  bench = await createImportFixture();
});
beforeEach(() => bench.reset());
afterAll(() => bench.close());

const logos = (...path: string[]) =>
  join(bench.deps.dataDir, "media", "companies", "logos", ...path);
const icons = async () => {
  const found = FOLDERS.map((folder) => readdir(logos("icons", folder)).catch(() => []));
  return (await Promise.all(found)).map(({ length }) => length);
};

/** A company with a logo, as it was imported before there were icons. */
async function importedBefore(): Promise<void> {
  await bench.write("logo.png", await makePicture(300, 200));
  const file = await bench.write(
    "tacos.json",
    changedDocument(taqueriaDocument(), "company.logo_url", "logo.png"),
  );
  expect(await importCompany(bench.deps, file)).toMatchObject({ ok: true });
  await rm(logos("icons"), { recursive: true });
}

async function run(signal = new AbortController().signal) {
  const log = { info: vi.fn(), warn: vi.fn() };
  await makeMissingIcons({ db: bench.db, dataDir: bench.deps.dataDir, log, signal });
  return log;
}

test("a logo that was imported before there were icons gets them, and nothing else anew", async () => {
  await importedBefore();
  const [name = ""] = (await readdir(logos())).filter((file) => file.endsWith(".webp"));
  const before = (await stat(logos(name))).mtimeMs;
  const log = await run();
  expect(await icons()).toEqual([1, 1, 1]);
  expect(await readdir(logos("icons", "192"))).toEqual([name.replace("webp", "png")]);
  expect((await stat(logos(name))).mtimeMs).toBe(before);
  expect(log.info).toHaveBeenCalledOnce();
  // Once they are there, there is nothing to do nor to say.
  expect((await run()).info).not.toHaveBeenCalled();
});

test("an icon of which a power cut left an empty file is made anew", async () => {
  await importedBefore();
  await run();
  const [icon = ""] = await readdir(logos("icons", "512"));
  await writeFile(logos("icons", "512", icon), "");
  await run();
  expect((await stat(logos("icons", "512", icon))).size).toBeGreaterThan(0);
});

test("a logo whose original is lost is told of", async () => {
  await importedBefore();
  const originals = join(bench.deps.dataDir, "originals");
  await rm(originals, { recursive: true });
  await mkdir(originals);
  const log = await run();
  expect(await icons()).toEqual([0, 0, 0]);
  expect(log.warn).toHaveBeenCalledWith(expect.stringContaining("tacos"));
});

test("a server that stops does not wait for all of them", async () => {
  await importedBefore();
  await run(AbortSignal.abort());
  expect(await icons()).toEqual([0, 0, 0]);
});
