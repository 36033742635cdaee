// `npm run tour`: writes pictures of every screen to tour-results/; see `npm run tour -- --help`.
import path from "node:path";
import { ensureBuilt } from "./lib/ensure-built.mjs";
import { ensureInstalled, root } from "./lib/ensure-installed.mjs";
import { findChromium } from "./lib/find-chromium.mjs";
import { runServer } from "./lib/run-pinned-node.mjs";

try {
  ensureInstalled();
  ensureBuilt();
  runServer([path.join(root, "tour/tour.ts"), ...process.argv.slice(2)], {
    env: { CHROMIUM_PATH: await findChromium() },
    cwd: root,
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
