import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import {
  addProduct,
  goToCart,
  placeCashOrder,
  serviceTypeButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { closeNow } from "../support/restaurant/opening-hours.ts";
import { createRestaurant, expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("a paused service type is announced on the menu, and cannot be chosen", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant(({ ecommerce_settings: { takeaway } }) => {
    if (takeaway) takeaway.disabled_until = new Date(Date.now() + 3_600_000).toISOString();
  });
  await page.goto(restaurant.url("/products"));
  const notice = page.getByRole("dialog", { name: t("pause.title") });
  await expect(notice).toContainText(t("serviceType.takeaway"));
  await expectAccessible(page);
  await notice.getByRole("button", { name: t("pause.goOn") }).click();
  await expect(notice).toBeHidden();
  await addProduct({ page, t }, "Taco");
  await goToCart({ page, t });
  await expect(serviceTypeButton({ page, t }, "TAKEAWAY")).toBeDisabled();
  await startCheckout({ page, t }, "ONSITE");
  await placeCashOrder({ page, t });
  expect(await expectSingleOrder(restaurant)).toMatchObject({ service_type: "ONSITE", total: 30 });

  // The notice is shown once a visit.
  await page.goto(restaurant.url("/products"));
  await page.waitForLoadState("networkidle");
  await expect(notice).toBeHidden();
});

test("a closed restaurant says so once, in one sheet with the paused service types", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant((file) => {
    closeNow(file);
    const { takeaway, onsite } = file.ecommerce_settings;
    if (takeaway) takeaway.scheduled_orders_enabled = true;
    if (onsite) onsite.disabled_until = new Date(Date.now() + 3_600_000).toISOString();
  });
  await page.goto(restaurant.url("/products"));
  const notice = page.getByRole("dialog", { name: t("later.title") });
  await expect(notice).toContainText(t("pause.title"));
  await expect(notice).toContainText(t("serviceType.onsite"));
  await expectAccessible(page);
  const closed = t("hours.closed");
  expect(await notice.textContent()).not.toContain(closed);
  await notice.getByRole("button", { name: t("later.choose") }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(t("reason.later"))).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(dialog(page)).toHaveCount(0);
  const closedTexts = page.getByText(closed).filter({ visible: true });
  await expect(closedTexts).toHaveCount(1);
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(dialog(page)).toHaveCount(0);
});

test("a closed restaurant announces scheduled orders only after an open product is closed", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant((file) => {
    closeNow(file);
    const { takeaway } = file.ecommerce_settings;
    if (takeaway) takeaway.scheduled_orders_enabled = true;
  });
  await page.goto(restaurant.url("/products?product=taco"));
  await expect(page.getByRole("dialog", { name: "Taco" })).toBeVisible();
  const later = page.getByRole("dialog", { name: t("later.title") });
  await page.waitForLoadState("networkidle");
  await expect(later).toBeHidden();
  await dialog(page)
    .getByRole("button", { name: t("sheet.close") })
    .click();
  await expect(later).toBeVisible();
  await expectAccessible(page);
  await later.getByRole("button", { name: t("later.hours") }).click();
  await expect(page.getByRole("dialog", { name: t("hours.title") })).toBeVisible();
  await dialog(page)
    .getByRole("button", { name: t("sheet.close") })
    .click();
  await expect(page.getByText(t("reason.later"))).toBeVisible();
  await expectAccessible(page);
  // The notice is shown once a visit.
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(later).toBeHidden();
});
