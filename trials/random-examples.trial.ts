import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { repositoryRoot } from "../e2e/support/repository-root.ts";
import type { Trial } from "./support/trial.ts";

const ROUNDS = Number(process.env.TRIAL_ROUNDS ?? 10);
/**
 * The rules, the pages of random companies, and what stands on one database; Postgres sees the same
 * examples.
 */
const PROJECTS = [
  "domain",
  "contract",
  "places",
  "storefront",
  "console",
  "ui",
  "api embedded",
  "server, own modules",
];

export const trial: Trial = {
  name: "random-examples",
  promise: `The laws of the property tests hold for the examples of ${ROUNDS} random seeds`,
  run: () => {
    const files = globSync("{apps,packages}/**/*.test.{ts,tsx}", { cwd: repositoryRoot }).filter(
      (file) => readFileSync(path.join(repositoryRoot, file), "utf8").includes('"fast-check"'),
    );
    const failed: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const seed = randomInt(2 ** 31);
      if (!areLawsKept(files, seed)) failed.push(seed);
    }
    return Promise.resolve({
      kept: files.length > 0 && failed.length === 0,
      measured: `${files.length} files, ${ROUNDS} seeds, ${failed.length} failed${failed.length > 0 ? `: PROPERTY_SEED=${failed.join(", ")}` : ""}`,
    });
  },
};

/** Runs the tests with a seed; a failure's counterexample goes to the terminal. */
function areLawsKept(files: string[], seed: number): boolean {
  const projects = PROJECTS.flatMap((name) => ["--project", name]);
  const vitest = path.join(repositoryRoot, "node_modules/vitest/vitest.mjs");
  const { status } = spawnSync(
    process.execPath,
    [vitest, "run", "--reporter", "dot", ...projects, ...files],
    {
      cwd: repositoryRoot,
      env: { ...process.env, PROPERTY_SEED: String(seed) },
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  return status === 0;
}
