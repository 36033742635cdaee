import path from "node:path";
import { manualBackupName } from "@comanda/api/backup/backup-job";
import { archiveFile, type BackupLocation } from "@comanda/api/backup/backup-location";
import { BackupRefused } from "@comanda/api/backup/backup-refused";
import { isOriginalEntry, isPictureEntry, type Manifest } from "@comanda/api/backup/manifest";
import { restoreBackup } from "@comanda/api/backup/restore-backup";
import { verifyBackup } from "@comanda/api/backup/verify-backup";
import { writeBackup } from "@comanda/api/backup/write-backup";
import { isBucketAddress } from "@comanda/api/files/bucket-address";
import { BucketFailure } from "@comanda/api/files/bucket-failure";
import type { Command } from "commander";
import type { CommandContext } from "./command-context.ts";
import { formatTable, toSafeLine } from "./command-output.ts";

/** `backup`, `verify`, `restore`: all data of this installation in one file (docs/deploy.md). */
export function addBackupCommands(program: Command, context: CommandContext): void {
  const { output } = context;
  const placeOf = (name: string) => {
    const isAddress = isBucketAddress(name);
    const file = isAddress ? name : path.resolve(context.workingDir, name);
    return context.archiveAt?.(file) ?? archiveFile(file);
  };

  program
    .command("backup")
    .description("write database, pictures and secret key into one file, also while a server runs")
    .argument("[file]", "a file, or s3://bucket/folder/file; else in backups of the data folder")
    .action((name?: string) =>
      reportRefusals(context, async () => {
        const deps = await context.openBackup?.();
        if (!deps) throw new BackupRefused("There is no database to back up.");
        const place = placeOf(name ?? defaultName(context.dataDir, deps.clock()));
        const manifest = await writeBackup(deps, place);
        const size = megabytes(await sizeOf(place));
        output.out(`Wrote ${toSafeLine(place.label)}: ${summary(manifest)}; ${size}\n`);
        output.out(
          "It holds the secret key and customers' data: keep it where only you can read it.\n",
        );
      }),
    );

  program
    .command("verify")
    .description("read a backup whole and say what it holds")
    .argument("<file>", "a file, or s3://bucket/folder/file")
    .option("--tables", "with the number of rows of each table")
    .action((name: string, { tables }: { tables?: boolean }) =>
      reportRefusals(context, async () => {
        const archive = placeOf(name);
        const manifest = await verifyBackup(archive);
        output.out(`${toSafeLine(archive.label)} is whole: ${summary(manifest)}\n`);
        output.out(
          `Made ${manifest.created_at} by Comanda ${manifest.comanda} from ${origins[manifest.database]}; schema ${manifest.migrations.at(-1)}\n`,
        );
        if (tables) output.out(tablesOf(manifest));
      }),
    );

  program
    .command("restore")
    .description("put a backup into an empty DATA_DIR or DATABASE_URL; stop the server first")
    .argument("<file>", "a file, or s3://bucket/folder/file")
    .option("--replace", "delete what is there, and put the backup in its place")
    .action((name: string, { replace = false }: { replace?: boolean }) =>
      reportRefusals(context, async () => {
        const target = context.restoreTarget;
        if (!target) throw new BackupRefused("A running server cannot restore: stop it first.");
        const manifest = await restoreBackup(placeOf(name), { ...target, replace });
        const place = target.databaseUrl ? "the database of DATABASE_URL" : target.dataDir;
        output.out(`Restored ${summary(manifest)} into ${toSafeLine(place)}\n`);
      }),
    );
}

/** The command may run in a folder that a server must not write to. */
const defaultName = (dataDir: string, now: Date) =>
  path.join(dataDir, "backups", manualBackupName(now));

async function sizeOf({ files, name }: BackupLocation): Promise<number> {
  const opened = await files.open(name);
  await opened?.close();
  return opened?.size ?? 0;
}

const origins: Record<Manifest["database"], string> = {
  embedded: "an embedded database",
  postgres: "a Postgres",
};

async function reportRefusals(
  { output, markRefused }: CommandContext,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof BackupRefused || error instanceof BucketFailure)) throw error;
    output.err(`${toSafeLine(error.message)}\n`);
    markRefused();
  }
}

function summary(manifest: Manifest): string {
  const rowsOf = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows ?? 0;
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    count(rowsOf("companies"), "company", "companies"),
    count(rowsOf("orders"), "order", "orders"),
    count(rows, "row", "rows"),
    count(manifest.entries.filter(isOriginalEntry).length, "picture", "pictures"),
    `${count(manifest.entries.filter(isPictureEntry).length, "file", "files")} made of them`,
  ].join(", ");
}

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString("en")} ${number === 1 ? one : many}`;

function tablesOf(manifest: Manifest): string {
  const rows = manifest.tables.map(({ name, rows }) => [name, String(rows)]);
  return formatTable(["TABLE", "ROWS"], rows);
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
