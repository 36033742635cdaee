// The server as a process of its own, for tests: everything but the storefront, which needs a build.
import { readConfig } from "../config.ts";
import { explain } from "../explain.ts";
import { serve } from "../serve.ts";
import { stopOnSignals } from "../stop-on-signals.ts";
import { stubStorefront } from "./stub-storefront.ts";

try {
  const running = await serve(readConfig(process.env), stubStorefront());
  stopOnSignals(running);
  console.log(running.port);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
