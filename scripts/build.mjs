// `npm run build`: builds the storefront when its sources have changed.
import { ensureBuilt } from "./lib/ensure-built.mjs";
import { ensureInstalled } from "./lib/ensure-installed.mjs";

try {
  ensureInstalled();
  ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
