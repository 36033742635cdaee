import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { hydrateOnOpen } from "../e2e/support/browser/wait-for-hydration.ts";
import { consoleOrigin } from "../e2e/support/console.ts";
import { createTranslate } from "../e2e/support/create-translate.ts";
import { manyDishes } from "../e2e/support/restaurant/many-dishes.ts";
import { createRestaurant } from "../e2e/support/restaurant/restaurant.ts";
import { joinRestaurant } from "../e2e/support/staff/join-restaurant.ts";
import { observePresses, slowestPress } from "./observe-presses.ts";
import { type Figure, median } from "./report.ts";
import { withBrowser } from "./with-browser.ts";

const DISHES = 1000;
const RUNS = 3;
/** From a press until the browser has reported how long it took. */
const SETTLE_MS = 300;
/** A press that takes longer feels slow. */
const MAX_MS = 100;

/** Measures the presses in the console's price list of a thousand dishes, until the page shows the effect. */
export async function measurePrices(): Promise<Figure[]> {
  return withBrowser(async (browser) => {
    const restaurant = await createRestaurant(({ categories }) => {
      categories.push({ id: "many", name: "Muchos", products: manyDishes(DISHES) });
    });
    const page = await browser.newPage({ locale: "en", viewport: { width: 1280, height: 800 } });
    hydrateOnOpen(page);
    await joinRestaurant(page, restaurant, { role: "manager", name: "Bea" });
    await page.goto(`${consoleOrigin()}/${restaurant.id}/menu/prices`);
    const runs: Record<string, number>[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measurePresses(page));
    return Object.keys(runs[0] ?? {}).map((action) => {
      const measured = median(runs.map((each) => each[action] ?? Number.NaN));
      const value = `${Math.round(measured)} ms`;
      return { name: `price list of 1,000: ${action}`, value, measured, most: MAX_MS };
    });
  });
}

/** The milliseconds of each press, on the page as it is opened. */
async function measurePresses(page: Page): Promise<Record<string, number>> {
  const t = createTranslate("en", "console");
  await page.reload();
  await observePresses(page);
  const measure = async (press: () => Promise<void>): Promise<number> => {
    await page.evaluate(() => document.body.removeAttribute("data-slowest"));
    await press();
    await pause(SETTLE_MS);
    return slowestPress(page);
  };
  const all = page.getByRole("checkbox", { name: t("menu.bulk.selectAll") });
  const apply = page.getByRole("button", { name: t("menu.bulk.apply", { count: DISHES + 3 }) });
  return {
    "select all": await measure(() => all.check()),
    "preview a percentage": await measure(() =>
      page.getByLabel(t("menu.bulk.by")).pressSequentially("1"),
    ),
    apply: await measure(() => apply.click()),
    "type a price": await measure(() =>
      page.getByLabel(t("menu.priceOf", { name: "Taco" })).press("9"),
    ),
    "select one": await measure(() =>
      page.getByRole("checkbox", { name: t("menu.bulk.select", { name: "Taco" }) }).check(),
    ),
    "hide one": await measure(() =>
      page.getByRole("switch", { name: t("menu.visibleOf", { name: "Taco" }) }).click(),
    ),
    "search a letter": await measure(() => page.getByRole("searchbox").press("t")),
    "show all again": await measure(() => page.getByRole("searchbox").press("Backspace")),
  };
}
