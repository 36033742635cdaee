import { dialog } from "../support/browser/dialog.ts";
import { expectFocusTrapped, tabTo, tabToAndPress } from "../support/browser/keyboard.ts";
import { expectFocusVisible } from "../support/browser/visible-focus.ts";
import { type CustomerPage, placeOrderButton } from "../support/customer/customer-page.ts";
import { createRestaurant, expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** Chooses a burrito's filling, after the missing choice was announced and focused. */
async function chooseBurrito({ page, t }: CustomerPage): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "Burrito" });
  await expect(sheet).toBeFocused();
  await expectFocusTrapped(page);
  await tabToAndPress(page, "button", t("product.add"));
  await expect(sheet.getByRole("radio", { name: "Res" })).toBeFocused();
  await expect(sheet.getByRole("alert").filter({ hasText: t("product.incomplete") })).toHaveCount(
    1,
  );
  await expect(sheet.getByRole("group", { name: "Relleno" })).toMatchAriaSnapshot(`
    - group "Relleno ${t("product.choose", { count: 1 })}":
      - paragraph: ${t("product.missing", { count: 1 })}
      - radio "Res"
      - radio "Frijol"
  `);
  const quantity = sheet.getByRole("group", { name: t("product.quantityOf", { name: "Burrito" }) });
  await expect(quantity).toMatchAriaSnapshot(`
    - group:
      - 'button "${t("product.less", { name: "Burrito" })}" [disabled]'
      - status: "1"
      - 'button "${t("product.more", { name: "Burrito" })}"'
  `);
  await page.keyboard.press("ArrowDown");
  await expect(sheet.getByRole("radio", { name: "Frijol" })).toBeChecked();
  await expectFocusVisible(page);
  await tabToAndPress(page, "button", t("product.more", { name: "Burrito" }), "Space");
  await expect(sheet.getByRole("status")).toHaveText("2");
  await tabToAndPress(page, "button", t("product.add"));
  await expect(sheet).toBeHidden();
}

/** Fills in name and phone, after opening and closing the list of countries. */
async function fillClientStepByKeyboard({ page, t }: CustomerPage): Promise<void> {
  await expect(page.getByRole("heading", { name: t("checkout.clientTitle") })).toBeFocused();
  await expectFocusTrapped(page);
  const name = page.getByLabel(t("checkout.name"), { exact: true });
  const phone = page.getByLabel(t("checkout.phone"), { exact: true });
  await tabToAndPress(page, "button", t("checkout.next.summary"));
  await expect(name).toBeFocused();
  await expectFocusVisible(page);
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAccessibleDescription(t("checkout.nameRequired"));
  await expect(phone).toHaveAccessibleDescription(t("checkout.phoneRequired"));
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog:
      - button "${t("checkout.back")}"
      - heading "${t("checkout.clientTitle")}" [level=2]
      - text: ${t("checkout.progress", { step: 1, of: 2 })}
      - textbox "${t("checkout.name")}" [invalid]
      - paragraph: ${t("checkout.nameRequired")}
      - button /\\+52/
      - textbox "${t("checkout.phone")}" [invalid]
      - paragraph: ${t("checkout.phoneRequired")}
      - button "${t("checkout.next.summary")}"
  `);
  await page.keyboard.type("Ana Sofía Ríos");
  await tabToAndPress(page, "button", /\+52/u);
  const countries = page.getByRole("listbox", { name: t("checkout.country") });
  await expect(countries).toBeFocused();
  await page.keyboard.type("bra");
  await expectFocusVisible(page);
  await expectFocusTrapped(page);
  await page.keyboard.press("Escape");
  await expect(countries).toBeHidden();
  await expect(dialog(page).getByRole("button", { name: /\+52/u })).toBeFocused();
  await tabTo(phone);
  await page.keyboard.type("5512345678");
  await page.keyboard.press("Enter");
}

/** Opens the cost details, cancels leaving, chooses cash and places the order. */
async function placeOrderByKeyboard({ page, t }: CustomerPage): Promise<void> {
  await expect(page.getByRole("heading", { name: t("checkout.summaryTitle") })).toBeFocused();
  await expect(placeOrderButton({ page, t })).toBeEnabled();
  await tabToAndPress(page, "button", new RegExp(`^${t("checkout.account")}`, "u"));
  const total = dialog(page).last().getByText(t("breakdown.total"), { exact: true });
  await expect(total).toBeVisible();
  await expectFocusTrapped(page);
  await page.keyboard.press("Escape");
  await expect(
    page.getByRole("button", { name: new RegExp(`^${t("checkout.account")}`, "u") }),
  ).toBeFocused();
  // Escape asks before it closes the checkout, and staying gives the focus back.
  await page.keyboard.press("Escape");
  await expect(page.getByText(t("checkout.closeHint"))).toBeVisible();
  await tabToAndPress(page, "button", t("checkout.stay"));
  await expect(page.getByText(t("checkout.closeHint"))).toBeHidden();
  await expectFocusVisible(page);
  await tabTo(page.getByRole("radio", { name: "Efectivo" }));
  await page.keyboard.press("Space");
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog:
      - heading "${t("checkout.summaryTitle")}" [level=2]
      - group:
        - radiogroup "${t("checkout.payment")}":
          - radio "Efectivo" [checked]
      - button "${t("checkout.toOrder")} $230.00"
  `);
  await tabTo(placeOrderButton({ page, t }));
  await expectFocusVisible(page);
  await page.keyboard.press("Enter");
}

