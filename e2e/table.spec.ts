import { linesOf, onlyOrder, openRestaurant } from "./support/company.ts";
import { addProduct, order, orderButton, payCash, seeOrder } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

test("whoever scans a table's code orders to that table, and in no other way @wide", async ({
  page,
  t,
}) => {
  const shop = await openRestaurant();
  await page.goto(shop.url(`/?qr-id=${shop.id}-table`));
  await expect(page.getByText("Mesa 4")).toBeVisible();
  await page.getByRole("link", { name: t("landing.menu") }).click();
  await addProduct({ page, t }, "Taco", 2);
  await seeOrder({ page, t });
  await expect(page).toHaveURL(/\/cart\?qr-id=/u);
  await expect(orderButton({ page, t }, "TABLE")).toBeEnabled();
  await expect(orderButton({ page, t }, "TAKEAWAY")).toBeHidden();
  await expect(orderButton({ page, t }, "ONSITE")).toBeHidden();

  await order({ page, t }, "TABLE");
  await payCash({ page, t });
  await expect(page.getByText(t("tracking.place", { place: "Mesa 4" }))).toBeVisible();

  const placed = await onlyOrder(shop);
  expect(linesOf(placed)).toEqual(["2 × Taco"]);
  expect(placed).toMatchObject({
    status: "PENDING",
    service_type: "TABLE",
    order_title: "Mesa 4",
    table_id: `${shop.id}-table`,
    total: 60,
  });
});

test("a code whose way of ordering is not active orders nothing", async ({ page, t }) => {
  const shop = await openRestaurant(({ ecommerce_settings: { onsite } }) => {
    if (onsite) onsite.active = false;
  });
  await page.goto(shop.url(`/products?qr-id=${shop.id}-bar`));
  await addProduct({ page, t }, "Taco");
  await seeOrder({ page, t });
  await expect(page.getByText(t("reason.inactive"))).toBeVisible();
  await expect(orderButton({ page, t }, "ONSITE")).toBeDisabled();
  await expect(orderButton({ page, t }, "TAKEAWAY")).toBeHidden();
  expect(await shop.orders()).toEqual([]);
});

test("another restaurant's code, or none, is passed over", async ({ page, t }) => {
  const shop = await openRestaurant();
  const elsewhere = await openRestaurant();
  for (const code of [`${elsewhere.id}-table`, "nothing", "%00"]) {
    await page.goto(shop.url(`/products?qr-id=${code}`));
    await expect(page.getByRole("heading", { name: "Comida" })).toBeVisible();
    await expect(page.getByText("Mesa 4")).toBeHidden();
  }
  await addProduct({ page, t }, "Taco");
  await seeOrder({ page, t });
  await expect(orderButton({ page, t }, "TAKEAWAY")).toBeEnabled();
  await expect(orderButton({ page, t }, "TABLE")).toBeHidden();
});
