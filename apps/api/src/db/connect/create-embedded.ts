import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { withInitialMemory } from "./less-initial-memory.ts";

/** What Node's types do not have. */
declare const WebAssembly: {
  compile: (code: Uint8Array) => Promise<PGliteOptions["pgliteWasmModule"]>;
};

/** Small, because one restaurant's data is. */
export const smallBuffer: readonly string[] = ["-c", "shared_buffers=16MB"];

/** Holds Postgres' code and constants; it grows while the database is created. */
const INITIAL_BYTES = 16 * 1_024 * 1_024;
/** The folder of PGlite's own file system in memory where it creates a database. */
const MEMORY_FOLDER = "/pglite/data";

/** The part of Emscripten's file system that is used here. */
type MemoryFiles = {
  readdir(folder: string): string[];
  stat(file: string): { mode: number };
  isDir(mode: number): boolean;
  readFile(file: string): Uint8Array;
};

/**
 * Creates a database in a folder that exists, without syncing it to the disk. PGlite creates it in memory,
 * and copies its whole initial memory, 128 MB, for each step of it; with a small one, and files that are
 * written one by one instead of through an archive, a first start takes 230 MB less (decision 87).
 */
export async function createEmbedded(folder: string): Promise<void> {
  const memory = await smallMemory();
  const startParams = [...PGlite.defaultStartParams, ...smallBuffer];
  const pglite = new PGlite({ ...memory, startParams, initDbStartParams: [...smallBuffer] });
  await pglite.waitReady;
  const files: MemoryFiles = pglite.Module.FS;
  // Postgres writes everything into its files when it stops.
  await pglite.close();
  writeFiles(files, MEMORY_FOLDER, folder);
}

async function smallMemory() {
  const code = readFileSync(
    fileURLToPath(new URL("pglite.wasm", import.meta.resolve("@electric-sql/pglite"))),
  );
  const changed = withInitialMemory(code, INITIAL_BYTES);
  if (!changed) return {};
  return {
    initialMemory: INITIAL_BYTES,
    pgliteWasmModule: await WebAssembly.compile(new Uint8Array(changed)),
  };
}

function writeFiles(files: MemoryFiles, from: string, to: string): void {
  for (const name of files.readdir(from)) {
    if (name === "." || name === "..") continue;
    const [source, target] = [`${from}/${name}`, path.join(to, name)];
    if (files.isDir(files.stat(source).mode)) {
      mkdirSync(target, { mode: 0o700 });
      writeFiles(files, source, target);
    } else {
      writeFileSync(target, files.readFile(source), { mode: 0o600 });
    }
  }
}
