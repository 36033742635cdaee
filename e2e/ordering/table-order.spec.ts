import {
  addProduct,
  goToCart,
  placeCashOrder,
  placeOrderButton,
  serviceTypeButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import {
  acceptCardAndPix,
  fillSandboxCard,
  sandboxCardMethod,
} from "../support/customer/sandbox-payment.ts";
import { fetchPage } from "../support/fetch-page.ts";
import {
  createRestaurant,
  describeLines,
  expectSingleOrder,
} from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("a customer who scans a table's code can order only to that table @wide", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant(acceptCardAndPix);
  await page.goto(restaurant.url(`/?qr-id=${restaurant.id}-table`));
  await expect(page.getByText("Mesa 4")).toBeVisible();
  await page.getByRole("link", { name: t("landing.menu") }).click();
  await addProduct({ page, t }, "Taco", 2);
  await goToCart({ page, t });
  await expect(page).toHaveURL(/\/cart\?qr-id=/u);
  await expect(serviceTypeButton({ page, t }, "TABLE")).toBeEnabled();
  await expect(serviceTypeButton({ page, t }, "TAKEAWAY")).toBeHidden();
  await expect(serviceTypeButton({ page, t }, "ONSITE")).toBeHidden();

  await startCheckout({ page, t }, "TABLE");
  // Card and PIX are methods of takeaway only.
  await expect(page.getByRole("radio", { name: "Efectivo" })).toBeVisible();
  await expect(page.getByRole("radio", { name: sandboxCardMethod.description })).toHaveCount(0);
  await placeCashOrder({ page, t });
  await expect(page.getByText(t("tracking.place", { place: "Mesa 4" }))).toBeVisible();

  const placed = await expectSingleOrder(restaurant);
  expect(describeLines(placed)).toEqual(["2 × Taco"]);
  expect(placed).toMatchObject({
    status: "PENDING",
    service_type: "TABLE",
    order_title: "Mesa 4",
    table_id: `${restaurant.id}-table`,
    total: 60,
  });
});

test("codes that are unknown, of another restaurant or of an inactive service type", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant(({ ecommerce_settings: { onsite } }) => {
    if (onsite) onsite.active = false;
  });

  await test.step("a code of another restaurant or an unknown code is ignored", async () => {
    const otherRestaurant = await createRestaurant();
    for (const code of [`${otherRestaurant.id}-table`, "%00"]) {
      const { status, html } = await fetchPage({
        port: Number(process.env.E2E_PORT),
        host: restaurant.host,
        path: `/products?qr-id=${code}`,
      });
      expect(status).toBe(200);
      expect(html).toContain("Comida");
      expect(html).not.toContain("Mesa 4");
    }
    await page.goto(restaurant.url("/products?qr-id=nothing"));
    await expect(page.getByText("Mesa 4")).toBeHidden();
    await addProduct({ page, t }, "Taco");
    await goToCart({ page, t });
    await expect(serviceTypeButton({ page, t }, "TAKEAWAY")).toBeEnabled();
    await expect(serviceTypeButton({ page, t }, "TABLE")).toBeHidden();
  });

  await test.step("a code of an inactive service type takes no order", async () => {
    await page.goto(restaurant.url(`/cart?qr-id=${restaurant.id}-bar`));
    await expect(page.getByText(t("reason.inactive"))).toBeVisible();
    await expect(serviceTypeButton({ page, t }, "ONSITE")).toBeDisabled();
    await expect(serviceTypeButton({ page, t }, "TAKEAWAY")).toBeHidden();
    expect(await restaurant.listOrders()).toEqual([]);
  });
});

test("a table that is removed during the checkout is said to be gone, and no total to have changed", async ({
  page,
  browserErrors,
  t,
}) => {
  browserErrors.allow(/^409: (?:PATCH|POST) /u);
  const restaurant = await createRestaurant((file) => {
    file.payment_methods = { ...file.payment_methods, table: [sandboxCardMethod] };
  });
  await page.goto(restaurant.url(`/products?qr-id=${restaurant.id}-table`));
  await addProduct({ page, t }, "Taco", 2);
  await goToCart({ page, t });
  await startCheckout({ page, t }, "TABLE");
  await fillSandboxCard({ page, t }, "cardPaid");
  await restaurant.reimport((file) => {
    file.qrs = (file.qrs ?? []).filter(({ id }) => id !== `${restaurant.id}-table`);
  });
  await placeOrderButton({ page, t }).click();
  await expect(page.getByText(t("reason.qrRequired"))).toBeVisible();
  await expect(page.getByText(t("pay.card.loading"))).toBeAttached();
  for (const text of [t("pay.card.emptied"), t("reason.newTotal"), t("pay.changed")])
    await expect(page.getByText(text)).toBeHidden();
  expect(await restaurant.listOrders()).toEqual([]);
});
