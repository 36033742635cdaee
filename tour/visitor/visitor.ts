import { setTimeout as sleep } from "node:timers/promises";
import type { Locale } from "@comanda/ui/i18n/locales.ts";
import type { Page } from "@playwright/test";
import { waitForHydration } from "../../e2e/support/browser/wait-for-hydration.ts";
import type { TestTranslate } from "../../e2e/support/create-translate.ts";
import { runComanda } from "../../e2e/support/run-comanda.ts";
import type { App, ScreenSize } from "../setup/apps.ts";
import type { Background } from "../setup/options.ts";

/** Milliseconds to wait for the pictures of a screen. */
const MAX_WAIT_MS = 4_000;

/** Milliseconds to wait for a page's hydration; a press before it does nothing. */
const HYDRATION_MS = 20_000;

/** A visitor who walks a journey: a browser at one company. */
export type TourVisitor = {
  page: Page;
  app: App;
  /** The app's messages in the visitor's language. */
  t: TestTranslate;
  locale: Locale;
  size: ScreenSize;
  ground: Background | null;
  /** A unique name that can be part of a host. */
  id: string;
  /** The company's host, without port: `demo.localhost`. */
  host: string;
};

/** Opens a path at the visitor's company, or at another host, and waits for its hydration. */
export async function openPath(
  { page, host }: TourVisitor,
  path: string,
  at = host,
): Promise<void> {
  await page.goto(`http://${at}:${process.env.E2E_PORT}${path}`);
  await waitForHydrationOrGiveUp(page);
}

/** Waits until React has taken the page over and the network is quiet. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await waitForHydrationOrGiveUp(page);
  await waitUntilIdle(page);
}

/** Waits a limited time: a page that is never hydrated is photographed too. */
async function waitForHydrationOrGiveUp(page: Page): Promise<void> {
  await waitForHydration(page, HYDRATION_MS).catch(() => undefined);
}

/** Waits until fonts and pictures are loaded. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: MAX_WAIT_MS }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined)).catch(() => undefined);
  await Promise.race([page.evaluate(decodeVisibleImages), sleep(MAX_WAIT_MS)]).catch(
    () => undefined,
  );
}

/** Waits until the pictures in the window are loaded and decoded. */
async function decodeVisibleImages(): Promise<void> {
  const visible = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  await Promise.allSettled(visible.map((image) => image.decode()));
}

/** Scrolls to the end of the page. */
export async function scrollToEnd({ page }: TourVisitor): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  });
}

/** Returns the dialog on top. */
export function topSheet({ page }: TourVisitor) {
  return page.locator("dialog[open]").last();
}

/** Presses the first button or link whose name begins with `name`. */
export async function pressByName({ page }: TourVisitor, name: string): Promise<void> {
  // French has narrow spaces before its question marks, which names in the accessibility tree have not.
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&").replace(/\s/gu, "\\s");
  const namePattern = new RegExp(`^${escaped}`, "u");
  const within =
    (await page.locator("dialog[open]").count()) > 0 ? topSheet({ page } as TourVisitor) : page;
  const found = within
    .getByRole("button", { name: namePattern })
    .or(within.getByRole("link", { name: namePattern }));
  await found.filter({ visible: true }).first().click();
}

/** Runs the restaurant's command line; throws its output when it fails. */
export async function runRestaurantCommand(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runComanda(...args);
  if (code !== 0) throw new Error(`comanda ${args.join(" ")}: ${stderr || stdout}`);
  return stdout;
}

/** Scrolls the open sheet, and all that scrolls in it, to the end. */
export async function scrollSheetToEnd(visitor: TourVisitor): Promise<void> {
  await topSheet(visitor).evaluate((dialog) => {
    for (const part of dialog.querySelectorAll("*")) part.scrollTop = part.scrollHeight;
  });
}
