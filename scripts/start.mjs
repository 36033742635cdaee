// `npm start`: installs and builds what is missing, and serves. Runs under the system's Node (20 or newer).
import path from "node:path";
import { ensureBuilt } from "./lib/ensure-built.mjs";
import { ensureInstalled, root } from "./lib/ensure-installed.mjs";
import { memoryArgs, memoryEnvironment } from "./lib/less-memory.mjs";
import { runServer } from "./lib/run-pinned-node.mjs";

try {
  ensureInstalled();
  ensureBuilt();
  const main = path.join(root, "apps/server/src/main.ts");
  const env = { NODE_ENV: "production", ...memoryEnvironment };
  runServer([...memoryArgs, main], { env });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
