import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { SANDBOX_ARGS } from "./scripts/testing/launch-chromium.ts";
import { useMemoryForTemporaryFolders } from "./scripts/testing/temporary-folder.ts";

useMemoryForTemporaryFolders();

/** A service, not a person's browser: no background traffic. */
const args = [
  ...SANDBOX_ARGS,
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A page of a journey lives for seconds: to optimize its code costs more than it saves (decision 91).
  "--js-flags=--no-opt --no-maglev",
];

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  globalSetup: "./e2e/support/global-setup.ts",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Two more than processors: with one more, a fifth of the processors' time waits (decision 91). All share
  // a few servers, which more than eight would only keep waiting.
  workers: Math.min(availableParallelism() + 2, 8),
  // Ten times what a journey needs on an idle machine: one that is shared can be several times slower.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args },
    timezoneId: "America/Mexico_City",
    // A trace of every journey takes an eighth of the processor. A failed one is run again with
    // `--trace on`; the page's content at the failure is in test-results as it is.
    trace: "off",
    // Text that still fades in has too little contrast.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    {
      name: "phone, es-MX",
      use: { locale: "es-MX", viewport: phone, isMobile: true, hasTouch: true },
    },
    // A journey whose title says @wide also runs here: what looks or works differently on a wide
    // screen, and one order of each service type. The others run once, on the phone.
    { name: "desktop, en", use: { locale: "en", viewport: desktop }, grep: /@wide/u },
  ],
});
