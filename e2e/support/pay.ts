import type { CompanyPayment } from "@comanda/contract/payments";
import { type APIResponse, expect, type Page, type Route } from "@playwright/test";
import type { Restaurant } from "./company.ts";
import type { CompanyFile } from "./company-file.ts";
import { introduce, order, type Shopper, toOrder } from "./shop.ts";
import { atCart } from "./tacos.ts";

const sandbox = { provider_id: "sandbox", provider_code: "sandbox" };
export const card = { id: "card", code: "sandbox_card", description: "Tarjeta", ...sandbox };
export const pix = { id: "pix", code: "sandbox_pix", description: "Pix", ...sandbox };

/** Takes a card and PIX online for takeaway, beside cash. */
export function takesOnline(file: CompanyFile): void {
  const takeaway = [...(file.payment_methods?.takeaway ?? []), card, pix];
  file.payment_methods = { ...file.payment_methods, takeaway };
}

/** The same of a restaurant that has two tacos left. */
export function twoTacos(file: CompanyFile): void {
  takesOnline(file);
  const [taco] = file.categories[0]?.products ?? [];
  Object.assign(taco ?? {}, { stock_enabled: true });
  Object.assign(taco?.product_variants?.[0] ?? {}, { stock: 2 });
}

/** Two tacos for takeaway, and the summary, where they are paid. */
export async function toPayment(
  shopper: Shopper,
  edit: (file: CompanyFile) => void = takesOnline,
): Promise<Restaurant> {
  const shop = await atCart(shopper, edit);
  await order(shopper, "TAKEAWAY");
  await introduce(shopper, "Ana");
  await expect(toOrder(shopper)).toContainText("$60.00");
  return shop;
}

type TestCard = "cardPaid" | "cardRefused" | "cardWaits";

/** Chooses to pay by card and fills in one of the sandbox's. */
export async function fillCard({ page, t }: Shopper, which: TestCard): Promise<void> {
  await page.getByRole("radio", { name: card.description }).check();
  await page.getByRole("button", { name: t(`pay.test.${which}`) }).click();
}

/** What the server answers to a request that the browser is not to hear of yet. */
export async function answerOf(route: Route): Promise<APIResponse> {
  // A browser knows *.localhost by itself, this process need not.
  const url = new URL(route.request().url());
  url.hostname = "127.0.0.1";
  return route.fetch({ url: url.href, headers: await route.request().allHeaders() });
}

/** Waits for the order's page; answers with the order's id. */
export async function orderPage(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/tracking\?.*order_id=/u);
  return new URL(page.url()).searchParams.get("order_id") ?? "";
}

/** The payments of an order, newest first, as whoever ordered sees them. */
export async function paymentsOf(page: Page, orderId: string): Promise<CompanyPayment[]> {
  return page.evaluate(async (id) => {
    const path = `/ms-payments/public/company-payments/filters?reference_id=${id}`;
    return (await (await fetch(path)).json()).data;
  }, orderId);
}

/** Does in the bank's place what becomes of an order's newest payment. */
export async function settle(
  page: Page,
  shop: Restaurant,
  orderId: string,
  outcome: "paid" | "failed" | "cancelled",
): Promise<void> {
  const [payment] = await paymentsOf(page, orderId);
  const status = await page.evaluate(
    async ([id, body]) => {
      const path = `/ms-payments/public/sandbox/payments/${id}`;
      const headers = { "content-type": "application/json" };
      return (await fetch(path, { method: "POST", headers, body })).status;
    },
    [payment?.id ?? "", JSON.stringify({ company_id: shop.id, outcome })],
  );
  expect(status).toBe(200);
}

/** The order's page says so, by itself. */
export async function expectState({ page, t }: Shopper, key: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(key));
}
