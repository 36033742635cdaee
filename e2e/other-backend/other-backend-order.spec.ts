import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
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
import type { RestaurantOverrides } from "../support/other-backend/other-backend.ts";
import {
  LEGACY_SERVICES,
  type OtherStorefront,
  startOtherStorefront,
} from "../support/other-backend/other-storefront.ts";
import { expect, test } from "../support/test.ts";

// The tests share one storefront, each at its own host.
test.describe.configure({ mode: "default" });

let storefront: OtherStorefront;
test.beforeAll(async () => {
  storefront = await startOtherStorefront("other-backend");
});
test.afterAll(() => storefront?.close());

// The host of the pictures does not exist.
test.beforeEach(async ({ page }) => {
  await page.route("https://pictures.example/**", (route) => route.fulfill({ status: 204 }));
});

let restaurantCount = 0;

/** Adds a restaurant to the backend; a test may change `overrides` later. */
function addRestaurant(overrides: RestaurantOverrides = {}) {
  restaurantCount += 1;
  const host = `journey-${restaurantCount}.localhost`;
  const id = storefront.backend.addRestaurant(host, overrides);
  return {
    id,
    overrides,
    url: (path: string) => `http://${host}:${storefront.port}${path}`,
    /** The bodies of the requests of this call. */
    sent: (call: string) =>
      storefront.backend.requests
        .filter(
          (one) => one.call === call && one.path.concat(JSON.stringify(one.body)).includes(id),
        )
        .map(({ body }) => body),
  };
}

/** The services that were called at the backend's old base, or at its new one. */
function calledServices({ legacy }: { legacy: boolean }): string[] {
  const requests = storefront.backend.requests.filter((one) => one.legacy === legacy);
  return [...new Set(requests.map(({ path }) => path.split("/")[1] ?? ""))].sort();
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
  expect(
    storefront.backend.requests.findLast(({ call }) => call === "createAddress")?.body,
  ).toMatchObject({ area_id: "d-1", area_name: "Centro" });
  expect(restaurant.sent("createOrder")).toMatchObject([
    { service_type: "DELIVERY", address_id: expect.stringMatching(/^adr-/u), delivery_price: 25 },
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

test("an order whose answers cannot be read after placing is shown as sent, with its id, and is not offered again", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/\b502: (PATCH|GET) \S+\/orders\//u);
  const customer = { page, t };
  const restaurant = addRestaurant();
  await page.goto(restaurant.url("/products"));
  await addProduct(customer, fixtureNames.soup, 2);
  await goToCart(customer);
  await startCheckout(customer, "TAKEAWAY");
  await fillClientStep(customer, "Ana Sofía Ríos");
  await expect(placeOrderButton(customer)).toContainText("$160.00");
  const unreadable = { text: "<html>Gracias</html>" };
  restaurant.overrides.faults = { updateOrder: unreadable, readOrder: unreadable };
  await page.getByRole("radio", { name: "Efectivo" }).check();
  await placeOrderButton(customer).click();
  const sheet = dialog(page);
  await expect(sheet.getByRole("status")).toHaveText(t("checkout.placed"));
  const retry = page.getByRole("button", { name: t("failure.retry") });
  for (const shown of [sheet, page.getByRole("main")]) {
    await expect(shown).toContainText(t("checkout.placed"));
    await expect(shown).toContainText(t("checkout.sentUnread"));
    await expect(shown).toContainText(t("tracking.number", { number: "ord-1" }));
    await expect(retry.or(placeOrderButton(customer))).toHaveCount(0);
    await expectAccessible(page);
    if (shown === sheet) {
      await sheet.getByRole("button", { name: t("checkout.close") }).click();
      await page.goto(restaurant.url("/cart"));
    }
  }
  expect(restaurant.sent("updateOrder")).toHaveLength(1);
});

test("a restaurant whose answers are late or fail is ordered from once they arrive", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/\b500: GET \S+\/(payment-methods|order-settings)/u);
  const customer = { page, t };
  const late = { slowMs: 3_000 };
  const restaurant = addRestaurant({
    faults: { listCoupons: late, readLoyaltySettings: late, readQr: late },
  });

  await test.step("late coupons, points and table code are shown when they arrive", async () => {
    await page.goto(restaurant.url(`/products?qr-id=mesa-7.${restaurant.id}`));
    await expect(page.getByRole("link", { name: fixtureNames.soup })).toBeVisible();
    const offers = page.getByRole("navigation", { name: t("menu.offers") });
    await expect(offers.getByRole("link", { name: t("menu.coupons") })).toBeVisible();
    await expect(offers.getByRole("link", { name: t("menu.rewards") })).toBeVisible();
    await expect(page.getByText("Mesa 7")).toBeVisible();
  });

  await test.step("a menu that fails to load is loaded again by a button, and the cart is kept", async () => {
    restaurant.overrides.faults = {};
    await addProduct(customer, fixtureNames.soup, 1);
    restaurant.overrides.faults = { listCategories: { status: 500 } };
    await page.goto(restaurant.url("/cart"));
    await expect(page.getByText(t("error.occurredHint"))).toBeVisible();
    await expect(page.getByRole("heading", { name: fixtureNames.company })).toBeVisible();
    restaurant.overrides.faults = {};
    await page.getByRole("button", { name: t("error.retry") }).click();
    await expect(page.getByRole("listitem").filter({ hasText: fixtureNames.soup })).toBeVisible();
  });

  await test.step("failed payment methods and fees are requested again at the checkout and by the customer", async () => {
    const failing = { status: 500 };
    restaurant.overrides.faults = { listPaymentMethods: failing, readOrderSettings: failing };
    await page.reload();
    await startCheckout(customer, "TAKEAWAY");
    await fillClientStep(customer, "Ana Sofía Ríos");
    const sheet = dialog(page);
    const methods = sheet.getByRole("alert").filter({ hasText: t("checkout.methodsFailed") });
    const fee = sheet.getByRole("alert").filter({ hasText: t("tip.serviceFeeFailed") });
    await expect(methods).toBeVisible();
    await expect(fee).toBeVisible();
    await placeOrderButton(customer).click();
    await expect(sheet.locator("section:focus").getByRole("alert")).toHaveText(
      new RegExp(t("checkout.methodsFailed"), "u"),
    );
    restaurant.overrides.faults = {};
    await fee.getByRole("button", { name: t("failure.retry") }).click();
    await expect(fee).toBeHidden();
    await methods.getByRole("button", { name: t("failure.retry") }).click();
    await expect(sheet.getByRole("radio", { checked: true })).toHaveCount(1);
    await expect(sheet.getByText(t("checkout.chooseMethod"))).toHaveCount(0);
    await placeCashOrder(customer);
  });
});
