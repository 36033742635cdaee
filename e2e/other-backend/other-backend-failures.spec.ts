import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import {
  addProduct,
  fillClientStep,
  goToCart,
  placeCashOrder,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { withValueAt } from "../support/other-backend/faulty-answer.ts";
import { fixtureNames } from "../support/other-backend/fixture.ts";
import { useJourneyRestaurants } from "../support/other-backend/journey-restaurant.ts";
import { openForAnHour } from "../support/restaurant/opening-hours.ts";
import { expect, test } from "../support/test.ts";

// The tests share one storefront, each at its own host.
test.describe.configure({ mode: "default" });

const { addRestaurant } = useJourneyRestaurants("other-backend-failures");

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

  await test.step("while the settings fail, the cart is not called empty", async () => {
    restaurant.overrides.faults = { readEcommerceSettings: { status: 500 } };
    await page.reload();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: t("error.occurred") })).toBeVisible();
    await expect(main).not.toContainText(t("cart.empty"));
    await expect(main).not.toContainText(t("reason.readOnly"));
    restaurant.overrides.faults = {};
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

test("a table code that arrives late says nothing of closing while the phone's clock is hours ahead", async ({
  page,
  t,
}) => {
  const restaurant = addRestaurant({
    faults: {
      readCompany: withValueAt("business_hours_settings", openForAnHour("America/Merida")),
      readQr: { slowMs: 3_000 },
    },
  });
  await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
  await page.goto(restaurant.url(`/products?qr-id=mesa-7.${restaurant.id}`));
  await expect(page.getByText("Mesa 7")).toBeVisible();
  // The text ends with the time of the next opening.
  await expect(page.getByText(t("reason.opens", { time: "" }).slice(0, 20))).toHaveCount(0);
});

test("a backend without coupons, points, service fees and visits is ordered from, and no page says that something failed", async ({
  page,
  t,
}) => {
  const customer = { page, t };
  const missing = { status: 501 };
  const restaurant = addRestaurant({
    faults: {
      listCoupons: missing,
      readLoyaltySettings: missing,
      readOrderSettings: missing,
      countVisit: missing,
    },
  });
  await page.goto(restaurant.url("/products"));
  await addProduct(customer, fixtureNames.soup, 1);
  await expect(page.getByRole("navigation", { name: t("menu.offers") })).toHaveCount(0);
  await goToCart(customer);
  await startCheckout(customer, "TAKEAWAY");
  await fillClientStep(customer, "Ana Sofía Ríos");
  await expect(placeOrderButton(customer)).toContainText("$80.00");
  await expect(dialog(page).getByRole("alert")).toHaveCount(0);
  await placeCashOrder(customer);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));
  await expect(page.getByText(t("loyalty.willEarnHint"))).toHaveCount(0);

  // Without a list of the device's orders, the browser's last order is on it.
  await page.goto(restaurant.url("/orders"));
  await expect(page.getByRole("heading", { name: t("orders.title") })).toBeVisible();
  await expect(page.getByText(fixtureNames.soup)).toBeVisible();
});
