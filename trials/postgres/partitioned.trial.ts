import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { repositoryRoot } from "../../e2e/support/repository-root.ts";
import type { Trial } from "../support/trial.ts";

const PROJECT = "api postgres";

type Report = {
  testResults: unknown[];
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
};

export const trial: Trial = {
  name: "partitioned",
  promise:
    "All tests of the API on Postgres pass when each table of companies is partitioned by company_id",
  run: ({ folder }) => {
    const file = path.join(folder, "report.json");
    const vitest = path.join(repositoryRoot, "node_modules/vitest/vitest.mjs");
    const reporters = ["--reporter", "dot", "--reporter", "json", `--outputFile.json=${file}`];
    const { status } = spawnSync(
      process.execPath,
      [vitest, "run", "--project", PROJECT, ...reporters],
      {
        cwd: repositoryRoot,
        env: { ...process.env, TEST_DATABASE_PARTITIONED: "on" },
        stdio: ["ignore", "inherit", "inherit"],
      },
    );
    const report: Report = JSON.parse(readFileSync(file, "utf8"));
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
    return Promise.resolve({
      kept: status === 0 && passed > 0 && failed === 0,
      measured: `${report.testResults.length} files, ${passed} tests passed, ${failed} failed, ${skipped} skipped`,
    });
  },
};
