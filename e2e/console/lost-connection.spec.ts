import { expect } from "@playwright/test";
import { moveTo } from "../support/browser/move-to.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { test } from "../support/staff/console-test.ts";

test("what cannot be saved without a connection stays as it was typed, and the error goes when it is back", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const { page, context, t, errors } = await openConsole(restaurant, "team", { role: "manager" });
  errors.allow(/ERR_INTERNET_DISCONNECTED/u);

  await test.step("a member with a PIN", async () => {
    await page.getByRole("button", { name: t("team.addPin") }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel(t("field.name")).fill("Beto Salas");
    await sheet.getByRole("textbox", { name: t("field.pin") }).fill("7291");
    const add = sheet.getByRole("button", { name: t("team.add"), exact: true });
    await context.setOffline(true);
    await add.click();
    const error = sheet.getByText(t("failure.unreachable"));
    await expect(error).toBeVisible();
    await context.setOffline(false);
    await expect(error).toHaveCount(0);
    await expect(sheet.getByLabel(t("field.name"))).toHaveValue("Beto Salas");
    await add.click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Beto Salas" })).toBeVisible();
  });

  await test.step("a price in the list of the menu", async () => {
    await moveTo(page, page.url().replace(/team$/u, "menu"));
    await page.getByRole("link", { name: /Comida/u }).click();
    const price = page.getByLabel(t("menu.priceOf", { name: "Taco" }));
    await expect(price).toHaveValue("30.00");
    await context.setOffline(true);
    await price.fill("31");
    await price.press("Enter");
    // The note has the price that guests pay, and the typed one can be sent again.
    await expect(page.getByText(t("menu.fault.notSaved", { price: "30.00" }))).toBeVisible();
    await expect(price).toHaveValue("31");
    await context.setOffline(false);
    await price.press("Enter");
    await expect(page.getByRole("button", { name: t("toast.undo") })).toBeVisible();
    await page.reload();
    await expect(price).toHaveValue("31.00");
  });

  await test.step("the settings of the alerts", async () => {
    await moveTo(page, page.url().replace(/menu.*$/u, "alerts"));
    const mail = page.getByRole("switch", { name: t("alerts.mail") });
    await mail.click();
    await page.getByLabel(t("alerts.addresses")).fill("turno@example.test");
    const save = page.getByRole("button", { name: t("form.save") });
    await context.setOffline(true);
    await save.click();
    const error = page.getByText(t("change.unreachable"));
    await expect(error).toBeVisible();
    await context.setOffline(false);
    await expect(error).toHaveCount(0);
    await expect(page.getByLabel(t("alerts.addresses"))).toHaveValue("turno@example.test");
    await save.click();
    await expect(page.getByText(t("form.saved"), { exact: true })).toBeVisible();
  });
});
