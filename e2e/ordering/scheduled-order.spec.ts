import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import { openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import {
  addProduct,
  fillClientStep,
  goToCart,
  placeCashOrder,
  placeOrderButton,
  serviceTypeButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import type { EditableCompanyFile } from "../support/restaurant/company-file.ts";
import { closeNow } from "../support/restaurant/opening-hours.ts";
import { createRestaurant, expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

function enableScheduledOrders({ ecommerce_settings: { takeaway } }: EditableCompanyFile): void {
  if (takeaway) takeaway.scheduled_orders_enabled = true;
}

test("a closed restaurant with scheduled orders takes an order for the chosen time", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant((file) => {
    closeNow(file);
    enableScheduledOrders(file);
  });
  await page.goto(restaurant.url("/products"));
  const notice = page.getByRole("dialog", { name: t("later.title") });
  await notice.getByRole("button", { name: t("later.choose") }).click();
  await expect(notice).toBeHidden();
  await addProduct({ page, t }, "Taco", 2);
  await goToCart({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");

  // Without a time the order is not sent.
  await placeOrderButton({ page, t }).click();
  await expect(page.getByText(t("schedule.required"))).toBeVisible();
  await page.getByRole("button", { name: t("schedule.another") }).click();
  const sheet = page.getByRole("dialog", { name: t("schedule.title") });
  await sheet
    .getByRole("group", { name: t("schedule.time") })
    .getByRole("radio")
    .nth(1)
    .press(" ");
  await sheet
    .getByRole("button", { name: startingWith(t("schedule.confirm", { moment: "" })) })
    .click();
  await expect(sheet).toBeHidden();
  await placeCashOrder({ page, t });

  const placed = await expectSingleOrder(restaurant);
  const scheduled = new Date(placed.scheduled_delivery_date ?? "");
  expect(placed).toMatchObject({ status: "PENDING", total: 60, service_type: "TAKEAWAY" });
  expect(scheduled.getTime()).toBeGreaterThan(Date.now() + 3_600_000);
  await expect(page.locator(`time[datetime="${scheduled.toISOString()}"]`)).toBeVisible();
});

test("a restaurant that closes takes no order, and one for later when it is open again", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/^409: PATCH/u);
  const restaurant = await openCartWithTacos({ page, t });

  await test.step("a restaurant that closes while the customer orders says so, and no order is placed", async () => {
    await startCheckout({ page, t }, "TAKEAWAY");
    await fillClientStep({ page, t }, "Ana");
    await expect(placeOrderButton({ page, t })).toContainText("$60.00");
    await restaurant.reimport(closeNow);
    await placeOrderButton({ page, t }).click();
    const hours = page.getByRole("dialog", { name: t("hours.title") });
    await expect(
      hours.getByText(startingWith(t("hours.closedUntil", { moment: "" }))),
    ).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/products");
  });

  await test.step("a closed restaurant without scheduled orders shows its opening time and takes no order", async () => {
    // Another visit: a visitor sees the hours once.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(restaurant.url("/products"));
    const hours = page.getByRole("dialog", { name: t("hours.title") });
    await expect(hours).toBeVisible();
    await expectAccessible(page);
    await hours.getByRole("button", { name: t("sheet.close") }).click();
    await expect(hours).toBeHidden();
    // The cart is kept.
    await goToCart({ page, t });
    await expect(page.getByText(startingWith(t("reason.opens", { time: "" })))).toBeVisible();
    await expect(page.getByText(t("cart.keepsUntilOpen"))).toBeVisible();
    await expect(serviceTypeButton({ page, t }, "TAKEAWAY")).toBeDisabled();
    await expect(serviceTypeButton({ page, t }, "ONSITE")).toHaveCount(0);
    expect(await restaurant.listOrders()).toEqual([]);
    await page.goto(restaurant.url("/"));
    const offered = page.getByRole("main").getByText(t("serviceType.takeaway"), { exact: true });
    await expect(offered).toBeVisible();
  });

  await test.step("an open restaurant takes a scheduled order, and a reload keeps its time", async () => {
    await restaurant.reimport((file) => {
      file.company.business_hours_settings = undefined;
      enableScheduledOrders(file);
    });
    await page.goto(restaurant.url("/cart"));
    await startCheckout({ page, t }, "TAKEAWAY");
    await expect(dialog(page)).toContainText(t("checkout.soon"));
    await page.getByRole("button", { name: t("schedule.action") }).click();
    const sheet = page.getByRole("dialog", { name: t("schedule.title") });
    await sheet.getByRole("radio", { name: t("schedule.later") }).check();
    await sheet
      .getByRole("group", { name: t("schedule.day") })
      .getByRole("radio")
      .nth(1)
      .press(" ");
    await sheet
      .getByRole("button", { name: startingWith(t("schedule.confirm", { moment: "" })) })
      .click();
    await expect(dialog(page).getByText(t("schedule.later"))).toBeVisible();
    await page.reload();
    await expect(dialog(page).getByText(t("schedule.later"))).toBeVisible();
    await placeCashOrder({ page, t });

    const placed = await expectSingleOrder(restaurant);
    const scheduled = new Date(placed.scheduled_delivery_date ?? "");
    expect(scheduled.getTime()).toBeGreaterThan(Date.now());
    await expect(page.locator(`time[datetime="${scheduled.toISOString()}"]`)).toBeVisible();
  });
});

test("an order for later is not made at once when the restaurant stops taking such orders meanwhile", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/^409: PATCH/u);
  const customer = { page, t };
  const restaurant = await openCartWithTacos(customer, enableScheduledOrders);
  await startCheckout(customer, "TAKEAWAY");
  await fillClientStep(customer, "Ana");
  await page.getByRole("button", { name: t("schedule.action") }).click();
  const sheet = page.getByRole("dialog", { name: t("schedule.title") });
  await sheet.getByRole("radio", { name: t("schedule.later") }).check();
  await sheet
    .getByRole("group", { name: t("schedule.day") })
    .getByRole("radio")
    .nth(1)
    .press(" ");
  await sheet
    .getByRole("button", { name: startingWith(t("schedule.confirm", { moment: "" })) })
    .click();
  await expect(dialog(page).getByText(t("schedule.later"))).toBeVisible();
  await page.getByRole("radio", { name: "Efectivo" }).check();
  await restaurant.reimport(({ ecommerce_settings: { takeaway } }) => {
    if (takeaway) takeaway.scheduled_orders_enabled = false;
  });

  const refusal = dialog(page)
    .getByRole("alert")
    .filter({ hasText: t("reason.scheduleNotOffered") });
  await test.step("the server refuses the time, and the page says so beside it", async () => {
    await placeOrderButton(customer).click();
    await expect(refusal).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a page that is loaded again says so too, and sends nothing", async () => {
    await page.reload();
    await expect(refusal).toBeVisible();
    await placeOrderButton(customer).click();
    await expect(refusal.getByRole("button", { name: t("checkout.soon") })).toBeFocused();
    expect(await restaurant.listOrders()).toEqual([]);
  });

  await refusal.getByRole("button", { name: t("checkout.soon") }).click();
  await expect(refusal).toBeHidden();
  await placeCashOrder(customer);
  expect(await expectSingleOrder(restaurant)).toMatchObject({ scheduled_delivery_date: null });
});

/** Matches a text that starts with these words. */
function startingWith(words: string): RegExp {
  return new RegExp(`^${words.replace(/[\s.:]*$/u, "")}`, "u");
}
