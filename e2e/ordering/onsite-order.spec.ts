import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import { openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import { placeCashOrder, startCheckout } from "../support/customer/customer-page.ts";
import { expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("an order on site asks for the table and for no name", async ({ page, t }) => {
  const restaurant = await openCartWithTacos({ page, t }, ({ ecommerce_settings: { onsite } }) => {
    if (onsite) onsite.additional_input = "¿En qué mesa?";
  });

  await test.step("a customer who leaves the checkout starts over", async () => {
    await startCheckout({ page, t }, "ONSITE");
    await dialog(page).getByRole("textbox").fill("Mesa 7");
    await page.getByRole("button", { name: t("checkout.back") }).click();
    await expect(dialog(page)).toBeHidden();
    await startCheckout({ page, t }, "ONSITE");
    await expect(dialog(page).getByRole("textbox")).toHaveValue("");
    await dialog(page).getByRole("textbox").fill("Mesa 8");
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await startCheckout({ page, t }, "ONSITE");
    await expect(dialog(page).getByRole("textbox")).toHaveValue("");
  });

  const next = page.getByRole("button", { name: t("checkout.next.summary") });
  const answer = dialog(page).getByRole("textbox");
  await next.click();
  await expect(page.getByText(t("checkout.required"))).toBeVisible();
  await expectAccessible(page);

  await test.step("an answer over 80 characters is refused at its field", async () => {
    await answer.fill("Mesa 7");
    await expect(dialog(page).getByText("6/80", { exact: true })).toBeVisible();
    await answer.fill("x".repeat(81));
    await expect(dialog(page).getByText("81/80")).toBeVisible();
    await next.click();
    await expect(answer).toHaveAccessibleDescription(
      new RegExp(t("checkout.atMost", { max: 80 }), "u"),
    );
  });

  await answer.fill(`${"Mesa 7, ".padEnd(73, "x")}terraza`);
  await next.click();
  await expect(dialog(page)).toContainText("xterraza");
  await page.getByLabel(t("checkout.comment")).fill("Sin prisa");
  await placeCashOrder({ page, t });
  expect(await expectSingleOrder(restaurant)).toMatchObject({
    status: "PENDING",
    service_type: "ONSITE",
    client: null,
    comment: expect.stringMatching(/^Mesa 7, x+terraza - Sin prisa$/u),
  });
});
