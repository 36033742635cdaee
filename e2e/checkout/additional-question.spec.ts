import { dialog } from "../support/browser/dialog.ts";
import { openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import { startCheckout } from "../support/customer/customer-page.ts";
import { expect, test } from "../support/test.ts";

test("an answer over 80 characters is refused at its field", async ({ page, t }) => {
  await openCartWithTacos({ page, t }, ({ ecommerce_settings: { onsite } }) => {
    if (onsite) onsite.additional_input = "Mesa";
  });
  await startCheckout({ page, t }, "ONSITE");
  const answer = dialog(page).getByRole("textbox");
  const next = page.getByRole("button", { name: t("checkout.next.summary") });
  await answer.fill("Mesa 7");
  await expect(dialog(page).getByText("6/80", { exact: true })).toBeVisible();
  await answer.fill("x".repeat(81));
  await expect(dialog(page).getByText("81/80")).toBeVisible();
  await next.click();
  await expect(answer).toHaveAccessibleDescription(
    new RegExp(t("checkout.atMost", { max: 80 }), "u"),
  );
  await answer.fill("x".repeat(80));
  await next.click();
  await expect(page.getByRole("heading", { name: t("checkout.summaryTitle") })).toBeVisible();
});
