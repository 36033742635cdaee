import { readFileSync, statfsSync } from "node:fs";

const MEMORY = "/dev/shm";

/** Bytes that the data of all tests need at most. */
const DATA_BYTES = 2 * 1024 ** 3;

/**
 * Lets the tests and their processes make temporary folders in memory, where Linux has a folder with space for them. They make and
 * delete thousands of database files, for which a disk's file system takes more of the processor. A TMPDIR that is set stays.
 */
export function useMemoryForTemporaryFolders(): void {
  if (hasSpace()) process.env.TMPDIR ??= MEMORY;
}

/** Returns false too where no program may run, because the copied programs of Postgres run from a temporary folder. */
function hasSpace(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
    const [, , , options = "noexec"] =
      mounts.map((line) => line.split(" ")).find(([, folder]) => folder === MEMORY) ?? [];
    return bavail * bsize > DATA_BYTES && !options.split(",").includes("noexec");
  } catch {
    return false;
  }
}
