import { dialog } from "../support/browser/dialog.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** Milliseconds from closing a product's sheet to the change of the URL (conformance 9.11). */
const CLOSE_DELAY = 100;

/** Milliseconds until a frame is painted, and a task after it has run. */
const FRAME = 20;

test("the URL drops a product 100 milliseconds after its sheet is closed", async ({ page, t }) => {
  await page.clock.install();
  const restaurant = await createRestaurant(({ ecommerce_settings }) => {
    ecommerce_settings.delivery = {
      active: true,
      minimum_amount_for_free: 500,
      prices: { type: "fixed", fixed: { price: 30 } },
    };
  });
  const sheet = (name: string) => dialog(page).and(page.getByLabel(name));
  const link = (name: string) => page.getByRole("link", { name });
  /** Stops the page's clock a minute later, so that only `runFor` brings what is planned. */
  const pauseClock = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const runUntilUrlChanges = () => page.clock.runFor(2 * CLOSE_DELAY);

  await page.goto(restaurant.url("/products?product=taco"));
  const close = dialog(page).getByRole("button", { name: t("sheet.close") });
  await expect(close).toBeVisible();
  await page.waitForLoadState("networkidle");
  await pauseClock();
  await close.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await page.clock.runFor(CLOSE_DELAY - 1);
  await expect(page).toHaveURL(/product=taco/u);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(restaurant.url("/products"));

  await test.step("a pressed product is shown before the URL names it", async () => {
    await link("Taco").click();
    await expect(sheet("Taco")).toBeVisible();
    await expect(page).toHaveURL(restaurant.url("/products"));
    await page.clock.runFor(CLOSE_DELAY);
    await expect(page).toHaveURL(/product=taco$/u);
    await page.keyboard.press("Escape");
    await runUntilUrlChanges();
    await expect(page).toHaveURL(restaurant.url("/products"));
  });

  await test.step("a product that is closed before the URL names it leaves the menu's URL", async () => {
    await link("Taco").click();
    await expect(sheet("Taco")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await page.clock.runFor(CLOSE_DELAY);
    await expect(page).toHaveURL(/product=taco$/u);
    await expect(dialog(page)).toBeHidden();
    await expect(async () => {
      await runUntilUrlChanges();
      expect(page.url()).toBe(restaurant.url("/products"));
    }).toPass();
  });

  for (const { from, start } of [
    { from: "the menu", start: "/products" },
    { from: "its own address", start: "/products?product=burrito" },
  ]) {
    await test.step(`after a product opened from ${from} is closed, the next product opens at once, and closing it shows the menu`, async () => {
      if (start.includes("product=")) {
        await page.clock.resume();
        await page.goto(restaurant.url(start));
      } else await link("Burrito").click();
      await expect(sheet("Burrito")).toBeVisible();
      if (start.includes("product=")) await pauseClock();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await link("Burrito").click();
      await expect(sheet("Burrito")).toBeVisible();
      await runUntilUrlChanges();
      await expect(sheet("Burrito")).toBeVisible();
      await expect(page).toHaveURL(/product=burrito$/u);

      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await link("Especial").click();
      await expect(sheet("Especial")).toBeVisible();
      await runUntilUrlChanges();
      await expect(sheet("Especial")).toBeVisible();

      // The second product replaced the first in the history: closing the second does not open the first.
      await page.keyboard.press("Escape");
      await runUntilUrlChanges();
      await expect(page).toHaveURL(restaurant.url("/products"));
      await expect(dialog(page)).toBeHidden();
    });
  }

  await test.step("the first product shows the amount for free delivery for four seconds", async () => {
    await link("Taco").click();
    await dialog(page)
      .getByRole("button", { name: t("product.add") })
      .press("Enter");
    const banner = page.getByText(t("cart.freeMissing", { missing: "$470.00" }));
    // Its code is asked for after the next frame.
    await page.clock.runFor(FRAME);
    await expect(banner).toBeVisible();
    await page.clock.runFor(3_999);
    await expect(banner).toBeVisible();
    await page.clock.runFor(1);
    await expect(banner).toBeHidden();
  });
});

test("the sheet of a dish without a picture names it as soon as its name is scrolled away", async ({
  page,
}) => {
  const restaurant = await createRestaurant(({ categories }) => {
    const [filling] = categories[0]?.products?.[1]?.modifier_groups ?? [];
    const many = Array.from({ length: 20 }, (_, at) => ({ id: `more-${at}`, name: `Otro ${at}` }));
    filling?.modifiers?.push(...many);
  });
  await page.goto(restaurant.url("/products?product=burrito"));
  const sheet = dialog(page);
  await expect(sheet.getByRole("heading", { name: "Burrito" })).toBeVisible();
  const bar = sheet.getByText("Burrito", { exact: true }).first().locator("..");
  await expect(bar).toHaveCSS("opacity", "0");
  await sheet.getByRole("region", { name: "Burrito" }).evaluate((part) => part.scrollTo(0, 64));
  await expect(bar).toHaveCSS("opacity", "1");
});
