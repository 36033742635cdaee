import { existsSync } from "node:fs";
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { importCompany } from "./import-company.ts";
import { readAllRows } from "./testing/all-rows.store.ts";
import { changedDocument, taqueriaDocument } from "./testing/documents.ts";
import { createImportFixture, makePicture } from "./testing/import-fixture.ts";
import { group, image, images, refusedCases, variant } from "./testing/refused-cases.ts";
import { validateFile } from "./validate-file.ts";

let fixture: Awaited<ReturnType<typeof createImportFixture>>;
let before: unknown;

beforeAll(async () => {
  fixture = await createImportFixture();
  const { deps, write } = fixture;
  const rival = changedDocument(taqueriaDocument(), "company.id", "rival");
  const rivalDocument = changedDocument(
    changedDocument(rival, "hosts", ["rival.test"]),
    "qrs.0.id",
    "rival-1",
  );
  await importCompany(deps, await write("rival.json", rivalDocument));
  await importCompany(deps, await write("tacos.json", taqueriaDocument()));
  await write("good.png", await makePicture(20, 20));
  await write("text.png", "no picture at all");
  await write("drawing.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await write("cut.png", (await makePicture(300, 300)).subarray(0, 300));
  await write("bomb.png", bomb(await makePicture(20, 20)));
  await mkdir(join(fixture.root, "folder"));
  await symlink("/etc/hostname", join(fixture.root, "link.png"));
  fixture.published.length = 0;
  before = await readAllRows(fixture.db);
});

afterAll(() => fixture.close());

/** Returns a picture whose header claims 60,000 by 60,000 pixels. */
function bomb(png: Buffer): Buffer {
  const claimed = Buffer.from(png);
  claimed.writeUInt32BE(60_000, 16);
  claimed.writeUInt32BE(60_000, 20);
  claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29);
  return claimed;
}

test.each(refusedCases)(
  "%s as %j is refused, and nothing is written",
  async (path, value, fault, message) => {
    const file = await fixture.write(
      "broken.json",
      changedDocument(taqueriaDocument(), path, value),
    );
    const result = await importCompany(fixture.deps, file);
    expect(result).toEqual({
      ok: false,
      faults: expect.arrayContaining([
        expect.objectContaining({ path: fault, message: expect.stringMatching(message) }),
      ]),
    });
    expect(await readAllRows(fixture.db)).toEqual(before);
    expect(fixture.published).toEqual([]);
  },
);

test("validate compares hosts and QR codes with other companies when it has a database", async () => {
  const names = [
    ["hosts", ["new.test", "RIVAL.test"]],
    ["qrs.0.id", "rival-1"],
  ].reduce(
    (made, [path, value]) => changedDocument(made, String(path), value),
    taqueriaDocument() as object,
  );
  const file = await fixture.write("names.json", names);
  expect(await validateFile(file, { db: fixture.db })).toMatchObject({
    comparedWithDatabase: true,
    result: {
      ok: false,
      faults: [
        { path: "hosts.1", message: '"rival.test" belongs to the company "rival"' },
        { path: "qrs.0.id", message: '"rival-1" belongs to the company "rival"' },
      ],
    },
  });
  expect(await validateFile(file)).toMatchObject({
    comparedWithDatabase: false,
    result: { ok: true },
  });
  const unchangedFile = await fixture.write("own.json", taqueriaDocument());
  expect(await validateFile(unchangedFile, { db: fixture.db })).toMatchObject({
    result: { ok: true },
  });
  expect(await readAllRows(fixture.db)).toEqual(before);
});

test("faults of every kind are reported at once, each with its path", async () => {
  const document = [
    [`${variant}.price`, "free"],
    [`${group}.modifiers.1.id`, "green"],
    ["categories.1.products.0.modifier_ids", ["blue"]],
    [images, image("missing.png")],
    ["company.logo_url", "missing.png"],
  ].reduce(
    (made, [path, value]) => changedDocument(made, String(path), value),
    taqueriaDocument() as object,
  );
  const file = await fixture.write("broken.json", document);
  const result = await importCompany(fixture.deps, file);
  expect(result.ok || result.faults.map(({ path }) => path).sort()).toEqual([
    `${images}.0.image_url`,
    `${group}.modifiers.1.id`,
    `${variant}.price`,
    "categories.1.products.0.modifier_ids.0",
    "company.logo_url",
  ]);
  expect((await validateFile(file)).result).toEqual(result);
});

test("pictures of a refused file are not stored", async () => {
  const document = changedDocument(
    changedDocument(taqueriaDocument(), images, image("good.png")),
    `${variant}.price`,
    "x",
  );
  await importCompany(fixture.deps, await fixture.write("broken.json", document));
  expect(existsSync(join(fixture.dataDir, "media"))).toBe(false);
});

test("a host that is taken while the pictures are rendered rolls the whole import back", async () => {
  const document = changedDocument(
    changedDocument(taqueriaDocument(), images, image("good.png")),
    "hosts",
    ["late.test"],
  );
  const file = await fixture.write(
    "late.json",
    changedDocument(document, "company.name", "Changed"),
  );
  const writing = fixture.db.transaction();
  const write = writing.execute.bind(writing);
  vi.spyOn(fixture.db, "transaction").mockReturnValueOnce(writing);
  vi.spyOn(writing, "execute").mockImplementationOnce(async (work) => {
    const host = { company_id: "rival", host: "late.test", position: 1 };
    await fixture.db.insertInto("hosts").values(host).execute();
    return write(work);
  });
  await expect(importCompany(fixture.deps, file)).rejects.toThrow(/hosts/);
  await fixture.db.deleteFrom("hosts").where("host", "=", "late.test").execute();
  expect(await readAllRows(fixture.db)).toEqual(before);
});
