import { dialog } from "../support/browser/dialog.ts";
import { addProduct } from "../support/customer/customer-page.ts";
import type { EditableCompanyFile } from "../support/restaurant/company-file.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** Counts the stock of tacos and extras, and leaves no burrito. */
function countStock({ categories }: EditableCompanyFile): void {
  const [taco, burrito] = categories[0]?.products ?? [];
  Object.assign(taco ?? {}, {
    stock_enabled: true,
    product_variants: [
      { id: "small", name: "Chico", price: 20, stock: 1, selected: true },
      { id: "large", name: "Grande", price: 30, stock: 9 },
      { id: "unnamed", price: 5, stock: 9 },
    ],
    modifier_groups: [
      {
        id: "extras",
        name: "Extras",
        max: 3,
        modifiers: [{ id: "egg", name: "Huevo", stock: 1 }],
      },
    ],
  });
  Object.assign(burrito ?? {}, {
    stock_enabled: true,
    product_variants: [{ id: "burrito-1", price: 100, stock: 0 }],
  });
}

test("the menu and the sheet subtract the cart from the remaining stock, in every tab @wide", async ({
  page,
  context,
  t,
  isMobile,
}) => {
  const restaurant = await createRestaurant(countStock);
  await page.goto(restaurant.url("/products"));
  const card = page.getByRole("listitem").filter({ hasText: "Especial" }).first();
  const other = await context.newPage();
  await other.goto(restaurant.url("/products"));
  const otherCard = other.getByRole("listitem").filter({ hasText: "Especial" }).first();
  await expect(card).toContainText(t("menu.left", { count: 3 }));

  await addProduct({ page, t }, "Especial", 2);
  await expect(card).toContainText(t("menu.left", { count: 1 }));
  await expect(otherCard).toContainText(t("menu.left", { count: 1 }));

  await page.getByRole("link", { name: "Especial" }).click();
  const sheet = dialog(page);
  await expect(sheet).toContainText(t("menu.left", { count: 1 }));
  const more = sheet.getByRole("button", { name: t("product.more", { name: "Especial" }) });
  await expect(more).toBeDisabled();
  await sheet.getByRole("button", { name: t("product.add") }).click();
  await expect(sheet).toBeHidden();
  await expect(card).toContainText(t("menu.allInOrder"));

  await page.getByRole("link", { name: "Especial" }).click();
  await expect(sheet).toContainText(t("product.allInOrder"));
  await expect(more).toBeHidden();
  await expect(sheet.getByRole("textbox")).toBeHidden();
  await page.keyboard.press("Escape");

  await other.goto(restaurant.url("/cart"));
  const less = other.getByRole("button", { name: t("cart.less") });
  const moreInCart = other.getByRole("button", { name: t("cart.more") });
  await expect(moreInCart).toBeDisabled();
  await less.click();
  await expect(moreInCart).toBeEnabled();
  await expect(card).toContainText(t("menu.left", { count: 1 }));
  await moreInCart.click();
  await expect(moreInCart).toBeDisabled();
  await expect(card).toContainText(t("menu.allInOrder"));

  // The sheet's fields are the same on a wide screen.
  if (!isMobile) return;
  await test.step("a variant or modifier whose whole stock is in the cart says so, and cannot be chosen", async () => {
    await page.getByRole("link", { name: "Taco" }).click();
    // A variant without a name and an original price is no choice beside named ones.
    await expect(sheet.getByRole("radio")).toHaveCount(2);
    await sheet.getByRole("checkbox", { name: "Huevo" }).check();
    await sheet.getByRole("button", { name: t("product.add") }).click();
    await expect(sheet).toBeHidden();

    await page.getByRole("link", { name: "Taco" }).click();
    const small = sheet.getByRole("radio", { name: "Chico" });
    await expect(small).toBeDisabled();
    await expect(small.locator("..")).toContainText(t("menu.allInOrder"));
    await expect(sheet.getByRole("radio", { name: "Grande" })).toBeChecked();
    const egg = sheet.getByRole("checkbox", { name: "Huevo" });
    await expect(egg).toBeDisabled();
    await expect(egg.locator("..")).toContainText(t("menu.allInOrder"));
  });

  await test.step("the sheet of a sold-out product says so, has no fields and leads back to the menu", async () => {
    await page.goto(restaurant.url("/products?product=burrito"));
    await expect(sheet).toContainText(t("product.soldOut"));
    for (const role of ["textbox", "radio", "checkbox"] as const) {
      await expect(sheet.getByRole(role)).toHaveCount(0);
    }
    await expect(sheet.getByRole("button")).toHaveCount(2);
    await sheet.getByRole("button", { name: t("product.seeMenu") }).click();
    await expect(sheet).toBeHidden();
  });
});
