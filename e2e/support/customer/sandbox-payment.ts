import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { type APIResponse, expect, type Page, type Route } from "@playwright/test";
import type { EditableCompanyFile } from "../restaurant/company-file.ts";
import { createRestaurant, type Restaurant } from "../restaurant/restaurant.ts";
import { becomeKnownClient, fillCart } from "./cart-with-tacos.ts";
import { type CustomerPage, placeOrderButton, startCheckout } from "./customer-page.ts";

const sandbox = { provider_id: "sandbox", provider_code: "sandbox" };
export const sandboxCardMethod = {
  id: "card",
  code: "sandbox_card",
  description: "Tarjeta",
  ...sandbox,
};
export const sandboxPixMethod = { id: "pix", code: "sandbox_pix", description: "Pix", ...sandbox };

/** Lets the restaurant take card and PIX online for takeaway, beside cash. */
export function acceptCardAndPix(file: EditableCompanyFile): void {
  const takeaway = [...(file.payment_methods?.takeaway ?? []), sandboxCardMethod, sandboxPixMethod];
  file.payment_methods = { ...file.payment_methods, takeaway };
}

/** Lets the restaurant take two methods online and two others, so that none is chosen by itself. */
export function acceptTwoMethodsOfEachMode(file: EditableCompanyFile): void {
  acceptCardAndPix(file);
  const terminal = { id: "terminal", code: "card_on_delivery", description: "Terminal" };
  file.payment_methods?.takeaway?.push(terminal);
}

/** Accepts online payments, with two tacos in stock. */
export function acceptOnlineWithTwoTacosLeft(file: EditableCompanyFile): void {
  acceptCardAndPix(file);
  const [taco] = file.categories[0]?.products ?? [];
  Object.assign(taco ?? {}, { stock_enabled: true });
  Object.assign(taco?.product_variants?.[0] ?? {}, { stock: 2 });
}

/** Goes to the summary of a takeaway order of two tacos by a known client, where it is paid. */
export async function goToPayment(
  customer: CustomerPage,
  edit: (file: EditableCompanyFile) => void = acceptCardAndPix,
): Promise<Restaurant> {
  const restaurant = await createRestaurant(edit);
  await fillCart(customer.page, restaurant);
  await becomeKnownClient(customer.page, restaurant);
  await customer.page.goto(restaurant.url("/cart"));
  await startCheckout(customer, "TAKEAWAY");
  await expect(placeOrderButton(customer)).toContainText("$60.00");
  return restaurant;
}

type TestCard = "cardPaid" | "cardRefused" | "cardWaits";

/** Chooses the card method and fills in a test card. */
export async function fillSandboxCard({ page, t }: CustomerPage, which: TestCard): Promise<void> {
  await page.getByRole("radio", { name: sandboxCardMethod.description }).check();
  await page.getByRole("button", { name: t(`pay.test.${which}`) }).click();
}

/** Sends a held request to the server; the browser does not get the response. */
export async function fetchRealAnswer(route: Route): Promise<APIResponse> {
  // By address: a browser resolves *.localhost itself, this process may not.
  const url = new URL(route.request().url());
  url.hostname = "127.0.0.1";
  const headers = await route.request().allHeaders();
  // The server may just have closed the connection that is used again.
  return route.fetch({ url: url.href, headers, maxRetries: 1 });
}

/** Waits for the order's page; answers with the order's id. */
export async function waitForOrderPage(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/tracking\?.*order_id=/u);
  return new URL(page.url()).searchParams.get("order_id") ?? "";
}

/** Reads the payments of an order, newest first, as the customer's device reads them. */
export async function readPayments(page: Page, orderId: string): Promise<CompanyPayment[]> {
  return page.evaluate(async (id) => {
    const path = `/ms-payments/public/company-payments/filters?reference_id=${id}`;
    return (await (await fetch(path)).json()).data;
  }, orderId);
}

/** Decides the newest payment of an order in place of the bank. */
export async function setPaymentOutcome(
  page: Page,
  restaurant: Restaurant,
  orderId: string,
  outcome: "paid" | "failed" | "cancelled",
): Promise<void> {
  const [payment] = await readPayments(page, orderId);
  const status = await page.evaluate(
    async ([id, body]) => {
      const path = `/ms-payments/public/sandbox/payments/${id}`;
      const headers = { "content-type": "application/json" };
      return (await fetch(path, { method: "POST", headers, body })).status;
    },
    [payment?.id ?? "", JSON.stringify({ company_id: restaurant.id, outcome })],
  );
  expect(status).toBe(200);
}

/** Expects the heading of the order's page, which updates by itself. */
export async function expectOrderHeading({ page, t }: CustomerPage, key: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(key));
}
