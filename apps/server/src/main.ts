import { consoleUrlOf } from "./config/console-url.ts";
import { readConfig } from "./config/read-config.ts";
import { explainError } from "./errors/explain-error.ts";
import { consoleLinksText } from "./lifecycle/console-links.ts";
import { freeMemoryAtRest } from "./lifecycle/free-memory-at-rest.ts";
import { commandLineName, startupMessage } from "./lifecycle/startup-message.ts";
import { stopOnSignals } from "./lifecycle/stop-on-signals.ts";
import { loadBuiltApp, openBuiltApp, startDevApp } from "./pages/app-build.ts";
import { serve } from "./serve.ts";

/** `node main.ts`, or `node main.ts --dev` to serve the storefront and the console from their sources. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const isDev = process.argv.includes("--dev");
  const openConsole = isDev ? startDevApp : openBuiltApp;
  const consoleBuild = config.api ? null : await openConsole("console");
  const storefront = await (isDev ? startDevApp : loadBuiltApp)("storefront");
  const running = await serve(config, storefront, consoleBuild);
  const commandLine = commandLineName(process.env);
  console.log(startupMessage({ ...config, ...running, commandLine }));
  const { consoleLinks, port } = running;
  process.stdout.write(consoleLinksText(consoleLinks, consoleUrlOf(config, port)));
  stopOnSignals(running);
  freeMemoryAtRest();
}

main().catch((error: unknown) => {
  console.error(explainError(error));
  process.exit(1);
});
