import { durango, home, listed, toForm, toSummary, write } from "./support/address-form.ts";
import { openRestaurant } from "./support/company.ts";
import { confirmPlace, continueButton, movePin, toMap, toSearch } from "./support/delivery.ts";
import { seenPages } from "./support/measuring.ts";
import { addProduct, dialog, introduce, order, seeOrder, toOrder } from "./support/shop.ts";
import { atCart } from "./support/tacos.ts";
import { expect, test } from "./support/test.ts";

test("each page and step is reported once, on the way and on the way back", async ({ page, t }) => {
  const shop = await openRestaurant();
  await page.goto(shop.url("/"));
  await page.getByRole("link", { name: t("landing.menu"), exact: true }).click();
  await addProduct({ page, t }, "Taco", 2);
  await seeOrder({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await page.getByLabel(t("checkout.name"), { exact: true }).waitFor();
  const way = ["welcome_page", "products", "cart", "personal_information"];
  await expect.poll(() => seenPages(page)).toEqual(way);

  await introduce({ page, t }, "Ana");
  await expect(toOrder({ page, t })).toBeVisible();
  await expect.poll(() => seenPages(page)).toEqual([...way, "payment"]);
  // A step back is seen again, and so is the one that follows it.
  await page.goBack();
  await expect(toOrder({ page, t })).toBeHidden();
  await page.goForward();
  await expect(toOrder({ page, t })).toBeVisible();
  const seen = await seenPages(page);
  expect(seen.slice(0, 5)).toEqual([...way, "payment"]);
  expect(seen.at(-1)).toBe("payment");
  // A reload begins with the page below, and with what is open over it.
  await page.reload();
  await expect(toOrder({ page, t })).toBeVisible();
  await expect.poll(() => seenPages(page)).toEqual(["cart", "payment"]);
});

test("each way to an address is reported by its name", async ({ page, t }) => {
  const shopper = { page, t };
  await toSearch(shopper);
  await expect
    .poll(() => seenPages(page))
    .toEqual(["cart", "personal_information", "search_dropdown"]);
  await toMap(shopper);
  await movePin(shopper);
  await continueButton(shopper).click();
  await confirmPlace(shopper);
  await expect(toOrder(shopper)).toBeVisible();
  await expect
    .poll(async () => (await seenPages(page)).slice(3))
    .toEqual(["search_map", "search_location", "payment"]);
});

test("an address that is written, and the list of those that are known", async ({ page, t }) => {
  const shopper = { page, t };
  await toForm(shopper);
  await write(shopper, durango);
  await toSummary(shopper).click();
  await expect(toOrder(shopper)).toBeVisible();
  await page.goBack();
  await expect(listed(shopper, home)).toBeChecked();
  const seen = await seenPages(page);
  expect(seen.slice(0, 4)).toEqual(["cart", "personal_information", "search creation", "payment"]);
  expect(seen.at(-1)).toBe("address list");
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
