// The server as a process of its own, for tests: everything but the storefront, which needs a build.
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
