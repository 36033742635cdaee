// `npm run trials`: tests the promises under failure. Runs under the system's Node (20 or newer).
import path from "node:path";
import { ensureBuilt } from "./lib/ensure-built.mjs";
import { ensureInstalled, root } from "./lib/ensure-installed.mjs";
import { runServer } from "./lib/run-pinned-node.mjs";

try {
  ensureInstalled();
  ensureBuilt();
  runServer([path.join(root, "trials/main.ts"), ...process.argv.slice(2)]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
