import { expect, type Page } from "@playwright/test";
import { dialog } from "./dialog.ts";

/** The preset of browsers' developer tools: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Slows the page's network down to slow 4G. */
export async function throttle(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.emulateNetworkConditions", SLOW_4G);
}

/** What a page showed after a press of a link to another page, in milliseconds since the press. */
export type PressedLink = {
  from: string;
  to: string;
  /** When the link was marked as busy; null if it never was. */
  busy: number | null;
  /** When the skeleton of the new page was shown; null if it never was. */
  skeleton: number | null;
  /** When the new page was shown; null while it is not. */
  arrived: number | null;
};

type RecordingWindow = { pressedLinks: PressedLink[] };

/** Records what the page shows after presses of links, until the document unloads. */
async function recordPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const presses: PressedLink[] = [];
    Object.assign(window, { pressedLinks: presses });
    let link: HTMLAnchorElement | null = null;
    let began = 0;
    const pressed = ({ target }: Event) => {
      link = target instanceof Element ? target.closest("a") : null;
      if (!link || link.pathname === location.pathname) return;
      began = performance.now();
      const empty = { busy: null, skeleton: null, arrived: null };
      presses.push({ from: location.pathname, to: link.pathname, ...empty });
    };
    document.addEventListener("click", pressed, { capture: true });
    const look = () => {
      const press = presses.at(-1);
      if (!press || press.arrived !== null) return;
      const now = Math.round(performance.now() - began);
      const isBusy = link?.ariaBusy === "true";
      const hasSkeleton = document.querySelector(".pending-page") !== null;
      if (isBusy) press.busy ??= now;
      if (hasSkeleton) press.skeleton ??= now;
      // The address changes before the old page goes.
      const isThere = location.pathname === press.to && !(isBusy && link?.isConnected);
      if (isThere && !hasSkeleton) press.arrived = now;
    };
    new MutationObserver(look).observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
    });
    // The cart is shown before its address is, which changes nothing in the document.
    const lookEachFrame = () => {
      look();
      requestAnimationFrame(lookEachFrame);
    };
    lookEachFrame();
  });
}

const readPresses = (page: Page): Promise<PressedLink[]> =>
  page.evaluate(() => (window as unknown as RecordingWindow).pressedLinks);

/** The links of a visit from page to page, by the keys of their messages. */
const VISIT = [
  ["landing.menuLink", "/products"],
  ["info.link", "/info"],
  ["cart.seeMenu", "/products"],
  ["menu.toStart", "/"],
  ["info.link", "/info"],
  ["cart.seeMenu", "/products"],
  ["menu.seeOrder", "/cart"],
] as const;

/**
 * Goes from page to page by links, from the start page at `start` on; the cart has a product. Answers
 * with what each press showed.
 */
export async function followLinks(
  { page, t }: { page: Page; t: (key: string) => string },
  start: string,
): Promise<PressedLink[]> {
  await page.goto(start);
  // A press during hydration is left to the browser.
  await page.waitForLoadState("networkidle");
  await recordPresses(page);
  for (const [link, path] of VISIT) {
    const pressed = page
      .getByRole("link", { name: t(link), exact: link !== "menu.seeOrder" })
      .first();
    await pressed.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.locator(".pending-page")).toHaveCount(0);
    // On a phone the cart lies over the menu, whose heading is not read out then.
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading.or(dialog(page))).toBeVisible();
    // The old page may still be there, and its link would be pressed when it goes.
    await expect.poll(async () => (await readPresses(page)).at(-1)?.arrived).not.toBeNull();
  }
  return readPresses(page);
}
