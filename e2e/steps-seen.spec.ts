import { toForm } from "./support/address-form.ts";
import { confirmPlace, continueButton, movePin, toMap, toSearch } from "./support/delivery.ts";
import { seenPages } from "./support/measuring.ts";
import { dialog, order, toOrder } from "./support/shop.ts";
import { atCart } from "./support/tacos.ts";
import { expect, test } from "./support/test.ts";

test("each step to an address on the map is reported under its own name", async ({ page, t }) => {
  await toSearch({ page, t });
  await toMap({ page, t });
  await movePin({ page, t });
  await continueButton({ page, t }).click();
  await confirmPlace({ page, t });
  await expect(toOrder({ page, t })).toBeVisible();
  await page.getByRole("button", { name: t("checkout.address.edit") }).click();
  await expect(page.getByRole("heading", { name: t("checkout.address.title") })).toBeVisible();
  await expect
    .poll(() => seenPages(page))
    .toEqual([
      "cart",
      "personal_information",
      "search_dropdown",
      "search_map",
      "search_location",
      "payment",
      "address list",
    ]);
});

test("so is an address that is written by hand", async ({ page, t }) => {
  await toForm({ page, t });
  await expect
    .poll(() => seenPages(page))
    .toEqual(["cart", "personal_information", "search creation"]);
});

test("a question alone is reported, and so is the page of a disabled menu", async ({
  page,
  noise,
  t,
}) => {
  noise.allow(/^404: GET/u);
  const shop = await atCart({ page, t }, ({ ecommerce_settings: { onsite } }) => {
    if (onsite) onsite.additional_input = "Mesa";
  });
  await order({ page, t }, "ONSITE");
  await expect(dialog(page).getByRole("textbox")).toBeVisible();
  await expect.poll(() => seenPages(page)).toEqual(["cart", "additional_information"]);
  await page.goto(shop.url("/es/404"));
  await expect.poll(() => seenPages(page)).toEqual(["404"]);
});
