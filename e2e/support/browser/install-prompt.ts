import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";

/** Browsers that can install pages, which the headless shell that other journeys run in cannot. */
const BROWSER_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The path of such a browser, of the system or Playwright's own; null where there is none. */
export function findInstallCapableBrowser(): string | null {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const known = BROWSER_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...known, chromium.executablePath()].find((file) => existsSync(file)) ?? null;
}

/** A window with a profile of its own: nothing can be installed from a private one. */
export async function openBrowserProfile(
  executablePath: string,
): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const profile = await mkdtemp(path.join(tmpdir(), "comanda-profile-"));
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const context = await chromium.launchPersistentContext(profile, { executablePath, args });
  return {
    context,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Why the browser would not install the page, by its own checks; none when it would. */
export async function readInstallabilityErrors(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  return installabilityErrors.map(({ errorId }) => errorId);
}

/** What the browser finds wrong with the manifest that the page links, and where that is. */
export async function readManifest(page: Page): Promise<{ url: string; errors: string[] }> {
  const browser = await page.context().newCDPSession(page);
  const { url, errors } = await browser.send("Page.getAppManifest");
  return { url, errors: errors.map(({ message }) => message) };
}

/**
 * Makes the page the browser's offer to install it, as Chromium does when it likes to, which lets the
 * visitor be asked about it once; `outcome` is what they say.
 */
export async function fireInstallPrompt(
  page: Page,
  outcome: "accepted" | "dismissed",
): Promise<void> {
  await page.evaluate((said) => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    const { promise: userChoice, resolve } = Promise.withResolvers<{ outcome: string }>();
    let asked = false;
    const prompt = async () => {
      if (asked) throw new DOMException("It was asked about before", "InvalidStateError");
      asked = true;
      resolve({ outcome: said });
    };
    window.dispatchEvent(Object.assign(event, { prompt, userChoice }));
  }, outcome);
}
