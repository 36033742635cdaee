// `npm run check`: checks format, lint, types, boundaries, unused code and translations.

import { ensureInstalled } from "./lib/ensure-installed.mjs";
import { runChecks } from "./lib/run-checks.mjs";

ensureInstalled();
const results = await runChecks(({ name, hint, passed, output, seconds }) => {
  console.log(`${passed ? "✓" : "✗"} ${name} (${seconds.toFixed(1)} s)`);
  if (!passed) console.log(`\n${output.trim()}\n\n  ${hint}\n`);
});
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
