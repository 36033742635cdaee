import { dialog } from "../support/browser/dialog.ts";
import { hasLoadedModule } from "../support/browser/has-loaded-module.ts";
import { expectTwoTacosOrdered, openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import {
  addProduct,
  cartLines,
  fillClientStep,
  goToCart,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { dropAnswerOfPlacing } from "../support/customer/drop-answer-of-placing.ts";
import { createRestaurant, expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("a lost answer makes one order, and products added later make another one", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_CONNECTION_RESET/u);
  const restaurant = await openCartWithTacos({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");

  await test.step("products added after a lost answer stay in the cart for another order", async () => {
    const network = await dropAnswerOfPlacing({ page, t });
    await page.goto(restaurant.url("/products"));
    network.restore();
    await addProduct({ page, t }, "Burrito", 1, "Frijol");
    await goToCart({ page, t });
    await startCheckout({ page, t }, "TAKEAWAY");
    await expect(dialog(page)).toContainText(t("checkout.cartKept"));
    await expectTwoTacosOrdered(restaurant, "Ana");
    await dialog(page)
      .getByRole("button", { name: t("checkout.close") })
      .click();
    await expect(dialog(page)).toHaveAccessibleName(t("cart.title"));
    await expect(cartLines(page)).toContainText(["Burrito"]);
    await startCheckout({ page, t }, "TAKEAWAY");
    await expect(placeOrderButton({ page, t })).toContainText("$160.00");
  });

  await test.step("a lost answer makes no second order", async () => {
    await dropAnswerOfPlacing({ page, t });
    await placeOrderButton({ page, t }).click();
    await expect(page).toHaveURL(/\/tracking\?order_id=/u);
    const orders = await restaurant.listOrders();
    expect(orders.map(({ total }) => total)).toEqual([160, 60]);
  });
});

test("a customer who orders again after a lost answer is led to the existing order", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_CONNECTION_RESET/u);
  const restaurant = await openCartWithTacos({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");
  const network = await dropAnswerOfPlacing({ page, t });
  await page.goBack();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  network.restore();
  await startCheckout({ page, t }, "TAKEAWAY");
  await expect(dialog(page)).toContainText(t("checkout.sentBefore"));
  await expect(dialog(page)).not.toContainText(t("checkout.cartKept"));
  await dialog(page)
    .getByRole("link", { name: t("checkout.seeOrder") })
    .click();
  await expect(page).toHaveURL(/\/tracking\?order_id=/u);
  await expectTwoTacosOrdered(restaurant, "Ana");
});

test("after a lost answer the page finds the order by itself and opens its page", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_CONNECTION_RESET/u);
  const restaurant = await openCartWithTacos({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");
  const network = await dropAnswerOfPlacing({ page, t });
  network.restore();
  await expect(page).toHaveURL(/\/tracking\?order_id=/u);
  await expectTwoTacosOrdered(restaurant, "Ana");
});

test("an order that did not arrive is sent again by itself, once", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_CONNECTION_RESET|504/u);
  const restaurant = await openCartWithTacos({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");
  let lost = 0;
  await page.route(/\/ms-orders\/.*\/orders\//u, (route) => {
    if (route.request().method() !== "PATCH" || lost === 2) return route.fallback();
    lost += 1;
    // A proxy in front of the server may say that it got no answer.
    if (lost === 2) return route.fulfill({ status: 504, body: "<h1>504</h1>" });
    return route.abort("connectionreset");
  });
  await placeOrderButton({ page, t }).click();
  await expect(page).toHaveURL(/\/tracking\?order_id=/u);
  expect(lost).toBe(2);
  await expectTwoTacosOrdered(restaurant, "Ana");
});

test("a summary without an answer gets its total by itself once the server can be reached", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_CONNECTION_RESET/u);
  await openCartWithTacos({ page, t });
  await page.route(/\/public\/orders$/u, (route) => route.abort("connectionreset"), { times: 1 });
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");
  await expect(page.getByText(t("failure.unreachable"))).toBeVisible();
  await expect(placeOrderButton({ page, t })).toContainText("$60.00");
});

test("a customer who goes offline at each step loses nothing, and the order is sent when the network returns", async ({
  page,
  context,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/u);
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/products"));
  await page.waitForLoadState("networkidle");
  const form = page.waitForResponse(/\/product-form-[\w-]{8}\.js$/u);
  await page.mouse.wheel(0, 40);
  await (await form).finished();
  await expect.poll(() => hasLoadedModule(page, "controls")).toBe(true);

  // From the first touch on the menu works without a network.
  await context.setOffline(true);
  await addProduct({ page, t }, "Taco", 2);
  await context.setOffline(false);
  await goToCart({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");

  await page.getByLabel(t("checkout.name"), { exact: true }).fill("Ana");
  await page.getByLabel(t("checkout.phone"), { exact: true }).fill("(55) 1234-5678");
  await context.setOffline(true);
  await page.getByRole("button", { name: t("checkout.next.summary") }).click();
  await expect(page.getByText(t("failure.offline"))).toBeVisible();
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toHaveValue("Ana");
  await expect(page.getByRole("button", { name: t("checkout.next.summary") })).toBeEnabled();
  await context.setOffline(false);
  await expect(placeOrderButton({ page, t })).toContainText("$60.00");

  await context.setOffline(true);
  await placeOrderButton({ page, t }).click();
  await expect(page.getByText(t("failure.offline"))).toBeVisible();
  await expect(placeOrderButton({ page, t })).toBeEnabled();
  await test.step("an order sent after the network returns holds what the customer last wrote", async () => {
    await page.getByLabel(t("checkout.comment")).fill("Sin nueces, por alergia");
    // A network that has just come back loses the first request that sends something.
    let lost = 0;
    await page.route(/\/ms-orders\//u, (route) => {
      if (route.request().method() === "GET" || lost > 0) return route.fallback();
      lost += 1;
      return route.abort("internetdisconnected");
    });
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/tracking\?order_id=/u);
    expect(lost).toBe(1);
    await expectTwoTacosOrdered(restaurant, "Ana");
    expect((await expectSingleOrder(restaurant)).comment).toBe("Sin nueces, por alergia");
  });
});
