import type { Browser } from "@playwright/test";
import { followLinks, type PressedLink, throttle } from "../e2e/support/browser/slow-network.ts";
import { hydrateOnOpen } from "../e2e/support/browser/wait-for-hydration.ts";
import { createTranslate } from "../e2e/support/create-translate.ts";
import { openCartWithTacos } from "../e2e/support/customer/cart-with-tacos.ts";
import { type Figure, median } from "./report.ts";
import { withBrowser } from "./with-browser.ts";

const RUNS = 5;
/** A press without an answer for longer feels lost. */
const MAX_BUSY_MS = 100;

/**
 * Measures the links from page to page as a phone on slow 4G: from the press until the link is busy,
 * until the skeleton is shown, and until the page is. Each run has a browser
 * of its own context, which opens the cart at full speed and then the start page on slow 4G. A link that was never
 * busy is judged by when its page arrived.
 */
export async function measureSlowNetwork(): Promise<Figure[]> {
  return withBrowser(async (browser) => {
    const runs: PressedLink[][] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measureVisit(browser));
    return (runs[0] ?? []).map((_, nth) => linkFigure(runs.flatMap((run) => run[nth] ?? [])));
  });
}

async function measureVisit(browser: Browser): Promise<PressedLink[]> {
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ locale: "en", viewport });
  try {
    const customer = { page: await context.newPage(), t: createTranslate("en") };
    hydrateOnOpen(customer.page);
    const restaurant = await openCartWithTacos(customer);
    await throttle(customer.page);
    return await followLinks(customer, restaurant.url("/"));
  } finally {
    await context.close();
  }
}

/** The figure of one link, from all runs. */
function linkFigure(presses: PressedLink[]): Figure {
  const of = (key: "busy" | "skeleton" | "arrived") =>
    median(presses.map((press) => press[key]).filter((ms) => ms !== null));
  const text = (ms: number) => (Number.isNaN(ms) ? "never" : `${ms} ms`);
  const [busy, skeleton, arrived] = [of("busy"), of("skeleton"), of("arrived")];
  return {
    name: `slow 4G: ${presses[0]?.from} → ${presses[0]?.to}`,
    value: `busy ${text(busy)}, skeleton ${text(skeleton)}, page ${text(arrived)}`,
    measured: Number.isNaN(busy) ? arrived : busy,
    most: MAX_BUSY_MS,
  };
}
