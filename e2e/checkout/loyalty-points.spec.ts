import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import {
  addProduct,
  goToCart,
  placeCashOrder,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { applyOfferInSheet, breakdownAmount, enableOffers } from "../support/customer/offers.ts";
import {
  placeOrderByApi,
  setOrderCookies,
  tacoLines,
} from "../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("points of a closed order pay for a reward on the next order, once", async ({
  page,
  context,
  t,
}) => {
  const restaurant = await createRestaurant(enableOffers);
  await page.goto(restaurant.url("/products"));
  await page.getByRole("link", { name: t("menu.rewards") }).click();
  await expect(dialog(page)).toContainText(t("loyalty.noClient"));
  await expect(dialog(page)).toContainText(t("loyalty.earning", { points: 1, amount: "$2.00" }));
  await page.goBack();
  await expect(dialog(page)).toBeHidden();

  const earned = await placeOrderByApi(restaurant.id, tacoLines(2));
  await setOrderCookies(context, restaurant, earned);
  await page.evaluate(
    ([companyId, clientId, orderId]) => {
      localStorage.setItem(`comanda.client.${companyId}`, clientId);
      // The notice about the last order has been read.
      localStorage.setItem("comanda.toldOrder", orderId);
    },
    [restaurant.id, earned.client_id, earned.id] as const,
  );
  await restaurant.advanceOrder(earned.public_id, 4);

  await page.goto(restaurant.url("/products?show-loyalty=true"));
  await expect(dialog(page)).toContainText(t("loyalty.balance", { points: 30 }));
  await expect(dialog(page)).toContainText(t("loyalty.toGo", { points: 470 }));
  await expectAccessible(page);
  await applyOfferInSheet({ page, t }, "Agua fresca");

  await addProduct({ page, t }, "Taco", 2);
  await goToCart({ page, t });
  await expect(page.getByText(t("loyalty.chosen"))).toBeVisible();
  await expect(dialog(page)).toContainText(/Agua fresca\s*−\$20\.00.*\$40\.00/u);
  await startCheckout({ page, t }, "TAKEAWAY");
  await expect(placeOrderButton({ page, t })).toContainText("$40.00");
  await expect(breakdownAmount({ page, t }, "Agua fresca")).toHaveText("−$20.00");
  const reward = page.getByRole("radio", { name: "Agua fresca" });
  await expect(reward).toBeChecked();
  await page.getByRole("radio", { name: t("loyalty.none") }).check();
  await expect(placeOrderButton({ page, t })).toContainText("$60.00");
  await reward.check();
  await expect(placeOrderButton({ page, t })).toContainText("$40.00");
  await expectAccessible(page);
  await placeCashOrder({ page, t });
  await expect(breakdownAmount({ page, t }, "Agua fresca")).toHaveText("−$20.00");

  await page.goto(restaurant.url("/products?show-loyalty=true"));
  await expect(dialog(page)).toContainText(t("loyalty.balance", { points: 5 }));
  await expect(dialog(page).getByRole("button", { name: "Agua fresca" })).toBeHidden();
});

test("an order's page shows its points, and after delivery the rewards they buy", async ({
  page,
  context,
  t,
}) => {
  const restaurant = await createRestaurant((file) => {
    const rewards = [
      { id: "dessert", name: "Postre", required_points: 60 },
      { id: "dinner", name: "Cena", required_points: 100 },
    ];
    file.loyalty_settings = { loyalty_program: { active: false, points_per_amount: 1, rewards } };
  });
  const order = await placeOrderByApi(restaurant.id, tacoLines(2));
  await setOrderCookies(context, restaurant, order);
  await page.goto(restaurant.url("/tracking"));
  await page.waitForLoadState("networkidle");
  const pending = page.getByText(t("loyalty.willEarn", { points: 60 }));
  await expect(pending).toBeHidden();
  await restaurant.reimport(({ loyalty_settings }) => {
    Object.assign(loyalty_settings?.loyalty_program ?? {}, { active: true });
  });
  await page.reload();
  await expect(pending).toBeVisible();
  await expect(page.getByText(t("loyalty.earned", { points: 60 }))).toBeHidden();

  // A delivered order is not FINALIZED yet.
  await restaurant.advanceOrder(order.public_id, 3);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.delivered.pickup"));
  await expect(pending).toBeVisible();
  await expect(page.getByText(t("loyalty.earned", { points: 60 }))).toBeHidden();

  await restaurant.advanceOrder(order.public_id);
  await page.reload();
  await expect(page.getByText(t("loyalty.earned", { points: 60 }))).toBeVisible();
  await expect(pending).toBeHidden();
  await expect(page.getByText(t("loyalty.balance", { points: 60 }))).toBeVisible();
  await expect(page.getByText(t("loyalty.available", { names: "Postre" }))).toBeVisible();
  await expect(page.getByText(t("loyalty.next", { points: 40, name: "Cena" }))).toBeVisible();
  await expectAccessible(page);

  // A visitor with only the link does not see the points.
  await context.clearCookies();
  await page.goto(restaurant.url(`/tracking?order_id=${order.id}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.delivered.pickup"));
  await page.waitForLoadState("networkidle");
  await expect(page.getByText(t("loyalty.earned", { points: 60 }))).toBeHidden();

  await test.step("a cancelled order promises no points", async () => {
    const cancelled = await placeOrderByApi(restaurant.id, tacoLines(2));
    await setOrderCookies(context, restaurant, cancelled);
    const hint = page.getByText(t("loyalty.willEarnHint"));
    await page.goto(restaurant.url("/tracking"));
    await expect(hint).toBeVisible();
    await restaurant.cancelOrder(cancelled.public_id, "Se acabó");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.cancelled"));
    await page.waitForLoadState("networkidle");
    await expect(hint).toBeHidden();
  });
});
