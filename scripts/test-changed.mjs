// `npm run test:changed`: the checks, and the tests that a change touches. The change is what differs
// from `main`, or on `main` what is not committed; `npm run test:changed -- <commit>` compares with another.
// Runs under the system's Node (20 or newer); what it starts runs under the pinned one.
import { execFileSync } from "node:child_process";
import { changedJourneys } from "./lib/changed-journeys.mjs";
import { ensureBuilt } from "./lib/ensure-built.mjs";
import { ensureInstalled, root } from "./lib/ensure-installed.mjs";
import { findChromium } from "./lib/find-chromium.mjs";
import { run } from "./lib/run-installed-command.mjs";

function git(...args) {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
}

/** The commit from which the change begins. */
function comparedWith(commit) {
  if (commit) return git("rev-parse", "--verify", `${commit}^{commit}`);
  const isOnMain = git("rev-parse", "--abbrev-ref", "HEAD") === "main";
  return isOnMain ? git("rev-parse", "HEAD") : git("merge-base", "HEAD", "main");
}

function changedFiles(since) {
  const changed = git("diff", "--name-only", "--no-renames", since).split("\n");
  const added = git("ls-files", "--others", "--exclude-standard").split("\n");
  return [...changed, ...added].filter(Boolean);
}

/** Runs a step and shows its output; answers whether it passed. */
async function step(name, command, env = {}) {
  const { code, output, seconds } = await run(command, { env });
  console.log(`${output.trim()}\n${code === 0 ? "✓" : "✗"} ${name} (${seconds.toFixed(0)} s)\n`);
  return code === 0;
}

async function main() {
  ensureInstalled();
  const since = comparedWith(process.argv[2]);
  const files = changedFiles(since);
  if (files.length === 0) return console.log("Nothing has changed.");
  const passed = [
    await step("check", ["npm", "run", "--silent", "check"]),
    await step("unit", [
      "vitest",
      "run",
      "--reporter=dot",
      "--passWithNoTests",
      `--changed=${since}`,
    ]),
  ];
  const journeys = changedJourneys(files);
  if (journeys.length > 0) {
    ensureBuilt();
    const env = { CHROMIUM_PATH: await findChromium() };
    const command = ["playwright", "test", "--reporter=dot", ...journeys];
    passed.push(await step(`journeys: ${journeys.join(" ")}`, command, env));
  }
  process.exitCode = passed.every(Boolean) ? 0 : 1;
}

await main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
