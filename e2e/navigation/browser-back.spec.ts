import type { Page } from "@playwright/test";
import { dialog } from "../support/browser/dialog.ts";
import { enableOffers } from "../support/customer/offers.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

type HeldHistoryGo = { steps: number[]; release: () => void };
declare global {
  interface Window {
    heldHistoryGo: HeldHistoryGo;
  }
}

/** Holds back every step in the browser's history until `release`. */
async function holdHistoryGo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const go = History.prototype.go;
    const heldGo: HeldHistoryGo = {
      steps: [],
      release: () => {
        for (const entries of heldGo.steps.splice(0)) go.call(history, entries);
      },
    };
    History.prototype.go = (entries = 0) => void heldGo.steps.push(entries);
    window.heldHistoryGo = heldGo;
  });
}

const heldSteps = (page: Page) => page.evaluate(() => window.heldHistoryGo.steps);
const release = (page: Page) => page.evaluate(() => window.heldHistoryGo.release());

test("a link pressed while the browser goes back from a sheet opens afterwards", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant(enableOffers);
  await holdHistoryGo(page);
  await page.clock.install();
  await page.goto(restaurant.url("/"));
  await page.getByRole("link", { name: t("landing.menu") }).click();
  await page.getByRole("link", { name: "Especial" }).click();
  await expect(page.getByRole("dialog", { name: "Especial" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect.poll(() => heldSteps(page)).toEqual([-1]);

  await page.getByRole("link", { name: "Burrito" }).click();
  // A busy browser takes seconds for the step.
  await page.clock.fastForward(5_000);
  await release(page);
  const burrito = page.getByRole("dialog", { name: "Burrito" });
  await expect(burrito).toBeVisible();
  await expect(page).toHaveURL(/product=burrito$/u);

  await page.keyboard.press("Escape");
  await expect(burrito).toBeHidden();
  await expect.poll(() => heldSteps(page)).toEqual([-1]);
  await release(page);
  await expect(page).toHaveURL(/\/products$/u);

  await test.step("a sheet that is closed twice makes one step back", async () => {
    await page.getByRole("link", { name: t("menu.coupons") }).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    expect(await heldSteps(page)).toEqual([-1]);
    await release(page);
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/products$/u);
  });

  await page.goBack();
  await expect(page.getByRole("link", { name: t("landing.menu") })).toBeVisible();
});
