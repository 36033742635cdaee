import { expect } from "@playwright/test";
import { expectAccessibleAlsoWide } from "../../support/browser/accessibility.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { actionsButton } from "../../support/staff/actions-menu.ts";
import { arabicPhone, test } from "../../support/staff/console-test.ts";
import { startWebhookReceiver } from "../../support/webhook-receiver.ts";

test("keys, webhooks and their log are accessible on a dark phone in Arabic, and on a wide screen", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const receiver = await startWebhookReceiver();
  const { page, t } = await openConsole(restaurant, "integrations", {
    ...arabicPhone,
    role: "owner",
  });
  await page.getByRole("button", { name: t("integrations.addKey") }).click();
  const keySheet = page.getByRole("dialog", { name: t("integrations.addKey") });
  const make = keySheet.getByRole("button", { name: t("integrations.make"), exact: true });
  await make.click();
  await expect(keySheet.getByText(t("integrations.nameMissing"))).toBeVisible();
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
  await keySheet.getByRole("textbox", { name: t("integrations.keyName") }).fill("Caja 1");
  const readMenu = t("integrations.permission.menu.read");
  await keySheet.getByRole("checkbox", { name: readMenu, exact: true }).check();
  await make.click();
  const shown = page.getByRole("dialog", { name: t("integrations.keyTitle") });
  await expect(shown.getByText(/^cmd_live_/u)).toBeVisible();
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
  await shown.getByRole("button", { name: t("sheet.close") }).click();

  await page.getByRole("button", { name: t("integrations.addWebhook") }).click();
  const sheet = page.getByRole("dialog", { name: t("integrations.addWebhook") });
  await sheet.getByRole("textbox", { name: t("integrations.url") }).fill(receiver.url);
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
  await sheet.getByRole("button", { name: t("integrations.add"), exact: true }).click();
  const secret = page.getByRole("dialog", { name: t("integrations.secretTitle") });
  await secret.getByRole("button", { name: t("sheet.close") }).click();
  await actionsButton(page, t, receiver.url).click();
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
  await page.getByRole("button", { name: t("integrations.test") }).click();
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1);
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: t("integrations.log"), exact: true }).click();
  await expect(page.getByText(t("integrations.delivery.delivered")).last()).toBeVisible();
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
  await receiver.close();
});
