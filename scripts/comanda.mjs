// `npm run comanda -- …`: the restaurant's command line, under the pinned Node.
import { ensureInstalled } from "./lib/ensure-installed.mjs";
import { runServer } from "./lib/run-server.mjs";

try {
  ensureInstalled();
  runServer(["apps/server/src/cli.ts", ...process.argv.slice(2)]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
