import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { TrialContext } from "./trial.ts";

const BLKIO = "/sys/fs/cgroup/blkio";
const LIMIT = "blkio.throttle.write_iops_device";

export type SlowDisk = {
  /** Where it is mounted. */
  folder: string;
  /** A program that puts itself where the disk is slow, and becomes the program of its arguments. */
  launcher: string[];
  /** How many writes a second the disk takes from the launched; 0 for as many as it can. */
  setWritesPerSecond(count: number): void;
};

/** Mounts a disk that can be made slow, until the trial ends; null without root and the `blkio` cgroup. */
export function mountSlowDisk({ folder, cleanUp }: TrialContext): SlowDisk | null {
  if (process.getuid?.() !== 0 || !existsSync(path.join(BLKIO, LIMIT))) return null;
  const image = path.join(folder, "disk.img");
  const mounted = path.join(folder, "disk");
  const group = path.join(BLKIO, `comanda-trial-${process.pid}`);
  const run = (program: string, ...args: string[]) => execFileSync(program, args).toString().trim();
  run("truncate", "-s", "600M", image);
  run("mkfs.ext4", "-q", image);
  mkdirSync(mounted);
  mkdirSync(group);
  cleanUp(() => rmdirSync(group));
  run("mount", "-o", "loop", image, mounted);
  cleanUp(() => run("umount", mounted));
  const device = run("findmnt", "-n", "-o", "SOURCE", mounted);
  const number = readFileSync(`/sys/block/${path.basename(device)}/dev`, "utf8").trim();
  return {
    folder: mounted,
    launcher: ["sh", "-c", 'echo $$ > "$0/cgroup.procs" && exec "$@"', group],
    setWritesPerSecond: (count) => writeFileSync(path.join(group, LIMIT), `${number} ${count}`),
  };
}
