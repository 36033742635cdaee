import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { importBenchCompany } from "../bench/import-bench-company.ts";
import { runCommandLine } from "./support/comanda-command.ts";
import type { Trial } from "./support/trial.ts";

/** Sizes of the disk: none, too little for a database, and enough. */
const SIZES = ["4k", "20m"];
const ENOUGH = "300m";

export const trial: Trial = {
  name: "data-folder-unwritable",
  promise:
    "On a full disk, on one that is too small and on a read-only one a start ends with exit code 1 and one line that says why and what to do, and after that the data is as it was (needs root, to mount disks)",
  run: async ({ folder, cleanUp }) => {
    const dataDir = path.join(folder, "data");
    mkdirSync(dataDir);
    mount("-t", "tmpfs", "-o", `size=${SIZES[0]}`, "tmpfs", dataDir);
    cleanUp(() => execFileSync("umount", [dataDir]));
    const env = { DATA_DIR: dataDir };
    const start = () => runCommandLine(["orders", "list"], env);
    const lines: string[] = [];
    const refuse = async (when: string) => {
      const { code, err } = await start();
      const isPlain = code === 1 && /^[^\n]+\n$/u.test(err) && !/ at /u.test(err);
      lines.push(`${when}: ${err.trim().replaceAll(dataDir, "DATA_DIR").slice(0, 90)}`);
      return isPlain;
    };

    const kept: boolean[] = [];
    for (const size of SIZES) {
      mount("-o", `remount,size=${size}`, dataDir);
      kept.push(await refuse(`${size} disk`));
    }
    mount("-o", `remount,size=${ENOUGH}`, dataDir);
    await importBenchCompany(folder, env);
    const before = await start();
    mount("-o", "remount,ro", dataDir);
    kept.push(await refuse("read-only disk"));
    mount("-o", "remount,rw", dataDir);
    const after = await start();
    kept.push(before.code === 0 && after.code === 0 && before.out === after.out);
    return { kept: kept.every(Boolean), measured: lines.join("; ") };
  },
};

const mount = (...args: string[]) => execFileSync("mount", args);
