import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { callsToServe } from "./served-calls.ts";

/**
 * Fails a run of all the project's tests in which a call of the contract has never succeeded: most tests of
 * a call run on one database only, but each call runs on both (decision 91).
 */
export function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "comanda-calls-"));
  const file = path.join(folder, "served");
  writeFileSync(file, "");
  project.provide("servedCalls", file);
  return async () => {
    const missing = (await isWhole(project)) ? callsWithout(file) : [];
    rmSync(folder, { recursive: true });
    if (missing.length === 0) return;
    throw new Error(`${project.name}: no test makes these calls succeed: ${missing.join(", ")}`);
  };
}

/** Whether every test of the project has run. */
async function isWhole(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const run = project.vitest.state.getTestModules().filter((each) => each.project === project);
  return run.length === testFiles.length && !project.vitest.config.testNamePattern;
}

/** Returns the calls that the file does not name. */
function callsWithout(file: string): string[] {
  const served = new Set(readFileSync(file, "utf8").split("\n"));
  return callsToServe.filter((name) => !served.has(name));
}
