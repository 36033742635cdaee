import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import {
  addProduct,
  cartLines,
  fillClientStep,
  goToCart,
  placeCashOrder,
  startCheckout,
} from "../support/customer/customer-page.ts";
import {
  createRestaurant,
  describeLines,
  expectSingleOrder,
} from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("the cart lies over the menu under its own address, and its bar and lines leave space", async ({
  page,
  t,
}) => {
  await page.goto("/products");
  // A first visit may keep the font of the system, with which "En el restaurante" takes two lines of the bar. Loaded
  // again, the page has its own font from the start.
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  await addProduct({ page, t }, "Gobernador");
  // The menu goes back to its place once the product's step of the history is left.
  await expect(page).toHaveURL(/\/products$/u);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => scrollTo(0, 900));
  await goToCart({ page, t });
  await expectAccessible(page);
  const sheet = dialog(page);
  expect((await cartLines(page).boundingBox())?.height).toBeLessThanOrEqual(96);
  const total = await sheet.getByText(t("cart.total"), { exact: true }).boundingBox();
  expect(740 - (total?.y ?? 0)).toBeLessThanOrEqual(160);

  // The step of the history keeps the cart, also with the checkout over it.
  await startCheckout({ page, t }, "TAKEAWAY");
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveAccessibleName(t("cart.title"));
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.goForward();
  await expect(sheet).toHaveAccessibleName(t("cart.title"));
  await sheet
    .getByRole("button", { name: t("cart.removeProduct", { product: "Gobernador" }) })
    .click();
  await expect(sheet.getByRole("heading", { name: t("cart.empty") })).toBeFocused();
  await sheet.getByRole("link", { name: t("cart.seeMenu") }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/products$/u);
});

test("a cart that is closed before its address is there leaves the guest on the menu", async ({
  page,
  t,
}) => {
  await page.goto("/products");
  await addProduct({ page, t }, "Gobernador");
  await expect(page).toHaveURL(/\/products$/u);
  await page.waitForLoadState("networkidle");
  const addresses = await page.evaluate(async () => {
    document.querySelector<HTMLElement>("a[href$='/cart']")?.click();
    // React shows the cart before the next task; the history follows after the paint.
    await new Promise((resolve) => setTimeout(resolve));
    const open = document.querySelectorAll("dialog[open]").length;
    const address = location.pathname;
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
    return { open, address };
  });
  expect(addresses).toEqual({ open: 1, address: "/products" });
  await expect(dialog(page)).toBeHidden();
  // The step to the cart was taken, and taken back.
  await expect.poll(() => page.evaluate(() => navigation.canGoForward)).toBe(true);
  await expect(page).toHaveURL(/\/products$/u);
  await goToCart({ page, t });
  await expect(page).toHaveURL(/\/cart$/u);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/products$/u);
});

test("the cart suggests a dish that is often ordered together, and one press adds it", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  // A new restaurant has too few orders for this answer.
  await page.route("**/popular-products", (route) =>
    route.fulfill({
      json: {
        products: [],
        companions: [{ product_id: "taco", products: ["burrito", "special", "unknown"] }],
      },
    }),
  );
  const answered = page.waitForResponse("**/popular-products");
  await page.goto(restaurant.url("/products"));
  await addProduct({ page, t }, "Taco");
  await answered;
  await goToCart({ page, t });
  const suggested = dialog(page).getByRole("region", { name: t("cart.goesWith") });
  // The burrito needs a choice first.
  await expect(suggested.getByRole("listitem")).toHaveCount(1);
  await suggested.getByRole("button", { name: t("menu.add", { name: "Especial" }) }).click();
  await expect(cartLines(page)).toContainText(["Taco", "Especial"]);
  await expect(
    suggested.getByRole("button", { name: t("cart.goesWithAdded", { name: "Especial" }) }),
  ).toBeFocused();
});

test("beside the menu the cart can be changed and ordered @wide", async ({ page, t }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/products"));
  await addProduct({ page, t }, "Burrito", 1, "Res");
  const cart = page.getByRole("complementary", { name: t("menu.order") });
  await cart.getByRole("button", { name: t("cart.more") }).click();
  await expect(cart).toContainText("$200.00");
  await expectAccessible(page);
  await cart.getByRole("button", { name: t("cart.changeProduct", { product: "Burrito" }) }).click();
  await dialog(page).getByRole("radio", { name: "Frijol" }).check();
  await dialog(page)
    .getByRole("button", { name: t("product.change") })
    .click();
  await expect(cartLines(page)).toContainText("Frijol");

  await cart.getByRole("button", { name: t("cart.order.TAKEAWAY") }).click();
  // A reload goes on in the checkout, over the cart's own page.
  await expect(page).toHaveURL(restaurant.url("/cart"));
  await page.reload();
  await fillClientStep({ page, t }, "Ana");
  await placeCashOrder({ page, t });
  expect(describeLines(await expectSingleOrder(restaurant))).toEqual(["2 × Burrito (Frijol)"]);
});
