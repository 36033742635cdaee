import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { repositoryRoot } from "../e2e/support/repository-root.ts";
import type { Trial } from "./support/trial.ts";

const EDITS = Number(process.env.TRIAL_EDITS ?? 500);
const PROJECTS = ["api embedded", "api postgres"];

/** What the test writes of a run: the edits of each kind, and what none of them was about. */
type Made = {
  made: Record<string, number>;
  unmade: string[];
  fields: number;
  unwritten: string[];
};

export const trial: Trial = {
  name: "random-edits",
  promise: `After ${EDITS} random edits by every kind of call with which the console changes what guests see, on both databases, the export is what the calls show, and an empty database into which it is imported gives the same public answers, byte for byte`,
  run: ({ folder }) => {
    const file = path.join(folder, "made.jsonl");
    const seed = randomInt(2 ** 31);
    const vitest = path.join(repositoryRoot, "node_modules/vitest/vitest.mjs");
    const projects = PROJECTS.flatMap((name) => ["--project", name]);
    const test = "apps/api/src/editing/random-edits.test.ts";
    const { status } = spawnSync(
      process.execPath,
      [vitest, "run", "--reporter", "dot", ...projects, test],
      {
        cwd: repositoryRoot,
        env: {
          ...process.env,
          RUNS: "1",
          EDITS: String(EDITS),
          MADE_FILE: file,
          PROPERTY_SEED: String(seed),
        },
        stdio: ["ignore", "inherit", "inherit"],
      },
    );
    const lines = status === 0 ? readFileSync(file, "utf8").trim().split("\n") : [];
    const runs = lines.map((line) => JSON.parse(line) as Made);
    return Promise.resolve({
      kept: status === 0 && runs.length === PROJECTS.length && runs.every(isWide),
      measured: `${runs.map(textOf).join("; ") || "failed"}; seed ${seed}`,
    });
  },
};

/** Whether a run made every kind of edit, and wrote nearly every field of the settings. */
function isWide({ unmade, fields, unwritten }: Made): boolean {
  return unmade.length === 0 && unwritten.length < fields / 20;
}

function textOf({ made, unmade, fields, unwritten }: Made): string {
  const count = Object.values(made).reduce((sum, each) => sum + each, 0);
  const kinds = Object.keys(made).length;
  const without = unmade.length > 0 ? `, none of ${unmade.join(", ")}` : "";
  return `${count} of ${EDITS} edits of ${kinds} kinds made${without}, the others refused, ${fields - unwritten.length} of ${fields} fields of the settings written`;
}
