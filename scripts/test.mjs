// `npm test`: everything, in a fresh clone too. `npm test -- unit e2e` runs only those parts.
// Runs under the system's Node (20 or newer); what it starts runs under the pinned one.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureInstalled, root } from "./lib/ensure-installed.mjs";
import { findChromium } from "./lib/find-chromium.mjs";
import { runChecks } from "./lib/run-checks.mjs";
import { run } from "./lib/run-installed-command.mjs";

const results = path.join(root, "test-results");

/** Each part answers with its counts: `{passed, failed, skipped}`. */
const parts = { check, unit, build, e2e };

/**
 * The parts of a line run at the same time, those of a list in it one after the other: some checks and the build
 * use one processor only. The build waits for the check, as both write the types of the routes; a unit test that needs
 * a build makes it, under the build's lock.
 */
const sideBySide = [[["check", "build"], ["unit"]], [["e2e"]]];

/** More failures than these have one cause, which a second run would not change. */
const MAX_UNSTEADY = 5;

async function check() {
  const done = await runChecks(({ name, hint, passed, output, seconds }) => {
    console.log(`  ${passed ? "✓" : "✗"} ${name} (${seconds.toFixed(1)} s)`);
    if (!passed) console.log(`\n${output.trim()}\n\n  ${hint}\n`);
  });
  const passed = done.filter((step) => step.passed).length;
  return { passed, failed: done.length - passed, skipped: 0 };
}

async function unit() {
  const all = await runTests("unit", []);
  return repeatFailed("unit", all, () => {
    const results = read(reportOf("unit")).testResults.filter(({ status }) => status === "failed");
    const files = results.map((result) => path.relative(root, result.name));
    // Without a failed file the run itself has failed.
    return files.length > 0 ? runTests("unit-again", [...files, "--maxWorkers=1"]) : all;
  });
}

async function runTests(name, options) {
  const report = reportOf(name);
  const command = ["vitest", "run", "--reporter=dot", "--reporter=json", ...options];
  const ended = await run([...command, `--outputFile.json=${report}`], { env: { NO_COLOR: "1" } });
  return counted(name, ended, () => {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = read(report);
    const skipped = numPendingTests + numTodoTests;
    return { passed: numPassedTests, failed: numFailedTests, skipped };
  });
}

async function build() {
  const ended = await run(["npm", "run", "build"]);
  return counted("build", ended, () => ({
    passed: ended.code === 0 ? 1 : 0,
    failed: 0,
    skipped: 0,
  }));
}

async function e2e() {
  const all = await runJourneys("e2e", []);
  return repeatFailed("e2e", all, () => {
    // The second run empties the folder; what the page showed at the first failure is worth most.
    const evidence = path.join(results, "e2e");
    cpSync(evidence, `${evidence}-first`, { recursive: true });
    return runJourneys("e2e-again", ["--last-failed", "--workers=1"]);
  });
}

/**
 * What failed is run again, one after the other. What passes then is named as unsteady with the output
 * of its failure, and does not fail the run (decision 52). Nothing is repeated where `ONCE` is set, which
 * is how steadiness is measured.
 */
async function repeatFailed(name, all, runAgain) {
  const repeat = all.failed > 0 && all.failed <= MAX_UNSTEADY && process.env.ONCE === undefined;
  if (!repeat) return all;
  console.log(`\nRepeating ${all.failed} failed …`);
  const again = await runAgain();
  const unsteady = Math.max(0, all.failed - again.failed);
  if (unsteady > 0) console.log(`! ${name}: ${unsteady} unsteady, see the failures above`);
  return { ...all, passed: all.passed + unsteady, failed: again.failed };
}

async function runJourneys(name, options) {
  const report = reportOf(name);
  const ended = await run(["playwright", "test", "--reporter=dot,json", ...options], {
    env: {
      CHROMIUM_PATH: await findChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      FORCE_COLOR: "0",
    },
  });
  return counted(name, ended, () => {
    const { expected, unexpected, flaky, skipped } = read(report).stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  });
}

/**
 * The counts of a command that has ended; its output is kept, and shown when it failed. To fail
 * without a failed test (a file that does not load, no server) is one failure.
 */
function counted(name, { code, output }, readCounts) {
  writeFileSync(path.join(results, `${name}.log`), output);
  if (code === 0) return readCounts();
  console.log(output.trim());
  try {
    const counts = readCounts();
    return { ...counts, failed: Math.max(counts.failed, 1) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function reportOf(name) {
  return path.join(results, `${name}.json`);
}

function read(report) {
  return JSON.parse(readFileSync(report, "utf8"));
}

/** Runs a part and shows its result; answers with its counts. */
async function runPart(name) {
  const start = performance.now();
  const counts = await parts[name]().catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${counts.failed === 0 ? "✓" : "✗"} ${name}: ${summary(counts)} (${seconds} s)`);
  return counts;
}

async function runInTurn(names) {
  const done = [];
  for (const name of names) done.push(await runPart(name));
  return done;
}

async function main() {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(", ")}. There are ${Object.keys(parts).join(", ")}.`);
  }
  ensureInstalled();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  const total = { passed: 0, failed: 0, skipped: 0 };
  const isChosen = (name) => names.length === 0 || names.includes(name);
  for (const together of sideBySide) {
    const chosen = together.map((inTurn) => inTurn.filter(isChosen));
    if (chosen.flat().length > 0) console.log(`\n${chosen.flat().join(", ")}`);
    for (const counts of (await Promise.all(chosen.map(runInTurn))).flat())
      for (const key of Object.keys(total)) total[key] += counts[key];
  }
  console.log(`\nLogs are in test-results/.\n${summary(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

await main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
