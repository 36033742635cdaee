// `npm run bench`: measures speed against a baseline in the same run. Runs under the system's Node (20
// or newer).
import path from "node:path";
import { ensureBuilt } from "./lib/ensure-built.mjs";
import { ensureInstalled, root } from "./lib/ensure-installed.mjs";
import { findChromium } from "./lib/find-chromium.mjs";
import { runServer } from "./lib/run-pinned-node.mjs";

try {
  ensureInstalled();
  ensureBuilt();
  const env = { CHROMIUM_PATH: (await findChromium()) ?? "" };
  runServer([path.join(root, "bench/main.ts"), ...process.argv.slice(2)], { env });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
