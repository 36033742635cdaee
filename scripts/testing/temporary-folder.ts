import { readFileSync, statfsSync } from "node:fs";
import { freemem } from "node:os";

const MEMORY = "/dev/shm";

/** Bytes that the data of all tests need at most. */
const DATA_BYTES = 2 * 1024 ** 3;

/**
 * Lets all tests and their processes make temporary folders in memory, where Linux has a folder with space
 * for them. They make and delete thousands of database files, for which a disk's file system takes more of
 * the processor. A TMPDIR that is set stays.
 */
export function useMemoryForTemporaryFolders(): void {
  if (hasSpace()) process.env.TMPDIR ??= MEMORY;
}

/**
 * Returns false too where no program may run, because the copied programs of Postgres run from a temporary
 * folder. A folder in memory may be larger than the memory that is free.
 */
function hasSpace(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
    const [, , , options = "noexec"] =
      mounts.map((line) => line.split(" ")).find(([, folder]) => folder === MEMORY) ?? [];
    return (
      Math.min(bavail * bsize, freemem()) > DATA_BYTES && !options.split(",").includes("noexec")
    );
  } catch {
    return false;
  }
}
