import { durango, street, toSummary, write } from "./support/address-form.ts";
import { expectStep } from "./support/checkout-step.ts";
import type { CompanyFile } from "./support/company-file.ts";
import { delivers, searchField } from "./support/delivery.ts";
import { dialog, introduce, order, toOrder } from "./support/shop.ts";
import { atCart } from "./support/tacos.ts";
import { expect, test } from "./support/test.ts";

/** Delivers, and asks a question first. */
function asksAndDelivers(file: CompanyFile): void {
  delivers(file);
  Object.assign(file.ecommerce_settings.delivery ?? {}, { additional_input: "¿Qué se celebra?" });
}

test("the checkout shows one step at a time, each with its way back, and the summary with its close button", async ({
  page,
  t,
}) => {
  const shopper = { page, t };
  await atCart(shopper, asksAndDelivers);
  await order(shopper, "DELIVERY");
  const onlyBack = { back: true, close: false };
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
  await expectStep(shopper, t("checkout.clientTitle"), onlyBack);
  await introduce(shopper, "Ana", "checkout.next.additional");
  await expectStep(shopper, t("checkout.additionalTitle"), onlyBack);
  await dialog(page).getByRole("textbox").fill("Un cumpleaños");
  await page.getByRole("button", { name: t("checkout.next.address") }).click();

  await expect(searchField(shopper)).toBeVisible();
  await expectStep(shopper, t("checkout.search.title"), { back: true, close: true });
  await page.getByRole("button", { name: t("checkout.address.byHand") }).click();
  await expect(street(shopper)).toBeVisible();
  await expectStep(shopper, t("checkout.address.formTitle"), onlyBack);
  await write(shopper, { ...durango, district: undefined });
  await toSummary(shopper).click();

  await expect(toOrder(shopper)).toBeVisible();
  await expectStep(shopper, t("checkout.summaryTitle"), { back: false, close: true });
  await page.getByRole("button", { name: t("checkout.close"), exact: true }).click();
  await expect(page.getByRole("dialog", { name: t("checkout.closeTitle") })).toBeVisible();
  await page.getByRole("button", { name: t("checkout.stay") }).click();
  await expect(toOrder(shopper)).toBeVisible();
});

test("neither a fee that is due nor a time is asked for where the restaurant leaves no choice", async ({
  page,
  t,
}) => {
  await atCart({ page, t }, (file) => {
    file.order_settings = { takeaway: { service_fee: { value: 10, optional: false } } };
  });
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana");
  await expect(toOrder({ page, t })).toContainText("$66.00");
  await expect(dialog(page).getByRole("checkbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: t("schedule.action") })).toHaveCount(0);
});
