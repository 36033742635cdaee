import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import { fillCart } from "../support/customer/cart-with-tacos.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("the lines of a cart are changed and merged, and one is removed in another tab", async ({
  page,
  context,
  t,
}) => {
  const restaurant = await createRestaurant();
  await fillCart(page, restaurant, [
    { product: "burrito", quantity: 2, choice: "beef" },
    { product: "burrito", choice: "beans" },
    { product: "taco" },
  ]);
  await page.goto(restaurant.url("/products"));
  await page.goto(restaurant.url("/cart"));
  const lines = page.getByRole("listitem");
  const edit = page.getByRole("button", { name: t("cart.changeProduct", { product: "Burrito" }) });
  const sheet = dialog(page);

  await test.step("a press on a cart line opens it, and its choices can be changed", async () => {
    const line = page.getByRole("listitem").first();
    // Anywhere on the line except its quantity buttons.
    await line.click({ position: { x: 120, y: 30 } });

    await expect(sheet.getByRole("radio", { name: "Res" })).toBeChecked();
    await expect(
      sheet.getByRole("group", { name: t("product.quantityOf", { name: "Burrito" }) }),
    ).toContainText("2");
    await sheet.getByRole("radio", { name: "Frijol" }).check();
    await sheet.getByLabel(t("product.comment")).fill("Sin crema");
    await expectAccessible(page);
    await sheet.getByRole("button", { name: t("product.change") }).click();
    await expect(sheet).toBeHidden();
    // The line was replaced: the focus moves to the button of the new line.
    await expect(edit.first()).toBeFocused();

    await expect(lines).toHaveCount(3);
    await expect(lines.first()).toContainText("Frijol");
    await expect(lines.first()).toContainText("Sin crema");
    await expect(lines.first()).not.toContainText("Res");
    await expect(page).toHaveURL(/\/cart$/u);
  });

  await test.step("lines that become equal are merged, and a step back changes nothing", async () => {
    await edit.nth(1).click();
    await sheet.getByRole("radio", { name: "Res" }).check();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/cart$/u);
    await expect(lines.nth(1)).toContainText("Frijol");
    await expect(edit.nth(1)).toBeFocused();

    // Two requests to close make one step back.
    await edit.nth(1).press("Enter");
    await expect(sheet).toBeVisible();
    await sheet.evaluate(async (element) => {
      for (let times = 0; times < 2; times += 1) {
        const key = { key: "Escape", bubbles: true, cancelable: true };
        element.dispatchEvent(new KeyboardEvent("keydown", key));
        await Promise.resolve();
      }
    });
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/cart$/u);
    await expect(edit.nth(1)).toBeFocused();

    await edit.nth(1).press("Enter");
    await sheet.getByLabel(t("product.comment")).fill("Sin crema");
    await sheet.getByRole("button", { name: t("product.change") }).click();
    await expect(lines).toHaveCount(2);
    await expect(lines.first().getByRole("group")).toContainText("3");
    await expect(edit).toBeFocused();
  });

  await test.step("a line removed in another tab closes its sheet, and a step back leads to the menu", async () => {
    const fewer = lines.first().getByRole("button", { name: t("cart.less") });
    for (let times = 0; times < 2; times += 1) await fewer.click();
    await edit.press("Enter");
    await expect(sheet).toBeVisible();

    const other = await context.newPage();
    await other.goto(restaurant.url("/cart"));
    const remove = other.getByRole("button", {
      name: t("cart.removeProduct", { product: "Burrito" }),
    });
    await remove.click();
    await expect(other.getByRole("listitem")).toHaveCount(1);

    await expect(sheet).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/products$/u);
  });
});

test("a dish whose choice is deleted stays in the cart, and is chosen again", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  await fillCart(page, restaurant, [{ product: "burrito", quantity: 2, choice: "beef" }]);
  await page.goto(restaurant.url("/cart"));
  const line = page.getByRole("listitem").filter({ hasText: "Burrito" });
  await expect(line).toContainText("Res");
  await restaurant.reimport((file) => {
    const burrito = file.categories[0]?.products?.find(({ id }) => id === "burrito");
    const filling = burrito?.modifier_groups?.[0];
    if (filling) filling.modifiers = filling.modifiers?.filter(({ id }) => id !== "beef");
  });
  await page.reload();
  await expect(line).toContainText(t("cart.optionsChanged"));
  await expectAccessible(page);
  await line.getByRole("button", { name: t("cart.chooseAgain") }).click();
  const sheet = dialog(page);
  await sheet.getByRole("radio", { name: "Frijol" }).check();
  await sheet.getByRole("button", { name: t("product.change") }).click();
  await expect(line).toContainText("Frijol");
  await expect(line.getByRole("group")).toContainText("2");
  await expect(page.getByText(t("cart.optionsChanged"))).toBeHidden();
});
