import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import { addressSearchField, searchAndPickPlace } from "../support/customer/address-search.ts";
import {
  addProduct,
  fillClientStep,
  goToCart,
  placeCashOrder,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { enableDelivery, findDemoHouse } from "../support/restaurant/delivery-settings.ts";
import { createRestaurant, expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("a new customer chooses delivery and the address above the menu, and is asked for neither again", async ({
  page,
  t,
}) => {
  const customer = { page, t };
  const restaurant = await createRestaurant(enableDelivery);
  const { number } = findDemoHouse("Durango");
  await page.goto(restaurant.url("/products"));
  const bar = page.getByRole("button", { name: t("how.title") });
  await bar.click();
  const sheet = dialog(page);
  await expect(
    sheet.getByRole("radio", { name: t("serviceType.takeaway") }),
  ).toHaveAccessibleDescription(new RegExp(`^${t("checkout.readyIn", { minutes: 20 })}`, "u"));
  const delivery = sheet.getByRole("radio", { name: t("serviceType.delivery") });
  await expect(delivery).toHaveAccessibleDescription(/^\$35\.00/u);
  await delivery.check();
  await searchAndPickPlace(customer, `durango ${number}`, /^Durango/u);
  await expect(
    sheet.getByText(t("checkout.address.costs", { price: "$35.00" })).last(),
  ).toBeVisible();
  await sheet.getByLabel(t("checkout.address.complement"), { exact: true }).fill("Depto. 4");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: t("how.done") }).click();
  await expect(bar).toContainText(`Durango ${number}`);

  await addProduct(customer, "Taco", 2);
  await goToCart(customer);
  await startCheckout(customer, "DELIVERY");
  await fillClientStep(customer, "Ana");
  await placeCashOrder(customer);
  const order = await expectSingleOrder(restaurant);
  expect(order).toMatchObject({ service_type: "DELIVERY", delivery_price: 35 });
  expect(order.address).toMatchObject({ complement: "Depto. 4" });
  expect(order.address?.address).toContain(`Durango ${number}`);

  // The next order is planned like this one.
  await page.goto(restaurant.url("/products"));
  // The sheet that names the order lies over the menu.
  await sheet.getByRole("button", { name: t("sheet.close") }).click();
  await expect(bar).toContainText(`Durango ${number}`);
});

test("an address outside the delivery area is shown on the map, and one press makes it a takeaway", async ({
  page,
  t,
  browserErrors,
}) => {
  const customer = { page, t };
  browserErrors.allow(/^409: GET .*delivery-area-cost/u);
  const restaurant = await createRestaurant((file) => {
    enableDelivery(file, { type: "ranges", ranges: [{ enabled: true, max: 0.05, price: 20 }] });
    Object.assign(file.company, { latitude: 19.4, longitude: -99.2 });
  });
  await page.goto(restaurant.url("/products"));
  await page.getByRole("button", { name: t("how.title") }).click();
  const sheet = dialog(page);
  await sheet.getByRole("radio", { name: t("serviceType.delivery") }).check();
  await expect(addressSearchField(customer)).toBeVisible();
  await searchAndPickPlace(customer, "durango 200", /^Durango/u);
  await expect(sheet.getByText(t("how.outside"))).toBeVisible();
  await expect(sheet.getByRole("application")).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: t("how.takeawayInstead") }).click();
  await expect(page.getByRole("button", { name: t("how.title") })).toContainText(
    t("serviceType.takeaway"),
  );
});
