import { dialog } from "../support/browser/dialog.ts";
import { openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import {
  type CustomerPage,
  fillClientStep,
  placeCashOrder,
  startCheckout,
} from "../support/customer/customer-page.ts";
import type { EditableCompanyFile } from "../support/restaurant/company-file.ts";
import { createRestaurant, expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

const takeOrdersForLater =
  (enabled: boolean) =>
  ({ ecommerce_settings: { takeaway } }: EditableCompanyFile): void => {
    if (takeaway) takeaway.scheduled_orders_enabled = enabled;
  };

/** Chooses the second offered time in the open sheet of the times. */
async function chooseSecondTime({ page, t }: CustomerPage): Promise<void> {
  const times = page.getByRole("dialog", { name: t("schedule.title") });
  await times.getByRole("radio", { name: t("schedule.later") }).press(" ");
  const offered = times.getByRole("group", { name: t("schedule.time") }).getByRole("radio");
  await offered.nth(1).press(" ");
  await times
    .getByRole("button", {
      name: new RegExp(`^${t("schedule.confirm", { moment: "" }).replace(/[\s:]*$/u, "")}`, "u"),
    })
    .click();
  await expect(times).toBeHidden();
}

test("a time that is chosen in the checkout is in the sheet above the menu, and stays the order's", async ({
  page,
  t,
}) => {
  const customer = { page, t };
  const restaurant = await openCartWithTacos(customer, takeOrdersForLater(true));
  await startCheckout(customer, "TAKEAWAY");
  await fillClientStep(customer, "Ana");
  await page.getByRole("button", { name: t("schedule.actionLabel") }).click();
  await chooseSecondTime(customer);
  await expect(page.getByText(t("schedule.later"))).toBeVisible();

  await page.goto(restaurant.url("/products"));
  await page.getByRole("button", { name: t("how.title") }).click();
  const sheet = dialog(page);
  await expect(sheet.getByText(t("schedule.later"))).toBeVisible();
  await sheet.getByRole("button", { name: t("how.done") }).click();
  await expect(sheet).toBeHidden();

  await page.goto(restaurant.url("/cart"));
  await startCheckout(customer, "TAKEAWAY");
  await expect(page.getByText(t("schedule.later"))).toBeVisible();
  await placeCashOrder(customer);
  const { scheduled_delivery_date } = await expectSingleOrder(restaurant);
  expect(Date.parse(scheduled_delivery_date ?? "")).toBeGreaterThan(Date.now());
});

test("a plan loses its time with a notice when the restaurant takes no orders for later any more", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant(takeOrdersForLater(true));
  await page.goto(restaurant.url("/products"));
  const bar = page.getByRole("button", { name: t("how.title") });
  await bar.click();
  const sheet = page.getByRole("dialog", { name: t("how.title") });
  await sheet.getByRole("radio", { name: t("serviceType.takeaway") }).check();
  await sheet.getByRole("button", { name: t("schedule.actionLabel") }).click();
  await chooseSecondTime({ page, t });
  await sheet.getByRole("button", { name: t("how.done") }).click();
  await expect(bar).toContainText(/\d:\d\d/u);

  await restaurant.reimport(takeOrdersForLater(false));
  await page.reload();
  await expect(bar).toContainText(t("serviceType.takeaway"));
  await expect(bar).not.toContainText(/\d:\d\d/u);
  await bar.click();
  await expect(sheet.getByText(t("reason.scheduleNotOffered"))).toBeVisible();
});
