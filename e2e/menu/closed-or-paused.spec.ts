import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import { fillCart } from "../support/customer/cart-with-tacos.ts";
import {
  placeCashOrder,
  serviceTypeButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { enableOffers } from "../support/customer/offers.ts";
import { closeNow } from "../support/restaurant/opening-hours.ts";
import { createRestaurant, expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

test("a paused service type is announced on the menu, and cannot be chosen", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant(({ ecommerce_settings: { takeaway } }) => {
    if (takeaway) takeaway.disabled_until = inAnHour();
  });
  await fillCart(page, restaurant);
  await page.goto(restaurant.url("/products"));
  const notice = page.getByRole("dialog", { name: t("pause.title") });
  await expect(notice).toContainText(t("serviceType.takeaway"));
  await expectAccessible(page);
  await notice.getByRole("button", { name: t("pause.goOn") }).click();
  await expect(notice).toBeHidden();
  // The notice is shown once a visit.
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(notice).toBeHidden();

  await page.goto(restaurant.url("/cart"));
  await expect(serviceTypeButton({ page, t }, "TAKEAWAY")).toBeDisabled();
  await startCheckout({ page, t }, "ONSITE");
  await placeCashOrder({ page, t });
  expect(await expectSingleOrder(restaurant)).toMatchObject({ service_type: "ONSITE", total: 60 });
});

test("a closed restaurant says so once, in one sheet with the paused service types", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant((file) => {
    closeNow(file);
    const { takeaway, onsite } = file.ecommerce_settings;
    if (takeaway) takeaway.scheduled_orders_enabled = true;
    if (onsite) onsite.disabled_until = inAnHour();
  });
  const notice = page.getByRole("dialog", { name: t("later.title") });
  const closed = t("hours.closed");
  const expectNoNoticeAfterReload = async () => {
    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect(dialog(page)).toHaveCount(0);
  };
  await page.goto(restaurant.url("/products"));
  await expect(notice).toContainText(t("pause.title"));
  await expect(notice).toContainText(t("serviceType.onsite"));
  await expectAccessible(page);
  expect(await notice.textContent()).not.toContain(closed);
  await notice.getByRole("button", { name: t("later.choose") }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(t("reason.later"))).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(closed).filter({ visible: true })).toHaveCount(1);
  await expectAccessible(page);
  await expectNoNoticeAfterReload();

  await test.step("a closed restaurant announces scheduled orders only after an open product is closed", async () => {
    // The next page begins a new visit.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(restaurant.url("/products?product=taco"));
    await expect(page.getByRole("dialog", { name: "Taco" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(notice).toBeHidden();
    const close = dialog(page).getByRole("button", { name: t("sheet.close") });
    await close.click();
    await notice.getByRole("button", { name: t("later.hours") }).click();
    await expect(page.getByRole("dialog", { name: t("hours.title") })).toBeVisible();
    await close.click();
    await expect(page.getByText(t("reason.later"))).toBeVisible();
    await expectNoNoticeAfterReload();
  });
});

test("on a wide screen the notice of a closed restaurant does not part the offers from the way to order @wide", async ({
  page,
  t,
  isMobile,
}) => {
  const restaurant = await createRestaurant((file) => {
    closeNow(file);
    enableOffers(file);
    if (file.ecommerce_settings.takeaway) {
      file.ecommerce_settings.takeaway.scheduled_orders_enabled = true;
    }
  });
  await page.goto(restaurant.url("/products"));
  const later = page.getByRole("dialog", { name: t("later.title") });
  await later.getByRole("button", { name: t("later.choose") }).click();
  const notice = await page.getByText(t("reason.later")).boundingBox();
  const offers = await page.getByRole("navigation", { name: t("menu.offers") }).boundingBox();
  // On phones the notice is above the offers, which scroll away first.
  expect((offers?.y ?? 0) < (notice?.y ?? 0)).toBe(!isMobile);
});
