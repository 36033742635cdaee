import { dialog } from "../support/browser/dialog.ts";
import { openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import { addProduct, serviceTypeButton, startCheckout } from "../support/customer/customer-page.ts";
import { enableOffers } from "../support/customer/offers.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("the cart's header, its animations, and what opens over it", async ({ page, t }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const restaurant = await openCartWithTacos({ page, t }, enableOffers);

  await test.step("the cart's count and total are animated when they change", async () => {
    await expect(page.getByText("$60.00").first()).toBeVisible();
    const moving = page.locator(".tick");
    await expect(moving).toHaveCount(0);
    await page.getByRole("button", { name: t("cart.more") }).click();
    await expect(moving).toHaveText(["$90.00", t("cart.count", { count: 3 })]);
    await expect(moving.last()).toHaveCSS("animation-name", "tick");
  });

  await test.step("the cart's header stays in view with the number of products, and the terms are shown", async () => {
    // Low enough that the page scrolls.
    await page.setViewportSize({ width: 360, height: 320 });
    const header = page.getByRole("banner");
    await expect(header.getByText(t("cart.count", { count: 3 }), { exact: true })).toBeVisible();
    const terms = page.getByRole("main").getByText(t("cart.terms"), { exact: true });
    await terms.scrollIntoViewIfNeeded();
    await expect(terms).toBeInViewport();

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
    await expect(header.getByRole("heading", { name: t("cart.title") })).toBeInViewport({
      ratio: 1,
    });
    expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0 });
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole("button", { name: t("cart.more") }).click();
    await expect(header.getByText(t("cart.count", { count: 4 }), { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
  });

  await test.step("the checkout and the coupons open over the cart", async () => {
    await page.getByRole("link", { name: t("menu.coupons") }).click();
    await expect(page).toHaveURL(/\/cart\?show-coupons=true$/u);
    await expect(dialog(page).getByText("TEN", { exact: true })).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(serviceTypeButton({ page, t }, "TAKEAWAY")).toBeEnabled();
    await expect(serviceTypeButton({ page, t }, "ONSITE")).toBeEnabled();
    await startCheckout({ page, t }, "TAKEAWAY");
    await expect(page.getByRole("dialog", { name: t("checkout.title") })).toBeVisible();
    await expect(page).toHaveURL(/\/cart/u);
  });

  await test.step("the bar of the menu is animated too, unless the visitor prefers reduced motion", async () => {
    await page.goto(restaurant.url("/products"));
    const bar = page.getByRole("complementary", { name: t("menu.order") });
    await expect(bar).toContainText("$120.00");
    await addProduct({ page, t }, "Taco");
    await expect(bar.locator(".tick")).toHaveText("$150.00");
    await expect(bar.getByText("5", { exact: true })).toHaveCSS("animation-name", "bump");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.locator(".tick").last()).toHaveCSS("animation-name", "none");
  });
});

test("an empty cart leads to the menu, and its rows are shown, changed and removed", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant(({ categories }) => {
    const burrito = categories[0]?.products?.find(({ id }) => id === "burrito");
    Object.assign(burrito?.product_variants?.[0] ?? {}, { original_price: 120 });
  });

  await test.step("an empty cart shows the empty view, and leads to the menu", async () => {
    await page.goto(restaurant.url("/cart"));
    const empty = page.getByRole("main");
    await expect(empty.getByRole("heading", { name: t("cart.empty") })).toBeVisible();
    await expect(page.getByRole("listitem")).toHaveCount(0);
    await expect(page.getByText(t("cart.terms"), { exact: true })).toHaveCount(0);
    await empty.getByRole("link", { name: t("cart.seeMenu") }).click();
    await expect(page).toHaveURL(restaurant.url("/products"));
  });

  await test.step("a row of the cart has title, price, price before, modifiers and quantity buttons", async () => {
    await addProduct({ page, t }, "Taco");
    await addProduct({ page, t }, "Burrito", 2, "Res");
    await page.goto(restaurant.url("/cart"));
    const rows = page.getByRole("listitem");
    await expect(rows).toHaveCount(2);
    // A product without a reduced price has no price before.
    await expect(rows.filter({ hasText: "$30.00" }).locator("s")).toHaveCount(0);
    const row = rows.filter({ hasText: "Burrito" });
    await expect(row.getByRole("heading", { name: "Burrito" })).toBeVisible();
    await expect(row.getByText("$200.00", { exact: true })).toBeVisible();
    await expect(row.locator("s")).toContainText("$240.00");
    await expect(row.getByText("Res", { exact: true })).toBeVisible();
    await expect(row.getByRole("group")).toContainText("2");
    await row.getByRole("button", { name: t("cart.less") }).click();
    await expect(row.getByText("$100.00", { exact: true })).toBeVisible();
    await row.getByRole("button", { name: t("cart.more") }).click();
    await expect(row.getByText("$200.00", { exact: true })).toBeVisible();
  });

  await test.step("after a product is removed by keyboard the focus moves to a heading", async () => {
    await expect(page.getByRole("listitem")).toHaveCount(2);
    await expect(page.getByRole("heading", { name: t("cart.empty") })).toHaveCount(0);
    await page
      .getByRole("button", { name: t("cart.removeProduct", { product: "Taco" }) })
      .press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("status").first()).toHaveText(
      t("cart.removed", { product: "Taco" }),
    );
    await page.getByRole("button", { name: t("cart.undo") }).press("Enter");
    await expect(page.getByRole("listitem").first()).toContainText("Taco");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page
      .getByRole("button", { name: t("cart.removeProduct", { product: "Taco" }) })
      .press("Enter");
    await page.getByRole("button", { name: t("cart.less") }).press("Enter");
    await expect(page.getByRole("button", { name: t("cart.undo") })).toHaveCount(0);
    await page
      .getByRole("button", { name: t("cart.removeProduct", { product: "Burrito" }) })
      .press("Enter");
    await expect(page.getByRole("heading", { name: t("cart.empty") })).toBeFocused();
    await expect(page.getByRole("listitem")).toHaveCount(0);
    await page.getByRole("link", { name: t("cart.seeMenu") }).click();
    await expect(page).toHaveURL(restaurant.url("/products"));
  });
});