test("an order is placed by keyboard alone, and the focus is always visible", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/"));
  await tabToAndPress(page, "link", t("landing.menu"));
  await expect(page.getByRole("heading", { name: "La Prueba", level: 1 })).toBeFocused();

  await tabToAndPress(page, "link", "Taco");
  await expect(page.getByRole("dialog", { name: "Taco" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("link", { name: "Taco" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Taco" })).toBeFocused();
  await tabToAndPress(page, "button", t("product.add"));
  await expect(page.getByRole("link", { name: "Taco" })).toBeFocused();
  const inOrder = (count: number, total: string) =>
    page.getByRole("status").filter({ hasText: t("menu.inOrder", { count, total }) });
  await expect(inOrder(1, "$30.00")).toHaveCount(1);

  await tabToAndPress(page, "link", "Burrito");
  await chooseBurrito({ page, t });
  await expect(page.getByRole("link", { name: "Burrito" })).toBeFocused();
  await expect(inOrder(3, "$230.00")).toHaveCount(1);
  await tabToAndPress(page, "link", new RegExp(t("menu.seeOrder"), "u"));

  const cart = page.getByRole("dialog", { name: t("cart.title") });
  await expect(cart).toBeFocused();
  const total = page.locator("[aria-live=polite]");
  await expect(total.filter({ hasText: "$230.00" })).toHaveCount(1);
  await expect(cart).toMatchAriaSnapshot(`
    - dialog:
      - heading "${t("cart.title")}" [level=2]
      - list:
        - listitem:
          - heading "Taco" [level=3]
          - group "${t("cart.quantityOf", { product: "Taco" })}"
        - listitem:
          - heading "Burrito" [level=3]
          - group "${t("cart.quantityOf", { product: "Burrito" })}"
  `);
  await tabTo(
    cart
      .getByRole("group", { name: t("cart.quantityOf", { product: "Taco" }) })
      .getByRole("button")
      .last(),
  );
  await page.keyboard.press("Space");
  await expect(total.filter({ hasText: "$260.00" })).toHaveCount(1);
  await tabTo(
    cart
      .getByRole("group", { name: t("cart.quantityOf", { product: "Taco" }) })
      .getByRole("button")
      .first(),
    "Shift+Tab",
  );
  await page.keyboard.press("Space");
  await expect(total.filter({ hasText: "$230.00" })).toHaveCount(1);
  await tabToAndPress(page, "button", t("cart.order.TAKEAWAY"));

  await fillClientStepByKeyboard({ page, t });
  await placeOrderByKeyboard({ page, t });
  await expect(page).toHaveURL(/\/tracking\?/u);
  await expect(page.getByRole("heading", { name: t("tracking.received"), level: 1 })).toBeFocused();
  const state = page.getByRole("status").filter({ hasText: t("tracking.received") });
  await expect(state).toMatchAriaSnapshot(`
    - status:
      - heading "${t("tracking.received")}" [level=1]
      - paragraph: ${t("tracking.receivedHint")}
  `);
  expect(await expectSingleOrder(restaurant)).toMatchObject({
    total: 230,
    client: { name: "Ana Sofía Ríos" },
  });
});
