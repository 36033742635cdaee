import { expectAccessible } from "../support/browser/accessibility.ts";
import {
  continueToSummaryButton,
  districtField,
  expectSummaryStep,
  fillAddress,
} from "../support/customer/address-form.ts";
import {
  addProduct,
  fillClientStep,
  goToCart,
  placeCashOrder,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { fixtureNames } from "../support/other-backend/fixture.ts";
import { useJourneyRestaurants } from "../support/other-backend/journey-restaurant.ts";
import { LEGACY_SERVICES } from "../support/other-backend/other-storefront.ts";
import { expect, test } from "../support/test.ts";

// The tests share one storefront, each at its own host.
test.describe.configure({ mode: "default" });

const { addRestaurant, requests } = useJourneyRestaurants("other-backend");

/** The services that were called at the backend's old base, or at its new one. */
function calledServices({ legacy }: { legacy: boolean }): string[] {
  const ofBase = requests().filter((one) => one.legacy === legacy);
  return [...new Set(ofBase.map(({ path }) => path.split("/")[1] ?? ""))].sort();
}

test("a takeaway order at another backend goes from the landing page to the order's page", async ({
  page,
  t,
}) => {
  const customer = { page, t };
  const restaurant = addRestaurant();
  await page.goto(restaurant.url("/"));
  await page.getByRole("link", { name: "Menú" }).first().click();
  await addProduct(customer, fixtureNames.soup, 2);
  await addProduct(customer, fixtureNames.tamal, 1, "Grande");
  await goToCart(customer);
  // This backend has no calls of shared carts.
  await expect(page.getByRole("link", { name: t("together.title") })).toHaveCount(0);
  await startCheckout(customer, "TAKEAWAY");
  await fillClientStep(customer, "Ana Sofía Ríos");
  await expect(placeOrderButton(customer)).toContainText("$205.00");
  // The opened summary creates the order, before the customer sends it.
  await expect.poll(() => restaurant.sent("createOrder").length).toBe(1);
  // The draft of this backend does not say what the optional fee costs.
  await page.getByRole("checkbox", { name: t("tip.serviceFee", { percent: "10%" }) }).check();
  await expect(placeOrderButton(customer)).toContainText("$225.50");
  expect(restaurant.sent("updateOrder")).toEqual([]);
  await expectAccessible(page);
  await placeCashOrder(customer);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));
  await expect(page.getByText(fixtureNames.soup)).toBeVisible();
  // The total of this backend stays without the fee that the customer agreed to.
  await expect(page.getByText("$225.50")).toBeVisible();
  // Its program of points does not say how many an order earns.
  await expect(page.getByText(t("loyalty.willEarnHint"))).toBeVisible();
  expect(restaurant.sent("createOrder")).toMatchObject([
    {
      company_id: restaurant.id,
      service_type: "TAKEAWAY",
      combos: [
        { product_id: "p-1", variant_id: "v-1", quantity: 2 },
        { product_id: "p-2", variant_id: "v-3", quantity: 1 },
      ],
    },
  ]);
  expect(restaurant.sent("updateOrder")).toMatchObject([
    {
      meta_data: {
        assigned_payment: { payment_method_id: "cash", bill_amount: 225.5, fee_amount: 0 },
      },
    },
  ]);
  expect(calledServices({ legacy: true })).toEqual(LEGACY_SERVICES);
  expect(calledServices({ legacy: false })).toEqual(
    expect.arrayContaining(["ms-companies", "ms-orders", "ms-products"]),
  );
  for (const service of LEGACY_SERVICES)
    expect(calledServices({ legacy: false })).not.toContain(service);
});

test("an order at another backend whose ids are numbers is delivered to an address in a district", async ({
  page,
  t,
}) => {
  const customer = { page, t };
  const restaurant = addRestaurant({ numberIds: true });
  await page.goto(restaurant.url("/products"));
  await addProduct(customer, fixtureNames.soup, 1);
  await goToCart(customer);
  await startCheckout(customer, "DELIVERY");
  await fillClientStep(customer, "Ana Sofía Ríos", "checkout.next.address");
  await fillAddress(customer, { street: "Calle 59", number: "500" });
  await districtField(customer).selectOption({ index: 1 });
  await continueToSummaryButton(customer).click();
  await expectSummaryStep(customer);
  await expect(placeOrderButton(customer)).toContainText("$105.00");
  await placeCashOrder(customer);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));
  expect(requests().findLast(({ call }) => call === "createAddress")?.body).toMatchObject({
    area_id: "d-1",
    area_name: "Centro",
  });
  expect(restaurant.sent("createOrder")).toMatchObject([
    { service_type: "DELIVERY", address_id: expect.stringMatching(/^adr-/u), delivery_price: 25 },
  ]);
});

test("an order at another backend whose ids have spaces and marks of URLs is placed, and found again", async ({
  page,
  t,
}) => {
  const customer = { page, t };
  const restaurant = addRestaurant({ oddIds: true });
  await page.goto(restaurant.url("/products"));
  const categories = page.getByRole("navigation", { name: t("menu.categories") });
  for (const link of await categories.getByRole("link").all()) {
    await link.click();
    const name = (await link.textContent()) ?? "";
    await expect(page.getByRole("region", { name, exact: true })).toBeFocused();
  }
  await expectAccessible(page);
  await addProduct(customer, fixtureNames.soup, 2);
  await addProduct(customer, fixtureNames.tamal, 1, "Grande");
  await page.reload();
  await goToCart(customer);
  await startCheckout(customer, "DELIVERY");
  await fillClientStep(customer, "Ana Sofía Ríos", "checkout.next.address");
  await fillAddress(customer, { street: "Calle 59", number: "500" });
  await districtField(customer).selectOption({ index: 1 });
  await continueToSummaryButton(customer).click();
  await expectSummaryStep(customer);
  await placeCashOrder(customer);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(t("tracking.received"));
  await page.goto(restaurant.url("/tracking"));
  await expect(heading).toHaveText(t("tracking.received"));
  await expect(page.getByText(fixtureNames.soup)).toBeVisible();
  expect(restaurant.sent("createOrder")).toMatchObject([
    {
      address_id: expect.stringMatching(/^adr-/u),
      combos: [
        { product_id: "p-1", variant_id: "v-1", quantity: 2 },
        { product_id: "p-2", variant_id: "v-3", quantity: 1 },
      ],
    },
  ]);
});

test("an order with lines in the request's shape and another initial status is placed and shown", async ({
  page,
  t,
}) => {
  const customer = { page, t };
  const restaurant = addRestaurant({ orders: { combosAsSent: true, initialStatus: "CREATED" } });
  await page.goto(restaurant.url("/products"));
  await addProduct(customer, fixtureNames.soup, 2);
  await goToCart(customer);
  await startCheckout(customer, "TAKEAWAY");
  await fillClientStep(customer, "Ana Sofía Ríos");
  await expect(placeOrderButton(customer)).toContainText("$160.00");
  await placeCashOrder(customer);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));
  await expect(page.getByText(fixtureNames.soup)).toBeVisible();
  expect(restaurant.sent("updateOrder")).toHaveLength(1);
});
