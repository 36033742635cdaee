import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unpackImage } from "@comanda/api/testing/embedded-template";

let folder: string | undefined;

/**
 * Creates a data folder with an embedded database, and names it in TEST_DATA_TEMPLATE: a copy is
 * faster than a new one, whose files are all synced to the disk. Its database is the image of
 * TEST_DATABASE_IMAGE, which is migrated already. Code that Node compiles is cached for the processes of
 * the tests. Several projects name this setup: the first creates the folder for all.
 */
export async function setup(): Promise<void> {
  if (process.env.TEST_DATA_TEMPLATE) return;
  folder = mkdtempSync(path.join(tmpdir(), "comanda-server-"));
  process.env.NODE_COMPILE_CACHE = path.join(folder, "compiled");
  const template = path.join(folder, "data");
  await unpackImage(path.join(template, "db"));
  process.env.TEST_DATA_TEMPLATE = template;
}

/** Removes the folder of the template. */
export async function teardown(): Promise<void> {
  if (folder) rmSync(folder, { recursive: true, force: true });
}

/** Copies the template, a data folder whose database is still empty. */
export function copyDataFolder(dataDir: string): void {
  const from = process.env.TEST_DATA_TEMPLATE;
  if (!from) throw new Error("The setup of the server's tests has not run");
  cpSync(from, dataDir, { recursive: true });
}
