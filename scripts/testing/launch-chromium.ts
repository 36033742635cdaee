import { type Browser, chromium } from "@playwright/test";

/** Root cannot use Chromium's sandbox. */
export const SANDBOX_ARGS: readonly string[] = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/** Starts the Chromium of `CHROMIUM_PATH`, or else Playwright's own. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  return chromium.launch({ executablePath, args: [...SANDBOX_ARGS, ...args] });
}
