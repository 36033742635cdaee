import type { Browser, Page } from "@playwright/test";
import { dialog } from "../e2e/support/browser/dialog.ts";
import { throttle } from "../e2e/support/browser/slow-network.ts";
import { hydrateOnOpen } from "../e2e/support/browser/wait-for-hydration.ts";
import { createTranslate } from "../e2e/support/create-translate.ts";
import { manyDishes } from "../e2e/support/restaurant/many-dishes.ts";
import { createRestaurant } from "../e2e/support/restaurant/restaurant.ts";
import { observePresses, pressUntil, slowestPress } from "./observe-presses.ts";
import { type Figure, median } from "./report.ts";
import { withBrowser } from "./with-browser.ts";

const RUNS = 5;
const DISHES = 200;
/** How many times slower than this machine the phone's processor is. */
const SLOWER = 4;
/** A press that is answered later feels lost. */
const MAX_ANSWER_MS = 100;
/** The interaction to next paint (INP): better than the 200 that count as good. */
const MAX_INP_MS = 150;
/** A frame that takes longer is seen as a jerk. */
const MAX_FRAME_MS = 50;

type Run = { opened: number; added: number; cart: number; inp: number; frame: number };

/**
 * Measures a guest's first presses on a slow phone with slow 4G, each in a browser that has loaded nothing:
 * from the press until the page shows its answer, the slowest interaction of the journey until the next
 * paint, and the longest frame while a menu of 200 dishes scrolls.
 */
export async function measureSlowPhone(): Promise<Figure[]> {
  return withBrowser(async (browser) => {
    const restaurant = await createRestaurant(({ categories }) => {
      categories.push({ id: "many", name: "Muchos", products: manyDishes(DISHES) });
    });
    const runs: Run[] = [];
    for (let run = 0; run < RUNS; run += 1)
      runs.push(await measureVisit(browser, restaurant.url("/products")));
    const figure = (name: string, key: keyof Run, most: number): Figure => {
      const measured = median(runs.map((each) => each[key]));
      return { name: `slow phone: ${name}`, value: `${Math.round(measured)} ms`, measured, most };
    };
    return [
      figure("a dish is open", "opened", MAX_ANSWER_MS),
      figure("it is added", "added", MAX_ANSWER_MS),
      figure("the cart is open", "cart", MAX_ANSWER_MS),
      figure("slowest interaction (INP)", "inp", MAX_INP_MS),
      figure("longest frame of scrolling", "frame", MAX_FRAME_MS),
    ];
  });
}

async function measureVisit(browser: Browser, menu: string): Promise<Run> {
  const t = createTranslate("en");
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ locale: "en", viewport, hasTouch: true });
  try {
    const page = await context.newPage();
    hydrateOnOpen(page);
    await throttle(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.goto(menu);
    await observePresses(page);
    const opened = await pressUntil(
      page.getByRole("link", { name: "Taco", exact: true }),
      "dialog[open] h2",
    );
    const add = dialog(page).getByRole("button", { name: t("product.add") });
    const added = await pressUntil(add, "a[href*='/cart']");
    const cart = await pressUntil(
      page.getByRole("link", { name: t("menu.seeOrder") }),
      "dialog[open]",
    );
    await page.keyboard.press("Escape");
    const inp = await slowestPress(page);
    return { opened, added, cart, inp, frame: await scrollMenu(page) };
  } finally {
    await context.close();
  }
}

/** Scrolls to the end of the menu as by flicks of a finger; answers with the longest frame. */
async function scrollMenu(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, 0));
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let longest = 0;
        let last = performance.now();
        const step = (now: number) => {
          longest = Math.max(longest, now - last);
          last = now;
          const end = document.documentElement.scrollHeight - innerHeight;
          if (scrollY >= end - 1) return resolve(longest);
          window.scrollBy(0, 120);
          requestAnimationFrame(step);
        };
        requestAnimationFrame((now) => {
          last = now;
          requestAnimationFrame(step);
        });
      }),
  );
}
