import { readConfig } from "./config.ts";
import { explain } from "./explain.ts";
import { type Running, serve } from "./serve.ts";
import { stopOnSignals } from "./stop-on-signals.ts";
import { builtStorefront, developedStorefront } from "./storefront.ts";

/** `node main.ts`, or `node main.ts --dev` to serve the storefront from its sources. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const develops = process.argv.includes("--dev");
  const running = await serve(
    config,
    develops ? await developedStorefront() : await builtStorefront(),
  );
  console.log(welcome(running));
  stopOnSignals(running);
}

function welcome({ port, hosts }: Running): string {
  const local = hosts.filter((host) => /(^|\.)localhost$/u.test(host));
  const addresses = (local.length > 0 ? local : ["localhost"]).map(
    (host) => `  http://${host}:${port}/`,
  );
  return `\nComanda is open:\n\n${addresses.join("\n")}\n\n  The API: http://localhost:${port}/ms-docs\n`;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
