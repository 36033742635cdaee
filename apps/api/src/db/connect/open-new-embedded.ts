import { mkdirSync } from "node:fs";
import { Kysely, PGliteDialect } from "kysely";
import type { Database } from "../schema/database.ts";
import { createEmbedded } from "./create-embedded.ts";
import { openEmbeddedUnsynced } from "./open-embedded-pglite.ts";
import { skipWasmOptimization } from "./skip-wasm-optimization.ts";

/**
 * Creates an embedded database for a restore. Nothing is synced to the disk, which is much faster:
 * `commitRestore` does it for all files at the end.
 */
export async function openNewEmbedded(folder: string): Promise<Kysely<Database>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  skipWasmOptimization();
  await createEmbedded(folder);
  return new Kysely<Database>({
    dialect: new PGliteDialect({ pglite: await openEmbeddedUnsynced(folder) }),
  });
}
