import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { OpenDatabase } from "../db/connect/database-handle.ts";
import type { FileStore } from "../files/file-store.ts";
import { folderFiles } from "../files/folder-files.ts";
import { s3BucketFiles } from "../files/s3-bucket-files.ts";
import { type BucketServer, startBucketServer } from "../files/testing/bucket-server.ts";
import { writeScheduledBackup } from "./backup-job.ts";
import { archiveIn } from "./backup-location.ts";
import { restoreBackup } from "./restore-backup.ts";
import {
  backupDeps,
  describeData,
  fillPlace,
  kinds,
  newPlace,
  openPlace,
  type Place,
  SECRET,
} from "./testing/backup-fixture.ts";

/** Milliseconds: every file of a restored database is synced to the disk, which others may use too. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A bucket does not know the kind of database: one is enough, the faster to fill. */
const kind = kinds.at(-1) ?? "embedded";
let folder: string;
let server: BucketServer;
let place: Place;
let opened: OpenDatabase;
const inBucket = (prefix: string) => s3BucketFiles(server.service, { bucket: "comanda", prefix });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-bucket-backup-"));
  server = await startBucketServer();
  place = await newPlace(path.join(folder, "from"), kind);
  opened = await fillPlace(place);
  const pictures = inBucket("pictures/");
  for await (const { name } of folderFiles(place.dataDir).list("")) {
    if (!/^(?:media|originals)\//u.test(name)) continue;
    await pictures.write(name, readFileSync(path.join(place.dataDir, name)));
    rmSync(path.join(place.dataDir, name));
  }
});
afterAll(async () => {
  await opened.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function contentOf(files: FileStore): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for await (const { name } of files.list(""))
    content[name] = Buffer.from((await files.read(name)) ?? []).toString("base64");
  return content;
}

test.runIf(kinds.length > 1)(
  "whole backups of a schedule stay in a bucket, the latest of them, and restore with the pictures of a bucket",
  async () => {
    const files = inBucket("backups/");
    await files.write("comanda-notes.txt", Buffer.from("another file"));
    let hour = 6;
    const deps = {
      ...backupDeps(place, opened),
      pictures: inBucket("pictures/"),
      clock: () => new Date(Date.UTC(2026, 2, 14, hour)),
      log: { info: () => undefined },
    };
    for (hour of [6, 7, 8]) await writeScheduledBackup(deps, { files, keep: 2 });
    hour = 9;
    const writePieces: FileStore["writePieces"] = async (name, pieces) => {
      await files.writePieces(name, pieces);
      await files.write(name, ((await files.read(name)) ?? new Uint8Array()).subarray(0, -40));
    };
    const torn = writeScheduledBackup(deps, { files: { ...files, writePieces }, keep: 2 });
    await expect(torn).rejects.toThrow("is torn");
    const names: string[] = [];
    for await (const { name } of files.list("")) names.push(name);
    const [latest = "", before = ""] = ["08", "07"].map(
      (hours) => `comanda-2026-03-14T${hours}-00-00Z.tar.gz`,
    );
    expect(names.sort()).toEqual([before, latest, "comanda-notes.txt"]);

    const to = await newPlace(path.join(folder, "to"), kind);
    const restored = inBucket("restored/");
    const target = { ...to, pictures: restored, secretKeys: [SECRET], replace: false };
    await restoreBackup(archiveIn(files, latest), target);
    const copy = await openPlace(to);
    expect(await describeData(copy.db)).toEqual(await describeData(opened.db));
    await copy.close();
    const pictures = await contentOf(restored);
    expect(pictures).toEqual(await contentOf(inBucket("pictures/")));
    expect(Object.keys(pictures)).toHaveLength(3);
  },
);

test.runIf(kinds.length > 1)(
  "a torn backup in a bucket, and one that is absent, are refused",
  async () => {
    const files = inBucket("torn/");
    const deps = { ...backupDeps(place, opened), log: { info: () => undefined } };
    await writeScheduledBackup(deps, { files, keep: 1 });
    const to = await newPlace(path.join(folder, "none"), kind);
    const target = { ...to, pictures: folderFiles(to.dataDir), secretKeys: [], replace: false };
    for await (const { name } of files.list("")) {
      const whole = (await files.read(name)) ?? new Uint8Array();
      await files.write("cut.tar.gz", whole.subarray(0, whole.length - 40));
    }
    await expect(restoreBackup(archiveIn(files, "cut.tar.gz"), target)).rejects.toThrow(
      "s3://comanda/torn/cut.tar.gz is torn",
    );
    await expect(restoreBackup(archiveIn(files, "no.tar.gz"), target)).rejects.toThrow(
      "is no file",
    );
  },
);
