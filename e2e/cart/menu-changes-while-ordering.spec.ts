import { dialog } from "../support/browser/dialog.ts";
import { openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import {
  fillClientStep,
  placeCashOrder,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { placeOrderByApi, specialLines } from "../support/restaurant/orders-by-api.ts";
import {
  describeLines,
  expectSingleOrder,
  readRemainingStock,
} from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("a customer who loses the last pieces to another order sees it and orders what is left", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/^409: PATCH/u);
  const restaurant = await openCartWithTacos({ page, t }, undefined, [
    { product: "special", quantity: 3 },
  ]);
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");
  await expect(placeOrderButton({ page, t })).toContainText("$150.00");

  const others = await placeOrderByApi(restaurant.id, specialLines(2));
  await placeOrderButton({ page, t }).click();
  await expect(page.getByText(t("failure.left", { name: "Especial", left: 1 }))).toBeVisible();
  await page.getByRole("button", { name: t("failure.fit") }).click();
  await expect(placeOrderButton({ page, t })).toContainText("$50.00");
  await placeCashOrder({ page, t });

  const orders = await restaurant.listOrders();
  expect(orders).toHaveLength(2);
  const mine = orders.filter(({ id }) => id !== others.id);
  expect(mine).toMatchObject([{ total: 50, client: { name: "Ana" } }]);
  expect(mine.flatMap(describeLines)).toEqual(["1 × Especial"]);
  expect(await readRemainingStock(restaurant.id, "special-1")).toBe(0);
});

test("prices and products that change while the customer orders are shown before they order", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/^409: PATCH/u);
  const restaurant = await openCartWithTacos({ page, t }, undefined, [
    { product: "taco", quantity: 2 },
    { product: "special" },
  ]);
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");
  await expect(placeOrderButton({ page, t })).toContainText("$110.00");

  await test.step("a customer whose price changes while ordering sees the new price and orders at it", async () => {
    await restaurant.reimport(({ categories }) => {
      categories[0]?.products?.[0]?.product_variants?.splice(0, 1, { id: "taco-1", price: 35 });
    });
    let drafts = 0;
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (response.status() === 201 && pathname.endsWith("/public/orders")) drafts += 1;
    });
    await placeOrderButton({ page, t }).click();
    await expect(page.getByText(t("reason.newTotal"))).toBeVisible();
    // The draft at the new total also serves the new menu, which comes after it.
    await expect(dialog(page).getByText(t("checkout.pricesChanged"))).toBeVisible();
    await expect(placeOrderButton({ page, t })).toContainText("$120.00");
    await expect(placeOrderButton({ page, t })).toBeEnabled();
    await page.waitForLoadState("networkidle");
    expect(drafts).toBe(1);
  });

  await test.step("a product that leaves the menu while ordering is taken out, and the rest is ordered", async () => {
    await restaurant.reimport(({ categories }) => categories[0]?.products?.pop());
    await placeOrderButton({ page, t }).click();
    await expect(page.getByText(t("failure.left", { name: "Especial", left: 0 }))).toBeVisible();
    await page.getByRole("button", { name: t("failure.fit") }).click();
    await expect(placeOrderButton({ page, t })).toContainText("$70.00");
    await placeCashOrder({ page, t });

    const placed = await expectSingleOrder(restaurant);
    expect(describeLines(placed)).toEqual(["2 × Taco"]);
    expect(placed.total).toBe(70);
  });
});

test("prices and products that change while they are in the cart are marked there", async ({
  page,
  t,
}) => {
  const restaurant = await openCartWithTacos({ page, t }, undefined, [
    { product: "taco", quantity: 2 },
    { product: "special" },
  ]);
  await expect(page.getByRole("listitem")).toHaveCount(2);
  await restaurant.reimport(({ categories }) => {
    categories[0]?.products?.[0]?.product_variants?.splice(0, 1, { id: "taco-1", price: 35 });
  });
  await placeOrderByApi(restaurant.id, specialLines(3));
  await page.reload();

  await test.step("a product that sells out while in the cart is marked there, and can be removed", async () => {
    await expect(page.getByText(t("cart.soldOut"))).toBeVisible();
    await expect(page.getByText(t("cart.unsound"))).toBeVisible();
    await page
      .getByRole("button", { name: t("cart.removeProduct", { product: "Especial" }) })
      .click();
  });

  await test.step("a price that changes while its product is in the cart is shown there", async () => {
    const row = page.getByRole("listitem").filter({ hasText: "Taco" });
    await expect(row).toContainText(t("cart.priceWas", { before: "$30.00", now: "$35.00" }));
    await expect(page.getByText(t("cart.pricesChanged"))).toBeVisible();
  });
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");
  await expect(placeOrderButton({ page, t })).toContainText("$70.00");
  await placeCashOrder({ page, t });
  const [mine] = await restaurant.listOrders();
  expect(mine).toMatchObject({ total: 70, status: "PENDING" });
});
