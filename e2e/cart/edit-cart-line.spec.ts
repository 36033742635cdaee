import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import { addProduct, type CustomerPage } from "../support/customer/customer-page.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

const editButtonName = ({ t }: CustomerPage, product: string) =>
  t("cart.changeProduct", { product });

test("a press on a cart line opens it, and its choices can be changed", async ({ page, t }) => {
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/products"));
  await addProduct({ page, t }, "Burrito", 2, "Res");
  await addProduct({ page, t }, "Taco");
  await page.goto(restaurant.url("/cart"));
  const line = page.getByRole("listitem").filter({ hasText: "Burrito" });
  // Anywhere on the line except its quantity buttons.
  await line.click({ position: { x: 120, y: 30 } });

  const sheet = dialog(page);
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
  const edit = page.getByRole("button", { name: editButtonName({ page, t }, "Burrito") });
  await expect(edit).toBeFocused();

  const lines = page.getByRole("listitem");
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText("Frijol");
  await expect(lines.first()).toContainText("Sin crema");
  await expect(lines.first()).not.toContainText("Res");
  await expect(page).toHaveURL(/\/cart$/u);
});

test("lines that become equal are merged, and a step back changes nothing", async ({ page, t }) => {
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/products"));
  await addProduct({ page, t }, "Burrito", 1, "Res");
  await addProduct({ page, t }, "Burrito", 1, "Frijol");
  await page.goto(restaurant.url("/cart"));
  const lines = page.getByRole("listitem");
  const edit = page.getByRole("button", { name: editButtonName({ page, t }, "Burrito") });
  const sheet = dialog(page);

  await edit.last().click();
  await sheet.getByRole("radio", { name: "Res" }).check();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/cart$/u);
  await expect(lines.last()).toContainText("Frijol");
  await expect(edit.last()).toBeFocused();

  // Two requests to close make one step back.
  await edit.last().press("Enter");
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
  await expect(edit.last()).toBeFocused();

  await edit.last().press("Enter");
  await sheet.getByRole("radio", { name: "Res" }).check();
  await sheet.getByRole("button", { name: t("product.change") }).click();
  await expect(lines).toHaveCount(1);
  await expect(lines.getByRole("group")).toContainText("2");
  await expect(edit).toBeFocused();
});

test("a line removed in another tab closes its sheet, and a step back leads to the menu", async ({
  page,
  context,
  t,
}) => {
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/products"));
  await addProduct({ page, t }, "Taco");
  await addProduct({ page, t }, "Burrito", 1, "Res");
  await page.goto(restaurant.url("/cart"));
  await page.getByRole("button", { name: editButtonName({ page, t }, "Burrito") }).press("Enter");
  const sheet = dialog(page);
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
