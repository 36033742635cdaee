// Runs under the system's Node (20 or newer): Node's own modules only.
import { run } from "./run-installed-command.mjs";

/** The steps of `npm run check`: name, hint after a failure, commands, and variables for them. */
const steps = [
  {
    name: "format and lint",
    hint: "`npm run format` repairs format, imports and safe lint fixes.",
    commands: [["biome", "check", "--error-on-warnings", "--max-diagnostics=100"]],
  },
  {
    name: "types",
    hint: "Every workspace, with its tests; the routes' types are generated first.",
    commands: [
      ["react-router", "typegen", "apps/storefront"],
      ["react-router", "typegen", "apps/console"],
      // Each further checker of a workspace checks again what they share, at twice the processor time.
      ["tsc", "--build", "--force", "--checkers", "1"],
    ],
    // How far Go's memory grows before it is collected: a sixth of the processor time for a fifth more memory.
    env: { GOGC: process.env.GOGC ?? "400" },
  },
  {
    name: "boundaries",
    hint: "Who may import whom stands in docs/architecture.md and .dependency-cruiser.mjs.",
    commands: [
      [
        "depcruise",
        "--output-type=err-long",
        "apps",
        "packages",
        "scripts",
        "e2e",
        "bench",
        "trials",
        "demo",
        "tour",
        "playwright.config.ts",
        "vitest.config.ts",
      ],
    ],
  },
  {
    name: "unused code",
    hint: "Remove unused files, exports and dependencies (knip.json).",
    commands: [["knip", "--no-progress", "--treat-config-hints-as-errors"]],
  },
  {
    name: "translations",
    hint: "Every message in every language, with the same placeholders.",
    commands: [["node", "scripts/check-messages.ts"]],
  },
];

/**
 * Runs all checks, also after a failure, and calls `report` after each with
 * `{name, hint, passed, output, seconds}`. Answers with all results.
 */
export async function runChecks(report) {
  const results = [];
  for (const { name, hint, commands, env } of steps) {
    const result = { name, hint, passed: true, output: "", seconds: 0 };
    for (const command of commands) {
      const { code, output, seconds } = await run(command, { env });
      result.seconds += seconds;
      result.output += output;
      if (code === 0) continue;
      result.passed = false;
      break;
    }
    report(result);
    results.push(result);
  }
  return results;
}
