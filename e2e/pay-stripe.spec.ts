import { orderPage, toPayment } from "./support/pay.ts";
import { toOrder } from "./support/shop.ts";
import { pretendStripe, takesStripe } from "./support/stripe.ts";
import { expect, origin, test } from "./support/test.ts";

test("Stripe's form comes from its own host, refuses and pays", async ({ page, t, noise }) => {
  // The server has never heard of the order that was paid.
  noise.allow(/404: GET .*tracking/u);
  const stripe = await pretendStripe(page);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("stripe.com")) scripts.push(request.url());
  });
  await toPayment({ page, t }, takesStripe);
  const field = page.getByLabel("Stripe: pk_live_stub es-419");
  await expect(field).toBeVisible();
  expect(stripe.begun).toBe(1);
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toMatch(/^https:\/\/js\.stripe\.com\//u);

  await toOrder({ page, t }).click();
  await expect(toOrder({ page, t })).toBeEnabled();
  expect(await page.evaluate("window.confirmations")).toBe(0);

  await field.fill("refuse");
  await toOrder({ page, t }).click();
  await expect(page.getByRole("alert")).toContainText("Fondos insuficientes");
  await page.getByRole("button", { name: t("pay.choose") }).click();

  await page.getByRole("radio", { name: "Tarjeta" }).check();
  await field.fill("4242");
  await toOrder({ page, t }).click();
  await orderPage(page);
  expect(await page.evaluate("window.confirmations")).toBe(2);
  expect(stripe.begun).toBe(2);
});

test("a script that cannot be loaded is a method that cannot be used", async ({
  page,
  t,
  noise,
}) => {
  noise.allow(/js\.stripe\.com/u);
  await pretendStripe(page);
  await page.route("https://js.stripe.com/**", (route) => route.abort());
  await toPayment({ page, t }, takesStripe);
  await expect(page.getByRole("alert")).toContainText(t("pay.unavailable.text"));
  await page.getByRole("button", { name: t("pay.choose") }).click();
  await expect(page.getByRole("radio", { name: "Tarjeta" })).not.toBeChecked();
});

test("only a restaurant that takes cards by Stripe lets its pages load Stripe's form", async ({
  page,
}) => {
  const answer = await page.goto(`${origin()}/products`);
  expect(answer?.headers()["content-security-policy"]).not.toContain("stripe");
});
