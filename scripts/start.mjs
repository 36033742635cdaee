// `npm start`: in a fresh clone too. Runs under the system's Node (20 or newer).
import { ensureBuilt } from "./lib/ensure-built.mjs";
import { ensureInstalled } from "./lib/ensure-installed.mjs";
import { runServer } from "./lib/run-server.mjs";

try {
  ensureInstalled();
  ensureBuilt();
  runServer(["apps/server/src/main.ts"], { NODE_ENV: "production" });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
