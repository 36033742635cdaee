import { consoleUrlOf } from "./config/console-url.ts";
import { readConfig } from "./config/read-config.ts";
import { explainError } from "./errors/explain-error.ts";
import { consoleLinksText } from "./lifecycle/console-links.ts";
import { startupMessage } from "./lifecycle/startup-message.ts";
import { stopOnSignals } from "./lifecycle/stop-on-signals.ts";
import { serve } from "./serve.ts";
import { loadBuiltStorefront, startDevStorefront } from "./storefront/storefront-build.ts";

/** `node main.ts`, or `node main.ts --dev` to serve the storefront from its sources. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const isDevelopment = process.argv.includes("--dev");
  const running = await serve(
    config,
    isDevelopment ? await startDevStorefront() : await loadBuiltStorefront(),
  );
  console.log(startupMessage({ ...config, ...running }));
  const { consoleLinks, port } = running;
  process.stdout.write(consoleLinksText(consoleLinks, consoleUrlOf(config, port)));
  stopOnSignals(running);
}

main().catch((error: unknown) => {
  console.error(explainError(error));
  process.exit(1);
});
