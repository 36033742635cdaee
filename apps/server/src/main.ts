import { readConfig } from "./config.ts";
import { explain } from "./explain.ts";
import { serve } from "./serve.ts";
import { stopOnSignals } from "./stop-on-signals.ts";
import { builtStorefront, developedStorefront } from "./storefront.ts";
import { welcome } from "./welcome.ts";

/** `node main.ts`, or `node main.ts --dev` to serve the storefront from its sources. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const develops = process.argv.includes("--dev");
  const running = await serve(
    config,
    develops ? await developedStorefront() : await builtStorefront(),
  );
  console.log(welcome({ ...config, ...running }));
  stopOnSignals(running);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
