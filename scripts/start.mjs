// `npm start`: installs and builds what is missing, and serves. Runs under the system's Node (20 or newer).
import path from "node:path";
import { ensureBuilt } from "./lib/ensure-built.mjs";
import { ensureInstalled, root } from "./lib/ensure-installed.mjs";
import { runServer } from "./lib/run-pinned-node.mjs";

try {
  ensureInstalled();
  ensureBuilt();
  runServer([path.join(root, "apps/server/src/main.ts")], { env: { NODE_ENV: "production" } });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
