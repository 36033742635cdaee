// `npm run trials`, or `npm run trials -- postgres-restart` for some of them: docs/trials.md.
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { repositoryRoot } from "../e2e/support/repository-root.ts";
import type { Trial, TrialResult } from "./support/trial.ts";
import { replaceResultRows } from "./support/write-results.ts";

const ENDING = ".trial.ts";
const document = path.join(repositoryRoot, "docs/trials.md");

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const files = new Map(
  (await readdir(import.meta.dirname, { recursive: true }))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => [path.basename(file, ENDING), file]),
);
const names = [...files.keys()].sort();
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}; the trials are ${names.join(", ")}`);
  process.exit(2);
}

let areAllKept = true;
for (const name of requested.length > 0 ? requested : names) {
  const { trial }: { trial: Trial } = await import(`./${files.get(name)}`);
  const began = performance.now();
  const result = await runOne(trial);
  const seconds = Math.round((performance.now() - began) / 1_000);
  const { kept } = result;
  if (kept === null) {
    console.log(`- ${name} is skipped: ${result.measured}`);
    continue;
  }
  console.log(`${kept ? "✓" : "✗"} ${name}: ${result.measured} (${seconds} s)`);
  areAllKept &&= kept;
  const date = new Date().toISOString().slice(0, 10);
  const row = {
    ...result,
    kept,
    name,
    promise: trial.promise,
    date,
    cores: availableParallelism(),
  };
  // Written after each trial: a later crash keeps the results so far.
  await writeFile(document, replaceResultRows(await readFile(document, "utf8"), [row]));
}
process.exit(areAllKept ? 0 : 1);

/**
 * Runs a trial in a separate folder; a trial that throws has failed. The environment variables that
 * it sets end with it, so that the next trial starts as it does alone.
 */
async function runOne(trial: Trial): Promise<TrialResult> {
  const environment = { ...process.env };
  const folder = await mkdtemp(path.join(tmpdir(), "comanda-trial-"));
  const ends: (() => unknown)[] = [];
  try {
    return await trial.run({ folder, cleanUp: (end) => ends.push(end) });
  } catch (error) {
    console.error(error);
    return { kept: false, measured: `failed: ${(error as Error).message}` };
  } finally {
    for (const end of ends.reverse()) await end();
    await rm(folder, { recursive: true, force: true });
    process.env = environment;
  }
}
