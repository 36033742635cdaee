import type { Browser } from "@playwright/test";
import { startTestServer } from "../e2e/support/test-server.ts";
import { launchChromium } from "../scripts/testing/launch-chromium.ts";

/**
 * Measures in a browser, beside a server with an empty database that the functions of `e2e/support` find.
 * Stops both afterwards, also after a failure.
 */
export async function withBrowser<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
  const server = await startTestServer({ name: "bench", env: { DEMO: "off" } });
  let browser: Browser | null = null;
  try {
    Object.assign(process.env, { E2E_PORT: String(server.port), E2E_DATA_DIR: server.dataDir });
    browser = await launchChromium();
    return await measure(browser);
  } finally {
    await browser?.close();
    await server.stop();
  }
}
