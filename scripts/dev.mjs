// `npm run dev`: serves from the sources and reloads when they change.
import path from "node:path";
import { ensureInstalled, root } from "./lib/ensure-installed.mjs";
import { runServer } from "./lib/run-pinned-node.mjs";

try {
  ensureInstalled();
  const file = (name) => path.join(root, name);
  // Node restarts the server when these change; Vite reloads the storefront.
  const watched = [
    "apps/server/src",
    "apps/api/src",
    "packages/contract/src",
    "packages/domain/src",
    "packages/ui/src/i18n",
  ];
  const watch = watched.map((name) => `--watch-path=${file(name)}`);
  const args = ["--watch-preserve-output", ...watch, file("apps/server/src/main.ts"), "--dev"];
  runServer(args, { env: { NODE_ENV: "development" } });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
