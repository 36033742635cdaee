import { dialog } from "../support/browser/dialog.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("the opening hours open over the menu by their button and over the landing page by its address", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  const hours = dialog(page);
  await page.goto(restaurant.url("/products"));
  const label = new RegExp(t("hours.show", { state: "" }).replace(/^\W+/u, ""), "u");
  await page.getByRole("button", { name: label }).click();
  await expect(hours.getByRole("heading", { name: t("hours.title") })).toBeVisible();
  await hours.getByRole("button", { name: t("sheet.close") }).click();
  await expect(hours).toBeHidden();

  await page.goto(restaurant.url("/?open_modal=attention-hours&utm_source=flyer"));
  await expect(hours.getByRole("heading", { name: t("hours.title") })).toBeVisible();
  await hours.getByRole("button", { name: t("sheet.close") }).click();
  // The parameter leaves the address, so that a reload keeps them closed.
  await expect(page).toHaveURL(/\/\?utm_source=flyer$/u);
  await expect(hours).toBeHidden();
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(hours).toBeHidden();
});
