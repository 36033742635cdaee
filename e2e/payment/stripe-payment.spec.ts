import { placeOrderButton } from "../support/customer/customer-page.ts";
import { goToPayment, waitForOrderPage } from "../support/customer/sandbox-payment.ts";
import { acceptStripe, stubStripe } from "../support/customer/stub-stripe.ts";
import { fetchPage } from "../support/fetch-page.ts";
import { expect, test } from "../support/test.ts";

test("Stripe's form is loaded from Stripe's host, refuses a card and takes another", async ({
  page,
  t,
  browserErrors,
}) => {
  // The server does not know the order that the stub paid.
  browserErrors.allow(/404: GET .*tracking/u);
  const stripe = await stubStripe(page);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("stripe.com")) scripts.push(request.url());
  });
  await goToPayment({ page, t }, acceptStripe);
  const field = page.getByLabel("Stripe: pk_live_stub es-419");
  await expect(field).toBeVisible();
  expect(stripe.paymentCount).toBe(1);
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toMatch(/^https:\/\/js\.stripe\.com\//u);

  await placeOrderButton({ page, t }).click();
  await expect(placeOrderButton({ page, t })).toBeEnabled();
  expect(await page.evaluate("window.confirmations")).toBe(0);

  await field.fill("refuse");
  await placeOrderButton({ page, t }).click();
  await expect(page.getByRole("alert")).toContainText("Fondos insuficientes");
  await page.getByRole("button", { name: t("pay.choose") }).click();

  await page.getByRole("radio", { name: "Tarjeta" }).check();
  await field.fill("4242");
  await placeOrderButton({ page, t }).click();
  await waitForOrderPage(page);
  expect(await page.evaluate("window.confirmations")).toBe(2);
  expect(stripe.paymentCount).toBe(2);
});

test("a payment script that fails to load makes its method unavailable", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/js\.stripe\.com/u);
  await stubStripe(page);
  // The message takes the place of the summary, which is looked at before.
  const { promise: isSummarySeen, resolve: failNow } = Promise.withResolvers<void>();
  await page.route("https://js.stripe.com/**", async (route) => {
    await isSummarySeen;
    await route.abort();
  });
  await goToPayment({ page, t }, acceptStripe);
  failNow();
  await expect(page.getByRole("alert")).toContainText(t("pay.unavailable.text"));
  await page.getByRole("button", { name: t("pay.choose") }).click();
  await expect(page.getByRole("radio", { name: "Tarjeta" })).not.toBeChecked();
});

test("only a restaurant that takes cards by Stripe lets its pages load Stripe's form", async () => {
  const port = Number(process.env.E2E_PORT);
  const { headers } = await fetchPage({ port, host: "demo.localhost", path: "/products" });
  expect(headers["content-security-policy"]).not.toContain("stripe");
});
