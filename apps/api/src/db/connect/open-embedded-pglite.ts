import { fdatasyncSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { createEmbedded, smallBuffer } from "./create-embedded.ts";
import { folderHasDatabase } from "./data-folder.ts";
import { explainOpenFailure } from "./explain-open-failure.ts";
import { skipWasmOptimization } from "./skip-wasm-optimization.ts";
import { syncFolderToDisk, syncToDisk } from "./sync-to-disk.ts";

/** The part of Emscripten's Node file system that is used here; `nfd` is Node's file descriptor. */
type EmscriptenModule = {
  NODEFS?: { stream_ops?: { fsync?: (stream: { nfd: number }) => number } };
};

/**
 * PGlite's own file system does not pass syncs on to the disk. This one does, so that a commit
 * survives a power cut. A failed sync is thrown.
 */
class DurableNodeFS extends NodeFS {
  /** The number of syncs: at least one per commit, before the commit is answered. */
  syncs = 0;

  override async init(...[database, options]: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(database, options);
    const syncToDiskOnFsync = (module: EmscriptenModule) => {
      const operations = module.NODEFS?.stream_ops;
      if (!operations) throw new Error("PGlite has no file system to make durable");
      operations.fsync = ({ nfd }) => {
        this.syncs += 1;
        fdatasyncSync(nfd);
        return 0;
      };
    };
    const preRun = [...(emscriptenOpts.preRun ?? []), syncToDiskOnFsync];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** PGlite's parameters without `-F`, which is no sync at all. */
const startParams = PGlite.defaultStartParams
  .filter((param) => param !== "-F")
  .concat("-c", "wal_sync_method=fsync", ...smallBuffer);
const unsyncedParams = PGlite.defaultStartParams.concat(smallBuffer);

/** bigint columns hold counts and cents, far below 2^53. */
const parsers = { [types.INT8]: Number };

export type EmbeddedDatabase = {
  pglite: PGlite;
  /**
   * A number that rises with each commit, before the commit is answered. While it stays the same,
   * no data has changed.
   */
  commitCount: () => number;
};

/**
 * Opens the embedded database in a folder, and creates it there the first time. Only one process
 * may: see `lock-data-dir.ts`. Throws `DatabaseRefused` when the folder holds anything but a
 * complete database.
 */
export async function openEmbeddedPglite(folder: string): Promise<EmbeddedDatabase> {
  if (!folderHasDatabase(folder)) await create(folder);
  return open(folder);
}

/**
 * Creates a database in another folder and renames it when all of it is on the disk: what a crash
 * or a power cut leaves incomplete is created again at the next start, and never opened.
 */
async function create(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  skipWasmOptimization();
  await createEmbedded(draft).catch((error: unknown) => {
    throw explainOpenFailure(draft, error);
  });
  syncFolderToDisk(draft);
  renameSync(draft, folder);
  syncToDisk(path.dirname(folder));
}

async function open(folder: string): Promise<EmbeddedDatabase> {
  skipWasmOptimization();
  const fs = new DurableNodeFS(folder);
  const pglite = new PGlite({ fs, startParams, parsers });
  await pglite.waitReady.catch((error: unknown) => {
    throw explainOpenFailure(folder, error);
  });
  return { pglite, commitCount: () => fs.syncs };
}

/** Opens a database without syncing anything to the disk. */
export async function openEmbeddedUnsynced(folder: string): Promise<PGlite> {
  skipWasmOptimization();
  const pglite = new PGlite({ fs: new NodeFS(folder), startParams: unsyncedParams, parsers });
  await pglite.waitReady;
  return pglite;
}
