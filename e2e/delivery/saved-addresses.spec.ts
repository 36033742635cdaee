import { expectAccessible } from "../support/browser/accessibility.ts";
import {
  continueToSummaryButton,
  createAddressOfClient,
  expectSummaryStep,
  listedAddress,
} from "../support/customer/address-form.ts";
import { addressSearchField } from "../support/customer/address-search.ts";
import { openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import {
  type CustomerPage,
  fillClientStep,
  placeCashOrder,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { goToPinMap } from "../support/customer/pin-map.ts";
import { enableDelivery, romaPosition } from "../support/restaurant/delivery-settings.ts";
import { expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** About two kilometres around the restaurant. */
const areaAroundRoma = [
  [0.02, -0.02],
  [0.02, 0.02],
  [-0.02, 0.02],
  [-0.02, -0.02],
].map(([north = 0, east = 0]) => ({
  latitude: romaPosition.latitude + north,
  longitude: romaPosition.longitude + east,
}));

/**
 * Returns a known client of a restaurant that delivers in an area: one address is inside, two are
 * outside, and one has no position.
 */
async function goToCartWithSavedAddresses(customer: CustomerPage) {
  const { page, t } = customer;
  const areas = [{ id: "around", price: 25, paths: areaAroundRoma }];
  const restaurant = await openCartWithTacos(customer, (file) =>
    enableDelivery(file, { type: "areas", area: { areas } }),
  );
  await startCheckout(customer, "DELIVERY");
  await fillClientStep(customer, "Ana", "checkout.next.address");
  await expect(page.getByRole("heading", { name: t("checkout.search.title") })).toBeVisible();
  const { latitude, longitude } = romaPosition;
  await createAddressOfClient(customer, restaurant.id, {
    address: "Aquí 1",
    latitude,
    longitude: longitude + 0.005,
  });
  for (const address of ["Lejos 8", "Lejos 9"]) {
    await createAddressOfClient(customer, restaurant.id, {
      address,
      latitude: latitude + 0.2,
      longitude,
    });
  }
  await createAddressOfClient(customer, restaurant.id, { address: "Sin mapa 3" });
  await page.reload();
  await page.getByRole("button", { name: t("checkout.back") }).click();
  return restaurant;
}

test("an address outside the delivery area is marked and cannot be chosen, and another can", async ({
  page,
  t,
  browserErrors,
}) => {
  const customer = { page, t };
  browserErrors.allow(/^409: (GET .*delivery-area-cost|POST .*\/ms-orders\/public\/orders$)/u);
  const restaurant = await goToCartWithSavedAddresses(customer);
  await continueToSummaryButton(customer).click();
  await expect(page.getByText(t("checkout.address.choose"))).toBeVisible();
  // The address without a position is not listed.
  await expect(page.getByRole("radio")).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole("button", { name: t("checkout.address.add") }).click();
  await goToPinMap(customer);
  await page.goBack();
  await expect(addressSearchField(customer)).toBeVisible();
  await page.goBack();
  await expect(listedAddress(customer, "Aquí 1")).toBeVisible();
  await expect(listedAddress(customer, "Lejos 9")).toHaveAccessibleDescription(
    t("checkout.address.invalid.outside_coverage"),
  );
  await listedAddress(customer, "Lejos 9").check();
  await continueToSummaryButton(customer).click();
  await expect(listedAddress(customer, "Lejos 9")).toBeDisabled();
  await expect(listedAddress(customer, "Lejos 9")).toHaveAccessibleDescription(
    t("checkout.address.invalid.outside_coverage"),
  );
  await expectAccessible(page);

  await page.getByRole("button", { name: t("checkout.address.coverage") }).click();
  const coverage = page.getByRole("dialog", { name: t("checkout.coverage.title") });
  await expect(coverage.getByRole("application")).toBeVisible();
  await expect(coverage.getByText(t("checkout.coverage.areas"))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(coverage).toBeHidden();

  // The area becomes smaller between the quote and the order: the order is refused.
  await page.route(
    /\/delivery-area-cost\?/u,
    (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set("latitude", `${romaPosition.latitude}`);
      return route.continue({ url: url.href });
    },
    { times: 1 },
  );
  const refused = page.waitForResponse(/\/ms-orders\/public\/orders$/u);
  await listedAddress(customer, "Lejos 8").check();
  await continueToSummaryButton(customer).click();
  expect((await refused).status()).toBe(409);
  await expect(listedAddress(customer, "Lejos 8")).toBeDisabled();

  // A refused address stays refused.
  await page.reload();
  await expect(listedAddress(customer, "Lejos 8")).toBeDisabled();
  await expect(listedAddress(customer, "Lejos 9")).toBeDisabled();
  await listedAddress(customer, "Aquí 1").check();
  await continueToSummaryButton(customer).click();
  await expectSummaryStep(customer);
  await expect(placeOrderButton(customer)).toContainText("$85.00");
  await placeCashOrder(customer);
  expect(await expectSingleOrder(restaurant)).toMatchObject({
    total: 85,
    address: { address: "Aquí 1" },
  });
});
