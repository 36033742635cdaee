import {
  addProduct,
  fillClientStep,
  goToCart,
  placeCashOrder,
  startCheckout,
} from "../support/customer/customer-page.ts";
import {
  chooseCountry,
  countryButton,
  goToClientStep,
  phoneField,
} from "../support/customer/phone-field.ts";
import { expect, test } from "../support/test.ts";

test("a returning client finds their name and phone and can edit them, and a reload keeps the phone", async ({
  page,
  t,
}) => {
  const restaurant = await goToClientStep({ page, t });
  await chooseCountry({ page, t }, "52", "+55");
  await phoneField({ page, t }).fill("11961234567");
  await page.reload();
  await expect(phoneField({ page, t })).toHaveValue("(11) 96123-4567");
  await expect(countryButton(page, "55")).toBeVisible();
  await phoneField({ page, t }).fill("");
  await chooseCountry({ page, t }, "55", "+52");
  await fillClientStep({ page, t }, "Ana");
  await placeCashOrder({ page, t });

  await page.goto(restaurant.url("/products"));
  // The notice about the last order lies over the menu.
  await expect(page.getByRole("link", { name: t("recent.see") })).toBeVisible();
  await page.keyboard.press("Escape");
  await addProduct({ page, t }, "Taco");
  await goToCart({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");
  await page.getByRole("button", { name: t("checkout.editClient") }).click();
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toHaveValue("Ana");
  await expect(phoneField({ page, t })).toHaveValue("55 1234 5678");
  await expect(countryButton(page, "52")).toBeVisible();
  await fillClientStep({ page, t }, "Ana María");
  await placeCashOrder({ page, t });
  const clients = (await restaurant.listOrders()).map(({ client }) => client?.name);
  expect(clients).toEqual(["Ana María", "Ana"]);
});
