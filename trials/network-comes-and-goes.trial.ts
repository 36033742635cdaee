import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import path from "node:path";
import { repositoryRoot } from "../e2e/support/repository-root.ts";
import type { Trial } from "./support/trial.ts";

const CUSTOMERS = Number(process.env.TRIAL_CUSTOMERS ?? 30);

export const trial: Trial = {
  name: "network-comes-and-goes",
  promise: `Each of ${CUSTOMERS} customers whose network goes and comes back every one to three seconds, and who press back and reload now and then, orders exactly once and is stuck nowhere`,
  run: () => {
    const seed = Number(process.env.TRIAL_SEED ?? randomInt(2 ** 30));
    const playwright = path.join(repositoryRoot, "node_modules/@playwright/test/cli.js");
    const journey = "e2e/checkout/network-comes-and-goes.spec.ts";
    const { status } = spawnSync(
      process.execPath,
      [playwright, "test", journey, "--project", "phone, es-MX"],
      {
        cwd: repositoryRoot,
        env: { ...process.env, TRIAL_CUSTOMERS: String(CUSTOMERS), TRIAL_SEED: String(seed) },
        stdio: ["ignore", "inherit", "inherit"],
      },
    );
    const kept = status === 0;
    const outcome = kept ? `all ${CUSTOMERS} ordered once` : "not all ordered once";
    return Promise.resolve({ kept, measured: `${outcome}; seed ${seed}` });
  },
};
