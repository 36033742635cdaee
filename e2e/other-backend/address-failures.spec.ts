import type { Client, ClientAddress } from "@comanda/contract/clients/client";
import { dialog } from "../support/browser/dialog.ts";
import {
  continueToSummaryButton,
  districtField,
  expectSummaryStep,
  fillAddress,
  houseNumberField,
  streetField,
} from "../support/customer/address-form.ts";
import {
  addProduct,
  type CustomerPage,
  fillClientStep,
  goToCart,
  placeCashOrder,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { type FaultyAnswer, replacedBy } from "../support/other-backend/faulty-answer.ts";
import { fixtureNames } from "../support/other-backend/fixture.ts";
import { useJourneyRestaurants } from "../support/other-backend/journey-restaurant.ts";
import { expect, test } from "../support/test.ts";

// The tests share one storefront, each at its own host.
test.describe.configure({ mode: "default" });

const { addRestaurant } = useJourneyRestaurants("address-failures");

/** Goes to the address form of a new customer, and fills it in. */
async function writeAddress(customer: CustomerPage, restaurant: ReturnType<typeof addRestaurant>) {
  await customer.page.goto(restaurant.url("/products"));
  await addProduct(customer, fixtureNames.soup, 1);
  await goToCart(customer);
  await startCheckout(customer, "DELIVERY");
  await fillClientStep(customer, "Ana Sofía Ríos", "checkout.next.address");
  await fillAddress(customer, { street: "Calle 59", number: "500" });
  await districtField(customer).selectOption({ index: 1 });
}

test("a written address stays while the backend fails to take it, whose own words are not shown, and is sent again", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/\b50[0-9]: POST \S+\/addresses$/u);
  const customer = { page, t };
  const restaurant = addRestaurant();
  await writeAddress(customer, restaurant);
  const failures: FaultyAnswer[] = [
    { status: 500 },
    { text: '{"id":"adr' },
    { dropped: true },
    replacedBy(null),
    replacedBy([]),
    { answer: (correct) => ({ ...(correct as ClientAddress), id: null }) },
  ];
  for (const createAddress of failures) {
    restaurant.overrides.faults = { createAddress };
    await continueToSummaryButton(customer).click();
    const alert = dialog(page).getByRole("alert");
    await expect(alert).toContainText(t("failure.server"));
    await expect(streetField(customer)).toHaveValue("Calle 59");
    await expect(houseNumberField(customer)).toHaveValue("500");
    await expect(districtField(customer)).toHaveValue("d-1");
  }
  restaurant.overrides.faults = {};
  await page.getByRole("button", { name: t("failure.retry") }).click();
  await expectSummaryStep(customer);
  await expect(placeOrderButton(customer)).toContainText("$105.00");
  await placeCashOrder(customer);
  expect(restaurant.sent("updateOrder")).toHaveLength(1);
});

test("an address is delivered to the chosen district where the backend answers with an id of its own for it", async ({
  page,
  t,
}) => {
  const customer = { page, t };
  const own = { area_id: "zone-99", area_name: "Zona 99" };
  const createAddress: FaultyAnswer = { answer: (correct) => ({ ...(correct as object), ...own }) };
  const restaurant = addRestaurant({ faults: { createAddress } });
  await writeAddress(customer, restaurant);
  await continueToSummaryButton(customer).click();
  await expectSummaryStep(customer);
  await expect(dialog(page)).toContainText("Calle 59 500 (Centro)");
  await expect(placeOrderButton(customer)).toContainText("$105.00");
  await placeCashOrder(customer);
  expect(restaurant.sent("createOrder")).toMatchObject([{ delivery_price: 25 }]);
});

test("an address is chosen again after a reload where the backend knows its district by name only", async ({
  page,
  t,
}) => {
  const customer = { page, t };
  const restaurant = addRestaurant();
  await writeAddress(customer, restaurant);
  await continueToSummaryButton(customer).click();
  await expectSummaryStep(customer);
  restaurant.overrides.faults = {
    readClient: {
      answer: (correct) => {
        const client = correct as Client;
        const addresses = client.addresses.map((address) => ({ ...address, area_id: "zone-99" }));
        return { ...client, addresses };
      },
    },
  };
  await page.reload();
  await expectSummaryStep(customer);
  await expect(dialog(page)).toContainText("Calle 59 500 (Centro)");
  await expect(placeOrderButton(customer)).toContainText("$105.00");
  await placeCashOrder(customer);
  expect(restaurant.sent("createOrder")).toMatchObject([{ delivery_price: 25 }]);
});
