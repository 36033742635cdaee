import { gzipSync } from "node:zlib";
import {
  addProduct,
  type CustomerPage,
  fillClientStep,
  goToCart,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import type { RawAnswer } from "../support/other-backend/faulty-answer.ts";
import { fixtureNames } from "../support/other-backend/fixture.ts";
import { useJourneyRestaurants } from "../support/other-backend/journey-restaurant.ts";
import { expect, test } from "../support/test.ts";

// The tests share one storefront, each at its own host.
test.describe.configure({ mode: "default" });

const { addRestaurant } = useJourneyRestaurants("other-backend-proxy");

const REFUSAL = "La cocina cerró";

const errorPage: RawAnswer = {
  status: 502,
  headers: { "content-type": "text/html" },
  body: "<html><body><h1>502 Bad Gateway</h1></body></html>",
};
const compressedRefusal: RawAnswer = {
  status: 409,
  headers: { "content-type": "application/json", "content-encoding": "gzip" },
  body: gzipSync(JSON.stringify({ message: REFUSAL })),
};

/** Opens the summary of a takeaway order of one soup. */
async function openSummary(customer: CustomerPage, url: string): Promise<void> {
  await customer.page.goto(url);
  await addProduct(customer, fixtureNames.soup, 1);
  await goToCart(customer);
  await startCheckout(customer, "TAKEAWAY");
  await fillClientStep(customer, "Ana Sofía Ríos");
  await expect(placeOrderButton(customer)).toContainText("$80.00");
}

test("a customer whose order another backend answers with a compressed refusal reads why, and orders once by another press", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/: PATCH .*\/ms-orders\//u);
  const customer = { page, t };
  const restaurant = addRestaurant();
  await openSummary(customer, restaurant.url("/products"));
  restaurant.overrides.faults = { updateOrder: { raw: () => compressedRefusal } };
  await placeOrderButton(customer).click();
  await expect(page.getByText(REFUSAL)).toBeVisible();
  await expect(placeOrderButton(customer)).toContainText("$80.00");
  restaurant.overrides.faults = {};
  await placeOrderButton(customer).click();
  await expect(page).toHaveURL(/\/tracking\?.*order_id=ord-1/u);
  expect(restaurant.sent("createOrder")).toHaveLength(1);
});

test("an order that arrived behind the error page of another backend's proxy is found, and its page opens", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/: PATCH .*\/ms-orders\//u);
  const customer = { page, t };
  const restaurant = addRestaurant();
  await openSummary(customer, restaurant.url("/products"));
  restaurant.overrides.faults = { updateOrder: { raw: () => errorPage } };
  await placeOrderButton(customer).click();
  await expect(page).toHaveURL(/\/tracking\?.*order_id=ord-1/u);
  await expect(page.getByText("Bad Gateway")).toHaveCount(0);
  expect(restaurant.sent("createOrder")).toHaveLength(1);
  expect(restaurant.sent("updateOrder")).toHaveLength(1);
});

test("a menu that another backend sends compressed, after a redirect, is shown with its prices", async ({
  page,
}) => {
  const restaurant = addRestaurant();
  const path = "ms-products/public/companies";
  let isRedirected = false;
  restaurant.overrides.faults = {
    listCategories: {
      raw: (menu): RawAnswer => {
        if (isRedirected)
          return {
            status: 200,
            headers: { "content-type": "application/json", "content-encoding": "gzip" },
            body: gzipSync(JSON.stringify(menu)),
          };
        isRedirected = true;
        return {
          status: 301,
          headers: { location: `/${path}/${restaurant.id}/categories?page=1` },
        };
      },
    },
  };
  await page.goto(restaurant.url("/products"));
  await expect(page.getByRole("listitem").filter({ hasText: fixtureNames.soup })).toContainText(
    "$80.00",
  );
  expect(isRedirected).toBe(true);
});
