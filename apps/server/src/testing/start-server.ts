import { readConfig } from "../config/read-config.ts";
import { serve } from "../serve.ts";
import { stubStorefront } from "./stub-storefront.ts";

export type ServerHere = { url: string; close: () => Promise<void> };

/**
 * Starts a server as `startChildServer` does, but in this process: for tests that neither kill it nor read
 * its output.
 */
export async function startServer(env: Record<string, string>): Promise<ServerHere> {
  const quiet = { PORT: "0", DEMO: "off", LOG_LEVEL: "silent", RATE_LIMITS: "off" };
  const config = readConfig({ ...process.env, ...quiet, ...env });
  const { port, close } = await serve(config, stubStorefront());
  return { url: `http://127.0.0.1:${port}`, close };
}
