import { expectAccessible } from "./support/accessible.ts";
import {
  deliversToDistricts,
  durango,
  expectSummary,
  toForm,
  toSummary,
  write,
} from "./support/address-form.ts";
import { onlyOrder } from "./support/company.ts";
import {
  addProduct,
  dialog,
  introduce,
  order,
  orderButton,
  payCash,
  seeOrder,
  toOrder,
} from "./support/shop.ts";
import { atCart } from "./support/tacos.ts";
import { expect, test } from "./support/test.ts";

test("what a cart lacks to the minimum is told in the cart, and in the checkout", async ({
  page,
  t,
  noise,
}) => {
  const shopper = { page, t };
  noise.allow(/^409: POST .*\/orders$/u);
  const shop = await atCart(shopper, (file) => {
    deliversToDistricts(file);
    Object.assign(file.ecommerce_settings.delivery ?? {}, { minimum_amount_to_allow: 100 });
  });
  await expect(page.getByText(t("reason.belowMinimum", { missing: "$40.00" }))).toBeVisible();
  await expect(orderButton(shopper, "TAKEAWAY")).toBeEnabled();
  const delivery = page.getByRole("button", { name: t("serviceType.delivery") });
  await expect(delivery).toBeDisabled();
  await expectAccessible(page);

  const minimum = (amount: number) =>
    shop.change((file) =>
      Object.assign(file.ecommerce_settings.delivery ?? {}, { minimum_amount_to_allow: amount }),
    );
  await minimum(50);
  await page.reload();
  await order(shopper, "DELIVERY");
  await introduce(shopper, "Ana", "checkout.next.address");
  await write(shopper, durango);
  await minimum(100);
  await toSummary(shopper).click();
  await expect(page.getByRole("alert")).toContainText(
    t("reason.belowMinimum", { missing: "$40.00" }),
  );
  await page.getByRole("button", { name: t("trouble.toCart") }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(delivery).toBeDisabled();
  expect(await shop.orders()).toEqual([]);
});

test("from when on delivery is free is told, and free it is", async ({ page, t }) => {
  const shopper = { page, t };
  const free = { minimum_amount_for_free: 90 };
  const shop = await atCart(shopper, (file) => {
    deliversToDistricts(file);
    Object.assign(file.ecommerce_settings.delivery ?? {}, free);
  });
  await expect(page.getByText(t("cart.freeMissing", { missing: "$30.00" }))).toBeVisible();
  await page.goto(shop.url("/products"));
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  const banner = page.getByText(t("cart.freeFrom", { minimum: "$90.00" }));
  await addProduct(shopper, "Taco", 1);
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await expect(banner).toBeHidden();
  await addProduct(shopper, "Taco", 2);
  await expect(banner).toBeHidden();
  await seeOrder(shopper);
  await expect(page.getByText(t("cart.freeReached"))).toBeVisible();
  await expectAccessible(page);

  await order(shopper, "DELIVERY");
  await introduce(shopper, "Ana", "checkout.next.address");
  await write(shopper, durango);
  await toSummary(shopper).click();
  await expectSummary(shopper);
  await expect(dialog(page).getByText(t("breakdown.deliveryFree")).first()).toBeVisible();
  await expect(toOrder(shopper)).toContainText("$90.00");
  await payCash(shopper);
  expect(await onlyOrder(shop)).toMatchObject({ total: 90, delivery_price: 0 });
});

test("a delivery price that changes on the way is told before it is paid", async ({
  page,
  t,
  noise,
}) => {
  const shopper = { page, t };
  noise.allow(/^409: PATCH/u);
  const shop = await toForm(shopper);
  await write(shopper, durango);
  await toSummary(shopper).click();
  await expectSummary(shopper);
  await expect(toOrder(shopper)).toContainText("$85.00");
  await shop.change((file) => {
    const [first] = file.ecommerce_settings.delivery?.prices?.districts ?? [];
    if (first) first.price = 40;
  });
  await page.getByRole("radio", { name: "Efectivo" }).check();
  await toOrder(shopper).click();
  await expect(
    page.getByText(t("checkout.deliveryPriceChange", { before: "$25.00", now: "$40.00" })),
  ).toBeVisible();
  await expect(toOrder(shopper)).toContainText("$100.00");
  await expectAccessible(page);
  await toOrder(shopper).click();
  await expect(page).toHaveURL(/\/tracking\?.*order_id=/u);
  expect(await onlyOrder(shop)).toMatchObject({ total: 100, delivery_price: 40 });
});
