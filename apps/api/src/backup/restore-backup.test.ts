import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { claimSecretKey } from "../db/claim-secret-key.ts";
import { folderFiles } from "../files/folder-files.ts";
import { archiveFile } from "./backup-location.ts";
import { restoreBackup } from "./restore-backup.ts";
import {
  backupDeps,
  describeData,
  fillPlace,
  kinds,
  newPlace,
  ORDERS,
  openPlace,
  type Place,
  SECRET,
} from "./testing/backup-fixture.ts";
import { writeArchive } from "./write-archive.ts";
import { writeBackup } from "./write-backup.ts";

/** Milliseconds: every file of a restored database is synced to the disk, which others may use too. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
type Kind = (typeof kinds)[number];
const own: Kind = kinds.at(-1) ?? "embedded";
type Archive = { file: string; place: Place; data: Record<string, string> };
const archives = new Map<string, Archive>();
const fileIn = (name: string) => path.join(folder, name);
const target = (place: Place, { replace = false } = {}) => {
  const pictures = folderFiles(place.dataDir);
  return { ...place, pictures, secretKeys: [], replace };
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-backup-"));
  for (const kind of kinds) {
    const place = await newPlace(fileIn(kind), kind);
    const opened = await fillPlace(place);
    const file = fileIn(`${kind}.tar.gz`);
    await writeBackup(backupDeps(place, opened), archiveFile(file));
    archives.set(kind, { file, place, data: await describeData(opened.db) });
    await opened.close();
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const archiveOf = (kind: string) => {
  const archive = archives.get(kind);
  if (!archive) throw new Error(`There is no backup of ${kind}`);
  return archive;
};

async function readPlace(place: Place) {
  const opened = await openPlace(place);
  const data = await describeData(opened.db);
  await opened.close();
  return data;
}

// From each kind into the other, in the project that has both; the next test restores into the same kind.
test.runIf(kinds.length > 1).each(["embedded-postgres", "postgres-embedded"] as const)(
  "a backup restores with every row and file, and takes new rows: %s",
  async (pair) => {
    const [from, to] = pair.split("-") as [Kind, Kind];
    const { file, data } = archiveOf(from);
    const place = await newPlace(fileIn(pair), to);
    await restoreBackup(archiveFile(file), target(place));
    const { db, close } = await openPlace(place);
    expect(await describeData(db)).toEqual(data);
    expect(data.orders).toMatch(new RegExp(`^${ORDERS} `, "u"));
    for (const name of readdirSync(fileIn(from), { recursive: true, encoding: "utf8" })) {
      if (!/^(?:media|originals)\/.*\.\w+$|^secret\.key$/u.test(name)) continue;
      const copy = readFileSync(path.join(place.dataDir, name));
      expect(copy.equals(readFileSync(path.join(fileIn(from), name))), name).toBe(true);
    }
    expect(readFileSync(path.join(place.dataDir, "secret.key"), "utf8")).toBe(SECRET);

    await sql`update orders set plan_month = '2031-01' where id = (select min(id) from orders)`.execute(
      db,
    );
    const counted = sql`select 1 from plan_orders where month = '2031-01'`.execute(db);
    expect((await counted).rows).toHaveLength(1);
    const orphan = sql`insert into hosts (company_id, host, position) values ('none', 'x.test', 0)`;
    await expect(orphan.execute(db)).rejects.toThrow("foreign key");
    await close();
  },
);

test("a place with data is refused and stays as it is, with --replace too when the backup is torn", async () => {
  const { file, data, place } = archiveOf(own);
  const { db, close } = await openPlace(place);
  await sql`delete from orders`.execute(db);
  const before = await describeData(db);
  await close();
  await expect(restoreBackup(archiveFile(file), target(place))).rejects.toThrow("With --replace");
  const whole = readFileSync(file);
  writeFileSync(fileIn("torn.tar.gz"), whole.subarray(0, whole.length - 40));
  const torn = restoreBackup(archiveFile(fileIn("torn.tar.gz")), target(place, { replace: true }));
  await expect(torn).rejects.toThrow("is torn");
  expect(await readPlace(place)).toEqual(before);
  await restoreBackup(archiveFile(file), target(place, { replace: true }));
  expect(await readPlace(place)).toEqual(data);
});

test("a backup with a migration that this version does not know is refused by its name", async () => {
  const restoring = restoreBackup(archiveFile(await writeEmpty("9999-later")), target(noPlace()));
  await expect(restoring).rejects.toThrow("the migration 9999-later");
  expect(existsSync(noPlace().dataDir)).toBe(false);
});

test("a backup of another SECRET_KEY than the environment's is refused", async () => {
  const secretKeys = ["another key of the environment"];
  const file = await writeEmpty("0001-core");
  const restoring = restoreBackup(archiveFile(file), { ...target(noPlace()), secretKeys });
  await expect(restoring).rejects.toThrow("another SECRET_KEY");
  expect(existsSync(noPlace().dataDir)).toBe(false);
});

test("a backup is refused with another secret key than that of the Postgres' servers", async () => {
  const { place } = archiveOf(own);
  const opened = await openPlace(place);
  await claimSecretKey(opened.db, ["the key of the servers of this Postgres"]);
  const deps = { ...backupDeps(place, opened), database: "postgres" as const };
  const file = fileIn("other-key.tar.gz");
  await expect(writeBackup(deps, archiveFile(file))).rejects.toThrow("another SECRET_KEY");
  expect(existsSync(file)).toBe(false);
  await opened.close();
});

const noPlace = (): Place => ({ dataDir: fileIn("none"), databaseUrl: null });

/** Writes a backup without rows, whose schema ends with a migration. */
async function writeEmpty(migration: string): Promise<string> {
  const file = fileIn(`${migration}.tar.gz`);
  await writeArchive(archiveFile(file), async (archive) => {
    await archive.add("files/secret.key", Buffer.from(SECRET));
    return {
      comanda: "9.9.9",
      created_at: "2026-03-14T18:00:00.000Z",
      database: "embedded",
      migrations: [migration],
      tables: [],
      sequences: [],
    };
  });
  return file;
}
