import type { Page } from "@playwright/test";
import { openRestaurant } from "./support/company.ts";
import { hydrated } from "./support/hydrated.ts";
import { withOffers } from "./support/offers.ts";
import { dialog } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

type Held = { asked: number[]; letGo: () => void };
declare global {
  interface Window {
    held: Held;
  }
}

/** A browser that takes its time to go back: only when it is let. */
async function holdTheWayBack(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const go = History.prototype.go;
    const held: Held = {
      asked: [],
      letGo: () => {
        for (const entries of held.asked.splice(0)) go.call(history, entries);
      },
    };
    History.prototype.go = (entries = 0) => void held.asked.push(entries);
    window.held = held;
  });
}

const asked = (page: Page) => page.evaluate(() => window.held.asked);
const letGo = (page: Page) => page.evaluate(() => window.held.letGo());

test("what is pressed on the browser's way back from a sheet opens after it", async ({
  page,
  t,
}) => {
  await holdTheWayBack(page);
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("link", { name: t("landing.menu") }).click();
  await page.getByRole("link", { name: "Gobernador" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => asked(page)).toEqual([-1]);

  await page.getByRole("link", { name: "Burrito norteño" }).click();
  await letGo(page);
  const burrito = page.getByRole("dialog", { name: "Burrito norteño" });
  await expect(burrito).toBeVisible();
  await expect(page).toHaveURL(/product=prod-burrito-norteno$/u);

  await page.keyboard.press("Escape");
  await expect(burrito).toBeHidden();
  await expect.poll(() => asked(page)).toEqual([-1]);
  await letGo(page);
  await expect(page).toHaveURL(/\/products$/u);

  await page.goBack();
  await expect(page.getByRole("link", { name: t("landing.menu") })).toBeVisible();
});

test("a sheet that is closed twice is gone back from once", async ({ page, t }) => {
  const shop = await openRestaurant(withOffers);
  await holdTheWayBack(page);
  await page.goto(shop.url("/products"));
  await hydrated(page);
  await page.getByRole("link", { name: t("menu.coupons") }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  expect(await asked(page)).toEqual([-1]);
  await letGo(page);
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/products$/u);
});
