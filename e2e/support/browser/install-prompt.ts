import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { SANDBOX_ARGS } from "../../../scripts/testing/launch-chromium.ts";

/** Browsers that can install pages; the headless shell of the other journeys cannot. */
const BROWSER_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Finds the path of such a browser, from the system or from Playwright; null when there is none. */
export function findInstallCapableBrowser(): string | null {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const candidates = BROWSER_NAMES.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  return [...candidates, chromium.executablePath()].find((file) => existsSync(file)) ?? null;
}

/** Opens a browser with its own profile: a private window cannot install apps. */
export async function openBrowserProfile(
  executablePath: string,
): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const profile = await mkdtemp(path.join(tmpdir(), "comanda-profile-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...SANDBOX_ARGS],
  });
  return {
    context,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/**
 * Reads the reasons why the browser would not install the page, by its own checks; empty when it would.
 */
export async function readInstallabilityErrors(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  return installabilityErrors.map(({ errorId }) => errorId);
}

/** Reads the address of the page's manifest, and the errors that the browser finds in it. */
export async function readManifest(page: Page): Promise<{ url: string; errors: string[] }> {
  const browser = await page.context().newCDPSession(page);
  const { url, errors } = await browser.send("Page.getAppManifest");
  return { url, errors: errors.map(({ message }) => message) };
}

/**
 * Fires the event with which Chromium lets a page ask the visitor once to install it. `outcome` is the
 * visitor's answer.
 */
export async function fireInstallPrompt(
  page: Page,
  outcome: "accepted" | "dismissed",
): Promise<void> {
  await page.evaluate((answer) => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    const { promise: userChoice, resolve } = Promise.withResolvers<{ outcome: string }>();
    let isUsed = false;
    const prompt = async () => {
      if (isUsed) throw new DOMException("The prompt was used before", "InvalidStateError");
      isUsed = true;
      resolve({ outcome: answer });
    };
    window.dispatchEvent(Object.assign(event, { prompt, userChoice }));
  }, outcome);
}
