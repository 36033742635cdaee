import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "@comanda/api/db/connect/open-database";
import { migrate } from "@comanda/api/db/migrate/migrate";

let folder: string;

/**
 * Creates a data folder with an embedded database, and names it in TEST_DATA_TEMPLATE: a copy is
 * faster than a new one, whose files are all synced to the disk. Code that Node compiles is cached
 * for the processes of the tests.
 */
export async function setup(): Promise<void> {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-server-"));
  process.env.NODE_COMPILE_CACHE = path.join(folder, "compiled");
  const template = path.join(folder, "data");
  const opened = await openDatabase({ databaseUrl: null, dataDir: template, command: "test" });
  await migrate(opened.db);
  await opened.close();
  process.env.TEST_DATA_TEMPLATE = template;
}

export async function teardown(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
}

/** Copies the template, a data folder whose database is still empty. */
export function copyDataFolder(dataDir: string): void {
  const from = process.env.TEST_DATA_TEMPLATE;
  if (!from) throw new Error("The setup of the server's tests has not run");
  cpSync(from, dataDir, { recursive: true });
}
