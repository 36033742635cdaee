// Runs the server in its own process, for tests: with a stub instead of the built storefront, and with
// CONSOLE_PORT one instead of the console too.
import { readConfig } from "../config/read-config.ts";
import { explainError } from "../errors/explain-error.ts";
import { stopOnSignals } from "../lifecycle/stop-on-signals.ts";
import { serve } from "../serve.ts";
import { stubStorefront } from "./stub-storefront.ts";

try {
  const config = readConfig(process.env);
  const hasConsole = config.console.port !== null;
  const running = await serve(config, stubStorefront(), hasConsole ? stubStorefront() : null);
  stopOnSignals(running);
  console.log([running.port, running.consolePort].filter((port) => port !== null).join(" "));
} catch (error) {
  console.error(explainError(error));
  process.exit(1);
}
