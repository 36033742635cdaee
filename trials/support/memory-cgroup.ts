import { existsSync, readFileSync } from "node:fs";
import { mkdir, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { TrialResult } from "./trial.ts";

const ROOT = "/sys/fs/cgroup";

/** The two versions of the interface: where groups are made, and their files. */
const versions = [
  { folder: `${ROOT}/memory`, limit: "memory.limit_in_bytes", full: "memory.failcnt" },
  { folder: ROOT, limit: "memory.max", full: "memory.events" },
];

/** The result of a trial where no group can be made. */
export const NO_MEMORY_CGROUP: TrialResult = {
  kept: null,
  measured: "it needs root and a memory cgroup that it may make",
};

export type MemoryCgroup = {
  /** A program that puts itself into the group and becomes the program of its arguments. */
  launcher: string[];
  /** How often the group has reached its limit. */
  timesFull(): number;
  remove(): Promise<void>;
};

/** Makes a group of processes that the kernel kills above this memory; null where that is not possible. */
export async function makeMemoryCgroup(megabytes: number): Promise<MemoryCgroup | null> {
  const version = versions.find(({ folder }) => existsSync(path.join(folder, "cgroup.procs")));
  if (!version) return null;
  const folder = path.join(version.folder, `comanda-trial-${process.pid}`);
  const remove = () => rmdir(folder).catch(() => undefined);
  try {
    await mkdir(folder);
    await writeFile(path.join(folder, version.limit), String(megabytes * 1_024 * 1_024));
  } catch {
    await remove();
    return null;
  }
  return {
    launcher: ["sh", "-c", 'echo $$ > "$0/cgroup.procs" && exec "$@"', folder],
    timesFull: () => {
      const counted = readFileSync(path.join(folder, version.full), "utf8");
      return Number(/^(?:max )?(\d+)$/mu.exec(counted)?.[1]);
    },
    remove,
  };
}
