import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { moveTo } from "../../support/browser/move-to.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

test("prices are scheduled in the list and in a dish, moved, and cancelled", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const { page, t } = await openConsole(restaurant, "menu/prices", { role: "owner" });
  const date = page.getByLabel(t("menu.schedule.date"));
  const schedule = page.getByRole("button", { name: t("menu.schedule.save"), exact: true });
  await page.getByLabel(t("menu.priceOf", { name: "Taco" })).fill("31,5");
  await page.getByRole("button", { name: t("menu.schedule.short") }).click();
  await expect(page.getByText(t("menu.schedule.count", { count: 1 }))).toBeVisible();
  await date.fill("2020-01-01");
  await schedule.click();
  await expect(
    page.getByLabel(t("menu.schedule.time"), { exact: true }),
  ).toHaveAccessibleDescription(t("menu.schedule.past"));
  await expectAccessible(page);
  await date.fill("2099-01-01");
  await schedule.click();
  await page
    .getByRole("status")
    .getByRole("link", { name: t("menu.schedule.title") })
    .click();
  await expect(page.getByRole("listitem").filter({ hasText: "$31.50" }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: t("integrations.edit") }).click();
  await expect(date).toHaveValue("2099-01-01");
  await page.getByLabel(t("menu.priceOf", { name: "Taco" })).fill("33");
  await schedule.click();
  await expect(page.getByRole("listitem").filter({ hasText: "$33.00" }).first()).toBeVisible();
  await page.getByRole("button", { name: t("menu.schedule.cancel"), exact: true }).click();
  await page.getByRole("button", { name: t("menu.schedule.cancelNow") }).click();
  await expect(page.getByText(t("menu.schedule.empty"))).toBeVisible();

  await moveTo(page, page.url().replace("scheduled-prices", "products/taco"));
  await page.getByRole("button", { name: t("menu.schedule.later") }).click();
  await schedule.click();
  await expect(page.getByText(t("menu.schedule.noPrice"))).toBeVisible();
  await page
    .getByRole("dialog")
    .getByLabel(t("menu.priceOf", { name: "Taco" }))
    .fill("35");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: t("menu.schedule.title") })).toBeVisible();
  const now = page.getByRole("textbox", { name: t("menu.price"), exact: true });
  await expect(now).toHaveValue("30.00");
});
