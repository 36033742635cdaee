import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type { Locale } from "../apps/storefront/app/i18n/locales.ts";
import { comanda } from "../e2e/support/comanda.ts";
import { hydrated } from "../e2e/support/hydrated.ts";
import type { Translate } from "../e2e/support/texts.ts";
import type { Ground, Size } from "./options.ts";

/** Milliseconds for the last pictures of a screen; one that is still loading then is shown so. */
const PATIENCE = 4_000;

/** Whoever walks a journey: a browser of their own, at one company. */
export type Visitor = {
  page: Page;
  /** The storefront's words in the visitor's language. */
  t: Translate;
  locale: Locale;
  size: Size;
  ground: Ground | null;
  /** A name that no other journey has at the same time, fit for a host. */
  id: string;
  /** The company's host, without port: `demo.localhost`. */
  host: string;
};

/** Opens a path at the visitor's company, or at another host, and waits until React has taken it over. */
export async function open({ page, host }: Visitor, path: string, at = host): Promise<void> {
  await page.goto(`http://${at}:${process.env.E2E_PORT}${path}`);
  await takenOver(page);
}

/** Until React has taken the page over and the network is quiet. */
export async function alive(page: Page): Promise<void> {
  await takenOver(page);
  await quiet(page);
}

/** A page that stays as the server sent it is looked at all the same. */
async function takenOver(page: Page): Promise<void> {
  await hydrated(page, PATIENCE).catch(() => undefined);
}

/** Until fonts and pictures are there. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: PATIENCE }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined)).catch(() => undefined);
  await Promise.race([page.evaluate(drawn), sleep(PATIENCE)]).catch(() => undefined);
}

/** Until the pictures in the window are there and can be painted. */
async function drawn(): Promise<void> {
  const inSight = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  await Promise.allSettled(inSight.map((image) => image.decode()));
}

/** As far down as the page goes. */
export async function endOfPage({ page }: Visitor): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  });
}

/** The dialog on top. */
export function sheet({ page }: Visitor) {
  return page.locator("dialog[open]").last();
}

/** Presses a button or a link by its words, or by the beginning of them. */
export async function press({ page }: Visitor, name: string): Promise<void> {
  const words = new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")}`, "u");
  const within =
    (await page.locator("dialog[open]").count()) > 0 ? sheet({ page } as Visitor) : page;
  const found = within
    .getByRole("button", { name: words })
    .or(within.getByRole("link", { name: words }));
  await found.filter({ visible: true }).first().click();
}

/** Runs the restaurant's command line; throws with what it says when it fails. */
export async function restaurant(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await comanda(...args);
  if (code !== 0) throw new Error(`comanda ${args.join(" ")}: ${stderr || stdout}`);
  return stdout;
}
