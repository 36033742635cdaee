import { lstatSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { afterEach, beforeEach, expect, test } from "vitest";
import { archiveFile } from "./backup-location.ts";
import { BackupRefused } from "./backup-refused.ts";
import { HEADER_ENTRY } from "./manifest.ts";
import { verifyBackup } from "./verify-backup.ts";
import { writeArchive } from "./write-archive.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-archive-"));
  file = path.join(folder, "backup.tar.gz");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const described = {
  comanda: "1.2.3",
  created_at: "2026-03-14T18:00:00.000Z",
  database: "embedded" as const,
  migrations: ["0001-core"],
  tables: [],
  sequences: [],
};

const write = () =>
  writeArchive(archiveFile(file), async (archive) => {
    await archive.add("files/media/a.webp", Buffer.from("a".repeat(5_000)));
    await archive.add("files/media/b.webp", Buffer.from("b".repeat(700)));
    return described;
  });

const pack = async (entries: { name: string; content: string }[]) =>
  writeFileSync(
    file,
    gzipSync(
      await packTar(
        entries.map(({ name, content }) => ({
          header: { name, size: Buffer.byteLength(content) },
          body: content,
        })),
      ),
    ),
  );

test("an archive is read as it was written, and only its owner can read it", async () => {
  const manifest = await write();
  expect(await verifyBackup(archiveFile(file))).toEqual(manifest);
  expect(manifest.entries.map(({ name, size }) => [name, size])).toEqual([
    ["files/media/a.webp", 5_000],
    ["files/media/b.webp", 700],
  ]);
});

test("a file or link at the path of the unfinished archive is neither written to nor followed", async () => {
  const other = path.join(folder, "other");
  writeFileSync(other, "");
  symlinkSync(other, `${file}.${process.pid}.partial`);
  await write();
  expect(readFileSync(other, "utf8")).toBe("");
  expect(lstatSync(file).isFile()).toBe(true);
  expect(lstatSync(file).mode & 0o777).toBe(0o600);
});

test("an archive that ends early is refused, wherever it ends", async () => {
  await write();
  const whole = readFileSync(file);
  for (let length = 0; length < whole.length; length += 7) {
    writeFileSync(file, whole.subarray(0, length));
    await expect(verifyBackup(archiveFile(file)), `${length} bytes`).rejects.toThrow(BackupRefused);
  }
});

test("an archive whose tar ends early inside a whole gzip is refused", async () => {
  await write();
  const whole = gunzipSync(readFileSync(file));
  for (let length = 0; length < whole.length - 1_024; length += 512) {
    writeFileSync(file, gzipSync(whole.subarray(0, length)));
    await expect(verifyBackup(archiveFile(file)), `${length} bytes`).rejects.toThrow(BackupRefused);
  }
});

test("a changed byte is refused", async () => {
  await write();
  const whole = gunzipSync(readFileSync(file));
  const at = whole.indexOf("aaaa");
  whole[at] = "x".charCodeAt(0);
  writeFileSync(file, gzipSync(whole));
  await expect(verifyBackup(archiveFile(file))).rejects.toThrow(
    "files/media/a.webp is not what was written",
  );
});

test.each([
  ["a text", () => writeFileSync(file, "Dear customer"), "is no backup of Comanda"],
  ["an empty file", () => writeFileSync(file, ""), "is no backup of Comanda"],
  ["a compressed text", () => writeFileSync(file, gzipSync("hello")), "is no backup of Comanda"],
  ["another archive", () => pack([{ name: "a.txt", content: "a" }]), "is no backup of Comanda"],
  ["no file", () => undefined, "is no file"],
  [
    "a newer form",
    () => pack([{ name: HEADER_ENTRY, content: '{"format":2}' }]),
    "was written by a newer Comanda",
  ],
  [
    "a name outside the archive",
    () =>
      pack([
        { name: HEADER_ENTRY, content: '{"format":1}' },
        { name: "files/../../x", content: "x" },
      ]),
    "names files outside itself",
  ],
])("%s is refused by a plain message", async (_, prepare, message) => {
  await prepare();
  await expect(verifyBackup(archiveFile(file))).rejects.toThrow(message);
});
