// `npm run dev`: the same as `npm start`, from the sources, reloaded when they change.
import { ensureInstalled } from "./lib/ensure-installed.mjs";
import { runServer } from "./lib/run-server.mjs";

try {
  ensureInstalled();
  const watched = ["apps/server/src", "apps/api/src", "packages"].map((path) => `--watch-path=${path}`);
  runServer(["--watch", ...watched, "apps/server/src/main.ts", "--dev"], { NODE_ENV: "development" });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
