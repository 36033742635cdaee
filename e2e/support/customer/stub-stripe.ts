import type { Page } from "@playwright/test";
import type { EditableCompanyFile } from "../restaurant/company-file.ts";

export const stripeCardMethod = {
  id: "stripe",
  code: "stripe_card",
  description: "Tarjeta",
  provider_id: "stripe",
  provider_code: "stripe",
};

/** Lets the restaurant take cards by Stripe for takeaway, beside cash. */
export function acceptStripe(file: EditableCompanyFile): void {
  const takeaway = [...(file.payment_methods?.takeaway ?? []), stripeCardMethod];
  file.payment_methods = { ...file.payment_methods, takeaway };
}

/**
 * Replaces Stripe's script with the parts that our form uses: a field in which `refuse` is refused and
 * any other text is paid. `window.confirmations` counts the confirmations.
 */
const SCRIPT = `
window.confirmations = 0;
window.Stripe = (key, options) => {
  let typed = "";
  const field = (on = {}) => ({
    mount(place) {
      const input = document.createElement("input");
      input.setAttribute("aria-label", "Stripe: " + key + " " + options.locale);
      input.addEventListener("input", () => { typed = input.value; });
      place.append(input);
      setTimeout(() => on.ready?.());
    },
    on(name, listener) { on[name] = listener; return this; },
    off() { return this; },
    update() {},
    unmount() {},
    destroy() {},
  });
  const refused = { type: "card_error", message: "Fondos insuficientes" };
  return {
    elements: () => {
      const made = field();
      return {
        create: () => made,
        getElement: () => made,
        update() {},
        on() {},
        off() {},
        submit: async () => (typed ? {} : { error: { type: "validation_error" } }),
      };
    },
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
    confirmPayment: async () => {
      window.confirmations += 1;
      return typed === "refuse" ? { error: refused } : { paymentIntent: { status: "succeeded" } };
    },
  };
};
window.Stripe.version = "endive";
`;

/** Stubs Stripe's script alone, for a backend that has payments of its own. */
export async function stubStripeScript(page: Page): Promise<void> {
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: SCRIPT }),
  );
}

const PAYMENTS = "**/ms-payments/public/company-payments";

/**
 * Stubs Stripe's script and the server's calls about payments by Stripe. A test may change the status
 * of the newest payment in the answer; `paymentCount` counts the payments.
 */
export async function stubStripe(page: Page): Promise<{ status: string; paymentCount: number }> {
  const state = { status: "pending", paymentCount: 0 };
  let orderId = "";
  const payment = () => ({
    id: `p${state.paymentCount}`,
    reference_id: orderId,
    status: state.status,
    amount: 60,
    params: { client_secret: `pi_${state.paymentCount}_secret`, publishable_key: "pk_live_stub" },
  });
  await stubStripeScript(page);
  await page.route(PAYMENTS, (route) => {
    orderId = route.request().postDataJSON().reference_id;
    state.paymentCount += 1;
    return route.fulfill({ status: 201, json: payment() });
  });
  // The server refuses Stripe orders of a restaurant without Stripe keys.
  await page.route("**/ms-orders/public/companies/*/orders/*", async (route) => {
    if (route.request().method() !== "PATCH") return route.continue();
    const waiting = { status: "INITIATED", payment_status: "payment_requested" };
    const order = { id: orderId, ...waiting, total: 60, breakdown: { total: 60 } };
    await route.fulfill({ json: order });
  });
  await page.route(`${PAYMENTS}/filters*`, (route) =>
    route.fulfill({ json: { data: [payment()] } }),
  );
  await page.route(`${PAYMENTS}/*/cancel`, (route) =>
    route.fulfill({ json: { ...payment(), status: "cancelled" } }),
  );
  return state;
}
