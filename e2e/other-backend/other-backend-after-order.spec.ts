import {
  addProduct,
  type CustomerPage,
  fillClientStep,
  goToCart,
  placeCashOrder,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { stripeCardMethod, stubStripeScript } from "../support/customer/stub-stripe.ts";
import { replacedBy } from "../support/other-backend/faulty-answer.ts";
import { fixtureNames } from "../support/other-backend/fixture.ts";
import { useJourneyRestaurants } from "../support/other-backend/journey-restaurant.ts";
import { expect, test } from "../support/test.ts";

// The tests share one storefront, each at its own host.
test.describe.configure({ mode: "default" });

const { addRestaurant } = useJourneyRestaurants("other-backend-after-order");
type Restaurant = ReturnType<typeof addRestaurant>;

async function openSummary(customer: CustomerPage, restaurant: Restaurant): Promise<void> {
  await customer.page.goto(restaurant.url("/products"));
  await addProduct(customer, fixtureNames.soup, 1);
  await goToCart(customer);
  await startCheckout(customer, "TAKEAWAY");
  await fillClientStep(customer, "Ana Sofía Ríos");
}

/** A restaurant that takes cards by Stripe alone. */
const addCardRestaurant = () =>
  addRestaurant({
    faults: { listPaymentMethods: replacedBy({ takeaway: [stripeCardMethod] }) },
    orders: { waitsForPayment: true },
  });

const cardField = ({ page }: CustomerPage) => page.getByLabel(/^Stripe: pk_test_other/u);

async function payByCard(customer: CustomerPage, typed: string): Promise<void> {
  await cardField(customer).fill(typed);
  await placeOrderButton(customer).click();
}

test("a card that another backend's second payment takes is being confirmed, not asked for again", async ({
  page,
  t,
  browserErrors,
}) => {
  // This backend cannot cancel the payment of the refused card.
  browserErrors.allow(/404: POST .*company-payments.*cancel/u);
  const customer = { page, t };
  const restaurant = addCardRestaurant();
  await stubStripeScript(page);
  await openSummary(customer, restaurant);
  await payByCard(customer, "refuse");
  await page.getByRole("button", { name: t("pay.choose") }).click();
  await page.getByRole("radio", { name: stripeCardMethod.description }).check();
  await payByCard(customer, "4242");
  await expect(page).toHaveURL(/\/tracking\?.*order_id=/u);
  await expect(page.getByRole("heading", { name: t("pay.cardWaits.title") })).toBeVisible();
  expect(restaurant.sent("createCompanyPayment")).toHaveLength(2);
});

test("an order whose card was entered does not ask for it again where a backend lists no payments", async ({
  page,
  t,
}) => {
  const customer = { page, t };
  const restaurant = addCardRestaurant();
  await stubStripeScript(page);
  await page.route("**/company-payments/filters*", (route) =>
    route.fulfill({ json: { data: [] } }),
  );
  await openSummary(customer, restaurant);
  await payByCard(customer, "4242");
  await expect(page).toHaveURL(/\/tracking\?.*order_id=/u);
  await expect(page.getByRole("heading", { name: t("pay.cardWaits.title") })).toBeVisible();
  await page.getByRole("button", { name: t("pay.paidAlready") }).click();
  await expect(page.getByText(t("pay.notYet"))).toBeVisible();

  await page.getByRole("button", { name: t("pay.other") }).click();
  await expect(page.getByRole("heading", { name: t("pay.again.title") })).toBeVisible();
});

test("a rating that another backend refuses says why, and one that it has already is shown", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/(404|409): (GET|POST) .*order-ratings/u);
  const customer = { page, t };
  const restaurant = addRestaurant({
    faults: { createOrderRating: { status: 409 }, readOrderRating: { status: 404 } },
  });
  await openSummary(customer, restaurant);
  await placeCashOrder(customer);
  // An order that was handed over.
  restaurant.overrides.faults = {
    ...restaurant.overrides.faults,
    readOrder: { answer: (order) => Object.assign(order as object, { status: "FINALIZED" }) },
  };
  await page.reload();
  const form = page.getByRole("region", { name: t("tracking.rating.title") });
  await form.getByRole("radio", { name: t("tracking.rating.score.5") }).check();
  await form.getByRole("button", { name: t("tracking.rating.send") }).click();
  await expect(form.getByRole("alert")).toHaveText("It does not work");

  const given = { id: "rat-1", score: 2, comment: null, created_at: new Date().toISOString() };
  Object.assign(restaurant.overrides.faults, { readOrderRating: replacedBy(given) });
  await form.getByRole("button", { name: t("tracking.rating.send") }).click();
  await expect(page.getByText(t("tracking.rating.given", { score: 2 }))).toBeVisible();
});
