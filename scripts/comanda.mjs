// `npm run comanda -- …`: the restaurant's command line, under the pinned Node.
import path from "node:path";
import { ensureInstalled, root } from "./lib/ensure-installed.mjs";
import { runServer } from "./lib/run-pinned-node.mjs";

try {
  ensureInstalled();
  const args = [path.join(root, "apps/server/src/cli.ts"), ...process.argv.slice(2)];
  // npm changes to the repository's folder; file arguments are relative to the caller's folder.
  runServer(args, { cwd: process.env.INIT_CWD ?? process.cwd() });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
