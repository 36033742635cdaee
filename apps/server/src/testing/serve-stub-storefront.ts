// Runs the server in its own process, for tests: with a stub instead of the built storefront.
import { readConfig } from "../config/read-config.ts";
import { explainError } from "../errors/explain-error.ts";
import { stopOnSignals } from "../lifecycle/stop-on-signals.ts";
import { serve } from "../serve.ts";
import { stubStorefront } from "./stub-storefront.ts";

try {
  const running = await serve(readConfig(process.env), stubStorefront());
  stopOnSignals(running);
  console.log(running.port);
} catch (error) {
  console.error(explainError(error));
  process.exit(1);
}
