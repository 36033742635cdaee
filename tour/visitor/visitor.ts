import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type { Locale } from "../../apps/storefront/app/i18n/locales.ts";
import { waitForHydration } from "../../e2e/support/browser/wait-for-hydration.ts";
import type { TestTranslate } from "../../e2e/support/create-translate.ts";
import { runComanda } from "../../e2e/support/run-comanda.ts";
import type { Background, ScreenSize } from "../setup/options.ts";

/** Milliseconds for the last pictures of a screen; one that is still loading then is shown so. */
const MAX_WAIT_MS = 4_000;

/** Whoever walks a journey: a browser of their own, at one company. */
export type TourVisitor = {
  page: Page;
  /** The storefront's words in the visitor's language. */
  t: TestTranslate;
  locale: Locale;
  size: ScreenSize;
  ground: Background | null;
  /** A name that no other journey has at the same time, fit for a host. */
  id: string;
  /** The company's host, without port: `demo.localhost`. */
  host: string;
};

/** Opens a path at the visitor's company, or at another host, and waits until React has taken it over. */
export async function openPath(
  { page, host }: TourVisitor,
  path: string,
  at = host,
): Promise<void> {
  await page.goto(`http://${at}:${process.env.E2E_PORT}${path}`);
  await waitForHydrationOrGiveUp(page);
}

/** Until React has taken the page over and the network is quiet. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await waitForHydrationOrGiveUp(page);
  await waitUntilIdle(page);
}

/** A page that stays as the server sent it is looked at all the same. */
async function waitForHydrationOrGiveUp(page: Page): Promise<void> {
  await waitForHydration(page, MAX_WAIT_MS).catch(() => undefined);
}

/** Until fonts and pictures are there. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: MAX_WAIT_MS }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined)).catch(() => undefined);
  await Promise.race([page.evaluate(decodeVisibleImages), sleep(MAX_WAIT_MS)]).catch(
    () => undefined,
  );
}

/** Until the pictures in the window are there and can be painted. */
async function decodeVisibleImages(): Promise<void> {
  const inSight = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  await Promise.allSettled(inSight.map((image) => image.decode()));
}

/** As far down as the page goes. */
export async function scrollToEnd({ page }: TourVisitor): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  });
}

/** The dialog on top. */
export function topSheet({ page }: TourVisitor) {
  return page.locator("dialog[open]").last();
}

/** Presses a button or a link by its words, or by the beginning of them. */
export async function pressByName({ page }: TourVisitor, name: string): Promise<void> {
  const words = new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")}`, "u");
  const within =
    (await page.locator("dialog[open]").count()) > 0 ? topSheet({ page } as TourVisitor) : page;
  const found = within
    .getByRole("button", { name: words })
    .or(within.getByRole("link", { name: words }));
  await found.filter({ visible: true }).first().click();
}

/** Runs the restaurant's command line; throws with what it says when it fails. */
export async function runRestaurantCommand(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runComanda(...args);
  if (code !== 0) throw new Error(`comanda ${args.join(" ")}: ${stderr || stdout}`);
  return stdout;
}
