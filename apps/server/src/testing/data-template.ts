import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "@comanda/api/db/connect/open-database";
import { migrate } from "@comanda/api/db/migrate/migrate";

let folder: string;

/**
 * Makes a data folder with an embedded database, and names it in TEST_DATA_TEMPLATE: a copy is there
 * sooner than one made anew, every file of which is passed on to the disk. What Node compiles is
 * kept for the processes that the tests start.
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

/** Makes the folder a data folder whose database holds nothing yet. */
export function copyDataFolder(dataDir: string): void {
  const from = process.env.TEST_DATA_TEMPLATE;
  if (!from) throw new Error("The setup of the server's tests has not run");
  cpSync(from, dataDir, { recursive: true });
}
