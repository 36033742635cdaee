import { dialog } from "../support/browser/dialog.ts";
import { icon } from "../support/browser/icon.ts";
import { openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import {
  fillClientStep,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { expect, test } from "../support/test.ts";

test("the summary's bar shows count and total and opens the details, and the comment is marked as optional", async ({
  page,
  t,
}) => {
  await openCartWithTacos({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");
  const bar = page.getByRole("button", { name: new RegExp(`^${t("checkout.account")}`, "u") });
  await expect(bar).toContainText(t("cart.count", { count: 2 }));
  await expect(bar).toContainText("$60.00");
  await expect(icon(bar, "chevronRight")).toBeVisible();
  await bar.click();
  const account = page.getByRole("dialog", { name: t("checkout.account") });
  await expect(account.getByRole("listitem")).toHaveText(["2 ×Taco$60.00"]);
  await expect(account.getByText(t("breakdown.total"), { exact: true })).toBeVisible();
  await account.getByRole("button", { name: t("sheet.close") }).click();
  await expect(account).toBeHidden();

  const comment = page.getByLabel(t("checkout.comment"), { exact: true });
  await expect(comment).toHaveAccessibleName(/\((optional|opcional)\)$/u);
  // The label stays visible when the field is filled.
  await comment.fill("Sin prisa");
  await expect(dialog(page).getByText(t("checkout.comment"), { exact: true })).toBeVisible();
});

test("a comment over 120 characters is refused at its field", async ({ page, t }) => {
  await openCartWithTacos({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");
  const comment = page.getByLabel(t("checkout.comment"), { exact: true });
  await comment.fill("x".repeat(121));
  await expect(dialog(page).getByText("121/120")).toBeVisible();
  await placeOrderButton({ page, t }).click();
  await expect(comment).toBeFocused();
  await expect(comment).toHaveAccessibleDescription(
    new RegExp(t("checkout.atMost", { max: 120 }), "u"),
  );
  await expect(page).toHaveURL(/\/cart/u);
  await comment.fill("x".repeat(120));
  await placeOrderButton({ page, t }).click();
  await expect(page).toHaveURL(/\/tracking\?/u);
});
