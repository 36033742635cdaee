import { DataDirHeld } from "@comanda/api/db/lock";
import { ConfigError, readConfig } from "./config.ts";
import { serve } from "./serve.ts";
import { builtStorefront, developedStorefront } from "./storefront.ts";

/** `node main.ts`, or `node main.ts --dev` to serve the storefront from its sources. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const storefront = process.argv.includes("--dev") ? await developedStorefront() : await builtStorefront();
  const running = await serve(config, storefront);
  console.log(`\nComanda is open:\n\n  http://demo.localhost:${running.port}/\n  http://localhost:${running.port}/\n`);
  console.log(`  API: http://localhost:${running.port}/ms-docs\n`);

  let stopping = false;
  const stop = () => {
    // Asked again, the process ends at once: what was acknowledged is on the disk already.
    if (stopping) process.exit(1);
    stopping = true;
    running.close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

main().catch((error: Error & { code?: string }) => {
  if (error instanceof ConfigError) console.error(`The configuration is wrong:\n${error.message}`);
  else if (error instanceof DataDirHeld) console.error(error.message);
  else if (error.code === "EADDRINUSE") console.error(`${error.message}: another server is there; choose another PORT.`);
  else console.error(error);
  process.exit(1);
});
