import type { Page } from "@playwright/test";
import {
  addProduct,
  type CustomerPage,
  fillClientStep,
  goToCart,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { fetchRealAnswer } from "../support/customer/sandbox-payment.ts";
import { replacedBy } from "../support/other-backend/faulty-answer.ts";
import { fixtureNames } from "../support/other-backend/fixture.ts";
import { useJourneyRestaurants } from "../support/other-backend/journey-restaurant.ts";
import { expect, test } from "../support/test.ts";

// The tests share one storefront, each at its own host.
test.describe.configure({ mode: "default" });

const { addRestaurant } = useJourneyRestaurants("other-backend-pix");

const LIST = "**/ms-payments/public/company-payments/filters*";

const pixMethod = {
  id: "pix",
  code: "pix",
  description: "PIX",
  provider_id: "bank",
  provider_code: "bank",
};

type Payment = { id: string; params: object };
const withCode = (payment: Payment) => ({
  ...payment,
  params: { qr_code: `000201-${payment.id}` },
});

/** A restaurant that takes PIX alone. */
const addPixRestaurant = () =>
  addRestaurant({
    faults: {
      listPaymentMethods: replacedBy({ takeaway: [pixMethod] }),
      createCompanyPayment: { answer: (payment) => withCode(payment as Payment) },
    },
    orders: { waitsForPayment: true },
  });

/** Changes the list of an order's payments, which this backend gives oldest first. */
const listPayments = (page: Page, edit: (payments: Payment[]) => unknown[]) =>
  page.route(LIST, async (route) => {
    const { data } = await (await fetchRealAnswer(route)).json();
    await route.fulfill({ json: { data: edit(data) } });
  });

async function goToPayment(
  customer: CustomerPage,
  restaurant: ReturnType<typeof addRestaurant>,
): Promise<void> {
  await customer.page.goto(restaurant.url("/products"));
  await addProduct(customer, fixtureNames.soup, 1);
  await goToCart(customer);
  await startCheckout(customer, "TAKEAWAY");
  await fillClientStep(customer, "Ana Sofía Ríos");
}

test("of several PIX codes of an order the last one is shown, where another backend lists older payments first", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/: (PATCH|POST) .*\/ms-(orders|payments)\//u);
  const customer = { page, t };
  let listed: Payment[] = [];
  await listPayments(page, (payments) => {
    listed = payments;
    return payments.map(withCode);
  });
  const restaurant = addPixRestaurant();
  await goToPayment(customer, restaurant);
  // The first attempt starts a payment, and its order is refused.
  restaurant.overrides.faults = { ...restaurant.overrides.faults, updateOrder: { status: 400 } };
  await placeOrderButton(customer).click();
  await expect.poll(() => restaurant.sent("createCompanyPayment").length).toBe(1);
  await expect(page.getByText("It does not work")).toBeVisible();
  delete restaurant.overrides.faults.updateOrder;
  await placeOrderButton(customer).click();
  await expect(page).toHaveURL(/\/tracking\?.*order_id=/u);
  expect(restaurant.sent("createCompanyPayment")).toHaveLength(2);
  const code = page.getByText(/^000201-/u);
  const shown = await code.textContent();
  await page.reload();
  await expect(code).toHaveText(shown ?? "");
  expect(listed).toHaveLength(2);
  expect(shown).toBe(`000201-${listed[1]?.id}`);
});

for (const [what, list] of [
  ["no payments", (page: Page) => listPayments(page, () => [])],
  [
    "payments without their codes",
    (page: Page) =>
      listPayments(page, (payments) =>
        payments.map((payment) => ({ ...payment, status: "pending", params: {} })),
      ),
  ],
  [
    "payments by no call",
    (page: Page) => page.route(LIST, (route) => route.fulfill({ status: 404 })),
  ],
] as const) {
  test(`a customer who leaves the page finds the PIX code again where another backend lists ${what}`, async ({
    page,
    t,
    browserErrors,
  }) => {
    browserErrors.allow(/404: GET .*company-payments/u);
    const customer = { page, t };
    await list(page);
    const restaurant = addPixRestaurant();
    await goToPayment(customer, restaurant);
    await placeOrderButton(customer).click();
    await expect(page).toHaveURL(/\/tracking\?.*order_id=/u);
    const code = page.getByText(/^000201-pay-\d+$/u);
    const shown = await code.textContent();
    const order = page.url();
    await page.goto(restaurant.url("/products"));
    await page.goto(order);
    await expect(code).toHaveText(shown ?? "");
    expect(restaurant.sent("createCompanyPayment")).toHaveLength(1);
  });
}
