import { dialog } from "../support/browser/dialog.ts";
import { reportedPages } from "../support/browser/reported-events.ts";
import {
  continueToSummaryButton,
  durangoAddress,
  durangoAddressText,
  enableDistrictDelivery,
  fillAddress,
  goToAddressForm,
  listedAddress,
} from "../support/customer/address-form.ts";
import {
  confirmPlace,
  continueButton,
  goToAddressSearch,
} from "../support/customer/address-search.ts";
import {
  addProduct,
  fillClientStep,
  goToCart,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { goToPinMap, movePin } from "../support/customer/pin-map.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("each page and step is reported once, also after a step back", async ({ page, t }) => {
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/"));
  await page.getByRole("link", { name: t("landing.menu"), exact: true }).click();
  await addProduct({ page, t }, "Taco", 2);
  await goToCart({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");
  await page.getByLabel(t("checkout.name"), { exact: true }).waitFor();
  const pages = ["welcome_page", "products", "cart", "personal_information"];
  await expect.poll(() => reportedPages(page)).toEqual(pages);

  await fillClientStep({ page, t }, "Ana");
  await expect(placeOrderButton({ page, t })).toBeVisible();
  await expect.poll(() => reportedPages(page)).toEqual([...pages, "payment"]);
  // A step back is reported again, and so is the step forward.
  await page.goBack();
  await expect(placeOrderButton({ page, t })).toBeHidden();
  await page.goForward();
  await expect(placeOrderButton({ page, t })).toBeVisible();
  await expect
    .poll(() => reportedPages(page))
    .toEqual([...pages, "payment", "personal_information", "payment"]);
  // A reload reports the page and the step that is open over it.
  await page.reload();
  await expect(placeOrderButton({ page, t })).toBeVisible();
  await expect.poll(() => reportedPages(page)).toEqual(["cart", "payment"]);
});

test("each step of an address is reported by its name", async ({ page, t }) => {
  const customer = { page, t };
  await goToAddressSearch(customer);
  await expect
    .poll(() => reportedPages(page))
    .toEqual(["cart", "personal_information", "search_dropdown"]);
  await goToPinMap(customer);
  await movePin(customer);
  await continueButton(customer).click();
  await confirmPlace(customer);
  await expect(placeOrderButton(customer)).toBeVisible();
  await expect
    .poll(async () => (await reportedPages(page)).slice(3))
    .toEqual(["search_map", "search_location", "payment"]);
});

test("the address form and the list of saved addresses are reported", async ({
  page,
  browserErrors,
  t,
}) => {
  const customer = { page, t };
  const restaurant = await goToAddressForm(customer, (file) => {
    enableDistrictDelivery(file);
    const { onsite } = file.ecommerce_settings;
    if (onsite) onsite.additional_input = "Mesa";
  });
  await fillAddress(customer, durangoAddress);
  await continueToSummaryButton(customer).click();
  await expect(placeOrderButton(customer)).toBeVisible();
  await page.goBack();
  await expect(listedAddress(customer, durangoAddressText)).toBeChecked();
  await expect
    .poll(() => reportedPages(page))
    .toEqual(["cart", "personal_information", "search creation", "payment", "address list"]);

  await test.step("the additional question and the page of a disabled menu are reported", async () => {
    browserErrors.allow(/^404: GET/u);
    await page.goto(restaurant.url("/es/404"));
    await expect.poll(() => reportedPages(page)).toEqual(["404"]);
    // The next page begins a new visit, without the open checkout.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(restaurant.url("/cart"));
    await startCheckout(customer, "ONSITE");
    await expect(dialog(page).getByRole("textbox")).toBeVisible();
    await expect.poll(() => reportedPages(page)).toEqual(["cart", "additional_information"]);
  });
});
