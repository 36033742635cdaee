import { consoleUrlOf } from "./config/console-url.ts";
import { readConfig } from "./config/read-config.ts";
import { explainError } from "./errors/explain-error.ts";
import { consoleLinksText } from "./lifecycle/console-links.ts";
import { commandLineName, startupMessage } from "./lifecycle/startup-message.ts";
import { stopOnSignals } from "./lifecycle/stop-on-signals.ts";
import { loadBuiltApp, startDevApp } from "./pages/app-build.ts";
import { serve } from "./serve.ts";

/** `node main.ts`, or `node main.ts --dev` to serve the storefront and the console from their sources. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const load = process.argv.includes("--dev") ? startDevApp : loadBuiltApp;
  const consoleBuild = config.api ? null : await load("console");
  const running = await serve(config, await load("storefront"), consoleBuild);
  const commandLine = commandLineName(process.env);
  console.log(startupMessage({ ...config, ...running, commandLine }));
  const { consoleLinks, port } = running;
  process.stdout.write(consoleLinksText(consoleLinks, consoleUrlOf(config, port)));
  stopOnSignals(running);
}

main().catch((error: unknown) => {
  console.error(explainError(error));
  process.exit(1);
});
