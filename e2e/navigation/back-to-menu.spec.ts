import { dialog } from "../support/browser/dialog.ts";
import { fillCart } from "../support/customer/cart-with-tacos.ts";
import { goToCart } from "../support/customer/customer-page.ts";
import { manyDishes } from "../support/restaurant/many-dishes.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("every way back from the cart leads to the same place of the menu @wide", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant(({ categories }) => {
    categories.push({ id: "many", name: "Muchos", products: manyDishes(20) });
  });
  await fillCart(page, restaurant);
  await test.step("a cart opened by its address leads to the menu", async () => {
    await page.goto(restaurant.url("/cart"));
    await page.getByRole("link", { name: t("cart.backToMenu") }).click();
    await expect(page.getByRole("heading", { name: "Comida" })).toBeVisible();
  });
  const categories = page.getByRole("navigation", { name: t("menu.categories") }).getByRole("link");
  await categories.last().click();
  const current = categories.and(page.locator("[aria-current]"));
  await expect(current).toHaveText((await categories.last().textContent()) ?? "");
  const top = async () =>
    (await page.locator("main section").last().boundingBox())?.y ?? Number.NaN;
  const before = await top();
  const afterReload = async () => {
    await page.reload();
    await page.getByRole("link", { name: t("cart.backToMenu") }).click();
  };
  const goBack = async () => void (await page.goBack());
  const cart = dialog(page);
  // On phones the cart lies over the menu; a reload shows it as its own page.
  const ways =
    (page.viewportSize()?.width ?? 0) < 1024
      ? {
          "the close button": () => cart.getByRole("button", { name: t("sheet.close") }).click(),
          "add more": () => cart.getByRole("button", { name: t("cart.addMore") }).click(),
          Escape: () => page.keyboard.press("Escape"),
          "the browser": goBack,
          "the arrow after a reload": afterReload,
        }
      : {
          arrow: () => page.getByRole("link", { name: t("cart.backToMenu") }).click(),
          "add more": () => page.getByRole("link", { name: t("cart.addMore") }).click(),
          "the browser": goBack,
          "the arrow after a reload": afterReload,
        };
  for (const [way, go] of Object.entries(ways)) {
    await goToCart({ page, t });
    await go();
    await expect(page).toHaveURL(/\/products$/u);
    await expect(cart).toBeHidden();
    await expect.poll(top, { message: way }).toBeCloseTo(before, -1);
    await expect(current, way).toHaveText((await categories.last().textContent()) ?? "");
  }
});
