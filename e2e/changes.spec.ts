import { orderByApi } from "./support/api.ts";
import { linesOf, onlyOrder, openRestaurant, stockLeft } from "./support/company.ts";
import {
  addProduct,
  dialog,
  introduce,
  order,
  payCash,
  seeOrder,
  toOrder,
} from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

const special = (quantity: number) => [
  { product_id: "special", variant_id: "special-1", quantity },
];

test("somebody else takes the last ones: the customer is told, and takes what is left", async ({
  page,
  t,
  noise,
}) => {
  noise.allow(/^409: PATCH/u);
  const shop = await openRestaurant();
  await page.goto(shop.url("/products"));
  await addProduct({ page, t }, "Especial", 3);
  await seeOrder({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana");
  await expect(toOrder({ page, t })).toContainText("$150.00");

  const others = await orderByApi(shop.id, special(2));
  await toOrder({ page, t }).click();
  await expect(page.getByText(t("trouble.left", { name: "Especial", left: 1 }))).toBeVisible();
  await page.getByRole("button", { name: t("trouble.fit") }).click();
  await expect(toOrder({ page, t })).toContainText("$50.00");
  await payCash({ page, t });

  const orders = await shop.orders();
  expect(orders).toHaveLength(2);
  const mine = orders.filter(({ id }) => id !== others.id);
  expect(mine).toMatchObject([{ total: 50, client: { name: "Ana" } }]);
  expect(mine.flatMap(linesOf)).toEqual(["1 × Especial"]);
  expect(await stockLeft(shop.id, "special-1")).toBe(0);
});

test("the price changes while ordering: the customer is told, sees the new one, and orders at it", async ({
  page,
  t,
  noise,
}) => {
  noise.allow(/^409: PATCH/u);
  const shop = await openRestaurant();
  await page.goto(shop.url("/products"));
  await addProduct({ page, t }, "Taco", 2);
  await seeOrder({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana");
  await expect(toOrder({ page, t })).toContainText("$60.00");

  await shop.change(({ categories }) => {
    categories[0]?.products?.[0]?.product_variants?.splice(0, 1, { id: "taco-1", price: 35 });
  });
  await toOrder({ page, t }).click();
  await expect(page.getByText(t("reason.newTotal"))).toBeVisible();
  await expect(toOrder({ page, t })).toContainText("$70.00");
  await payCash({ page, t });

  const placed = await onlyOrder(shop);
  expect(placed.total).toBe(70);
  expect(linesOf(placed)).toEqual(["2 × Taco"]);
});

test("a product leaves the menu while ordering: it is marked in the cart, and the rest is ordered", async ({
  page,
  t,
  noise,
}) => {
  noise.allow(/^409: PATCH/u);
  const shop = await openRestaurant();
  await page.goto(shop.url("/products"));
  await addProduct({ page, t }, "Taco", 1);
  await addProduct({ page, t }, "Especial", 1);
  await seeOrder({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana");
  await expect(toOrder({ page, t })).toContainText("$80.00");

  await shop.change(({ categories }) => categories[0]?.products?.pop());
  await toOrder({ page, t }).click();
  await expect(page.getByText(t("trouble.left", { name: "Especial", left: 0 }))).toBeVisible();
  await page.getByRole("button", { name: t("trouble.fit") }).click();
  await expect(toOrder({ page, t })).toContainText("$30.00");
  await payCash({ page, t });

  const placed = await onlyOrder(shop);
  expect(linesOf(placed)).toEqual(["1 × Taco"]);
  expect(placed.total).toBe(30);
});

test("what sold out while it lay in the cart is marked there, and can be taken out", async ({
  page,
  t,
}) => {
  const shop = await openRestaurant();
  await page.goto(shop.url("/products"));
  await addProduct({ page, t }, "Taco", 1);
  await addProduct({ page, t }, "Especial", 1);
  await orderByApi(shop.id, special(3));
  await page.goto(shop.url("/cart"));
  await expect(page.getByText(t("cart.soldOut"))).toBeVisible();
  await expect(page.getByText(t("cart.unsound"))).toBeVisible();
  await page
    .getByRole("button", { name: t("cart.removeProduct", { product: "Especial" }) })
    .click();
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana");
  await expect(dialog(page)).toContainText("$30.00");
});

test("a price that changed while its product lay in the cart is told there", async ({
  page,
  t,
}) => {
  const shop = await openRestaurant();
  await page.goto(shop.url("/products"));
  await addProduct({ page, t }, "Taco", 2);
  await shop.change(({ categories }) => {
    categories[0]?.products?.[0]?.product_variants?.splice(0, 1, { id: "taco-1", price: 35 });
  });
  await page.goto(shop.url("/cart"));
  const row = page.getByRole("listitem").filter({ hasText: "Taco" });
  await expect(row).toContainText(t("cart.priceWas", { before: "$30.00", now: "$35.00" }));
  await expect(page.getByText(t("cart.pricesChanged"))).toBeVisible();
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana");
  await expect(toOrder({ page, t })).toContainText("$70.00");
  await payCash({ page, t });
  expect(await onlyOrder(shop)).toMatchObject({ total: 70, status: "PENDING" });
});
