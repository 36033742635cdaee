import { closeSync, existsSync, fdatasyncSync, mkdirSync, openSync } from "node:fs";
import { PGlite, types } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** A file as Emscripten's file system over Node's knows it: `nfd` is Node's descriptor. */
type NodeStream = { nfd: number };

/**
 * PGlite's own file system never passes a sync on to the disk. This one does, so that what a commit
 * has written is there after a power cut too.
 */
class DurableNodeFS extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(database, options);
    const syncing = (module: { NODEFS?: { stream_ops?: { fsync?: (stream: NodeStream) => number } } }) => {
      const operations = module.NODEFS?.stream_ops;
      if (!operations) throw new Error("PGlite has no file system to make durable");
      operations.fsync = ({ nfd }) => {
        fdatasyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), syncing] } };
  }
}

/** PGlite's own, but for `-F` (no sync at all); a small buffer, since one restaurant's data is small. */
function startParams(): string[] {
  const own = PGlite.defaultStartParams.filter((param) => param !== "-F");
  return [...own, "-c", "wal_sync_method=fsync", "-c", "shared_buffers=16MB"];
}

/** bigint columns hold counts and cents, far below 2^53. */
const parsers = { [types.INT8]: Number };

/**
 * Opens the embedded database in a folder, and makes it there the first time. Only one process may:
 * see `lock.ts`.
 */
export async function openEmbedded(folder: string): Promise<PGlite> {
  const isNew = !existsSync(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new PGlite({ fs: new DurableNodeFS(folder), startParams: startParams(), parsers });
  await database.waitReady;
  if (isNew) syncFolder(folder);
  return database;
}

/** An embedded database that is gone with the process, for tests. */
export function openInMemory(): PGlite {
  return new PGlite({ parsers });
}

/** A new folder survives a power cut only when the one above it has been synced. */
function syncFolder(folder: string): void {
  for (const path of [folder, `${folder}/..`]) {
    const descriptor = openSync(path, "r");
    fdatasyncSync(descriptor);
    closeSync(descriptor);
  }
}
