import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import {
  addDemoBurrito,
  goToCart,
  placeCashOrder,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { runComanda } from "../support/run-comanda.ts";
import { expect, test } from "../support/test.ts";

test("an order on site asks for the table and for no name", async ({ page, t }) => {
  await page.goto("/products");
  await addDemoBurrito({ page, t });
  await goToCart({ page, t });
  await startCheckout({ page, t }, "ONSITE");

  const next = page.getByRole("button", { name: t("checkout.next.summary") });
  await next.click();
  await expect(page.getByText(t("checkout.required"))).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole("textbox").fill("Mesa 7, terraza");
  await next.click();

  await expect(dialog(page)).toContainText("Mesa 7, terraza");
  await page.getByLabel(t("checkout.comment")).fill("Sin prisa");
  const number = await placeCashOrder({ page, t });

  const shown = await runComanda("orders", "show", number, "--host", "demo.localhost", "--json");
  expect(JSON.parse(shown.stdout)).toMatchObject({
    status: "PENDING",
    service_type: "ONSITE",
    client: null,
    comment: "Mesa 7, terraza - Sin prisa",
  });
});
