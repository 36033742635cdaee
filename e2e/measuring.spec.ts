import { expectAccessible } from "./support/accessible.ts";
import { durango, home, listed, toForm, toSummary, write } from "./support/address-form.ts";
import { onlyOrder, openRestaurant } from "./support/company.ts";
import { confirmPlace, continueButton, movePin, toMap, toSearch } from "./support/delivery.ts";
import {
  measures,
  reported,
  seenPages,
  shopping,
  stubPixel,
  toldPixel,
} from "./support/measuring.ts";
import {
  addProduct,
  dialog,
  introduce,
  order,
  payCash,
  seeOrder,
  toOrder,
} from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

test("each page and step is reported once, on the way and on the way back", async ({ page, t }) => {
  const shop = await openRestaurant();
  await page.goto(shop.url("/"));
  await page.getByRole("link", { name: t("landing.menu"), exact: true }).click();
  await addProduct({ page, t }, "Taco", 2);
  await seeOrder({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await page.getByLabel(t("checkout.name"), { exact: true }).waitFor();
  const way = ["welcome_page", "products", "cart", "personal_information"];
  await expect.poll(() => seenPages(page)).toEqual(way);

  await introduce({ page, t }, "Ana");
  await expect(toOrder({ page, t })).toBeVisible();
  await expect.poll(() => seenPages(page)).toEqual([...way, "payment"]);
  // A step back is seen again, and so is the one that follows it.
  await page.goBack();
  await expect(toOrder({ page, t })).toBeHidden();
  await page.goForward();
  await expect(toOrder({ page, t })).toBeVisible();
  const seen = await seenPages(page);
  expect(seen.slice(0, 5)).toEqual([...way, "payment"]);
  expect(seen.at(-1)).toBe("payment");
  // A reload begins with the page below, and with what is open over it.
  await page.reload();
  await expect(toOrder({ page, t })).toBeVisible();
  await expect.poll(() => seenPages(page)).toEqual(["cart", "payment"]);
});

test("each way to an address is reported by its name", async ({ page, t }) => {
  const shopper = { page, t };
  await toSearch(shopper);
  await expect
    .poll(() => seenPages(page))
    .toEqual(["cart", "personal_information", "search_dropdown"]);
  await toMap(shopper);
  await movePin(shopper);
  await continueButton(shopper).click();
  await confirmPlace(shopper);
  await expect(toOrder(shopper)).toBeVisible();
  await expect
    .poll(async () => (await seenPages(page)).slice(3))
    .toEqual(["search_map", "search_location", "payment"]);
});

test("an address that is written, and the list of those that are known", async ({ page, t }) => {
  const shopper = { page, t };
  await toForm(shopper);
  await write(shopper, durango);
  await toSummary(shopper).click();
  await expect(toOrder(shopper)).toBeVisible();
  await page.goBack();
  await expect(listed(shopper, home)).toBeChecked();
  const seen = await seenPages(page);
  expect(seen.slice(0, 4)).toEqual(["cart", "personal_information", "search creation", "payment"]);
  expect(seen.at(-1)).toBe("address list");
});

test("a menu that is disabled is reported as not there", async ({ page, noise }) => {
  noise.allow(/^404: GET/u);
  await page.goto("/es/404");
  await expect.poll(() => seenPages(page)).toEqual(["404"]);
});

test("an order is reported as shops report it, and nothing of the person @wide", async ({
  page,
  t,
}) => {
  const shop = await openRestaurant();
  await page.goto(shop.url("/products?utm_source=flyer&utm_campaign=summer"));
  await addProduct({ page, t }, "Taco", 2);
  await seeOrder({ page, t });
  await page.getByRole("button", { name: t("cart.more") }).click();
  await page.getByRole("button", { name: t("cart.less") }).click();
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana Sofía Ríos");
  const number = await payCash({ page, t });

  await expect
    .poll(() => shopping(page))
    .toEqual([
      "view_item_list",
      "select_item",
      "view_item",
      "add_to_cart",
      "view_cart",
      "add_to_cart",
      "remove_from_cart",
      "begin_checkout",
      "add_shipping_info",
      "add_payment_info",
      "purchase",
    ]);
  const events = await reported(page);
  const tacos = {
    item_id: "taco",
    item_name: "Taco",
    item_variant: "taco-1",
    price: 30,
    quantity: 2,
  };
  expect(events.find(({ event }) => event === "add_to_cart")).toMatchObject({
    ecommerce: { currency: "MXN", value: 60, items: [tacos] },
  });
  expect(events.find(({ event }) => event === "purchase")).toMatchObject({
    ecommerce: { transaction_id: number, currency: "MXN", value: 60, shipping: 0, items: [tacos] },
  });
  expect(events.filter(({ event }) => event === "orderCompleted")).toEqual([
    { event: "orderCompleted", order_number: number, value: 60 },
  ]);
  expect((await seenPages(page)).slice(-2)).toEqual(["payment", "confirmation"]);

  const placed = await onlyOrder(shop);
  expect(placed).toMatchObject({ utm_source: "flyer", utm_campaign: "summer" });
  const said = JSON.stringify(events);
  for (const own of ["Ana", "5512345678", placed.id, `${placed.client_id}`]) {
    expect(said).not.toContain(own);
  }
  // The order's page is no order more.
  await page.reload();
  await expect(page.getByText(t("tracking.number", { number }))).toBeVisible();
  expect(await shopping(page)).toEqual([]);
});

test("where the law asks for it nothing is measured before a yes @wide", async ({
  page,
  context,
  t,
}) => {
  const asked = await stubPixel(context);
  const shop = await openRestaurant(measures("BR"));
  const question = page.getByRole("region", { name: t("consent.title") });
  const answer = await page.goto(shop.url("/products"));
  expect(await answer?.headerValue("content-security-policy")).toContain("connect.facebook.net");
  await expect(question).toBeVisible();
  await expectAccessible(page);

  // It is in nobody's way: what is at the bottom stands above it, and a sheet over it.
  await addProduct({ page, t }, "Taco");
  const box = (await question.boundingBox()) ?? { y: 0 };
  for (const path of ["/products", "/cart"]) {
    if (path === "/cart") await seeOrder({ page, t });
    const way = path === "/cart" ? t("cart.order.TAKEAWAY") : t("menu.seeOrder");
    const button = page.getByRole(path === "/cart" ? "button" : "link", { name: way });
    await expect(async () => {
      const { y, height } = (await button.boundingBox()) ?? { y: 0, height: 0 };
      expect(y + height).toBeLessThanOrEqual(box.y);
    }).toPass();
  }
  await page.goBack();
  await page.getByRole("link", { name: "Taco" }).click();
  await dialog(page)
    .getByRole("button", { name: t("product.add") })
    .click({ trial: true });
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/product=/u);
  expect(await reported(page)).toEqual([]);
  expect(asked()).toBe(0);

  // By keyboard: it is the first to be reached, and no trap.
  await page.reload();
  await expect(question).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(question.getByRole("button", { name: t("consent.no") })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(question.getByRole("button", { name: t("consent.yes") })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(question.locator(":focus")).toHaveCount(0);
  await question.getByRole("button", { name: t("consent.no") }).press("Enter");
  await expect(question).toBeHidden();
  const kept = (await context.cookies()).find(({ name }) => name === "comanda_measuring");
  expect(kept).toMatchObject({ value: "no", path: "/", sameSite: "Lax" });
  expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(question).toBeHidden();
  expect(await reported(page)).toEqual([]);
  expect(asked()).toBe(0);

  // Whoever changes their mind finds the question again, and is back where they were.
  const choices = page.getByRole("button", { name: t("consent.open") });
  await choices.click();
  await expect(question).toBeFocused();
  await question.getByRole("button", { name: t("consent.yes") }).click();
  await expect(question).toBeHidden();
  await expect(choices).toBeFocused();
  await page.reload();
  await expect.poll(() => toldPixel(page)).toEqual([["PageView", { page: "products" }]]);
  expect(asked()).toBeGreaterThan(0);
});

test("a yes has the page that is seen reported, and then the way to the order", async ({
  page,
  context,
  t,
}) => {
  const asked = await stubPixel(context);
  const shop = await openRestaurant(measures("BR"));
  await page.goto(shop.url("/products"));
  await page.getByRole("button", { name: t("consent.yes") }).click();
  await expect.poll(() => toldPixel(page)).toEqual([["PageView", { page: "products" }]]);
  await addProduct({ page, t }, "Taco", 2);
  await seeOrder({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await page.getByLabel(t("checkout.name"), { exact: true }).fill("Ana");
  await page.getByLabel(t("checkout.phone"), { exact: true }).fill("(11) 96123-4567");
  await page.getByRole("button", { name: t("checkout.next.summary") }).click();
  const number = await payCash({ page, t });
  const told = await toldPixel(page);
  expect(told.flatMap(([name, { page: seen }]) => seen ?? name)).toEqual([
    "products",
    "ViewContent",
    "AddToCart",
    "cart",
    "personal_information",
    "InitiateCheckout",
    "payment",
    "Purchase",
    "confirmation",
  ]);
  expect(told.find(([name]) => name === "AddToCart")?.[1]).toMatchObject({
    value: 60,
    currency: "MXN",
    contents: [{ id: "taco", quantity: 2, item_price: 30 }],
  });
  expect(told.find(([name]) => name === "Purchase")).toEqual([
    "Purchase",
    expect.objectContaining({ value: 60, currency: "MXN" }),
    { eventID: `purchase-${number}` },
  ]);
  // An order's page, whose address is the customer's, tells it nothing and does not ask for it.
  const before = asked();
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(asked()).toBe(before);
});

test("where a notice is enough nobody is asked, and whoever objects is left out", async ({
  page,
  context,
  t,
}) => {
  const asked = await stubPixel(context);
  const shop = await openRestaurant(measures("MX"));
  await page.goto(shop.url("/"));
  await expect.poll(() => toldPixel(page)).toEqual([["PageView", { page: "welcome_page" }]]);
  await expect(page.getByRole("region", { name: t("consent.title") })).toBeHidden();
  const before = asked();

  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
  );
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("region", { name: t("consent.title") })).toBeHidden();
  expect(await reported(page)).toEqual([]);
  expect(asked()).toBe(before);
});

test("a preview is measured nowhere, to its end", async ({ page, context }) => {
  const asked = await stubPixel(context);
  const visits: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("company-visit")) visits.push(request.url());
  });
  const shop = await openRestaurant(measures("MX"));
  for (const path of ["/?from=preview", "/products"]) {
    await page.goto(shop.url(path));
    await page.waitForLoadState("networkidle");
    expect(await reported(page)).toEqual([]);
  }
  expect([asked(), visits]).toEqual([0, []]);
});

test("a company without a pixel lets nobody in, and asks nothing", async ({ page, t }) => {
  const shop = await openRestaurant((file) => {
    measures("BR")(file);
    file.ecommerce_settings.analytics_settings = { facebook_pixel: "1234567');alert(1)//" };
  });
  const answer = await page.goto(shop.url("/"));
  expect(await answer?.headerValue("content-security-policy")).not.toContain("facebook");
  await expect.poll(() => seenPages(page)).toEqual(["welcome_page"]);
  await expect(page.getByRole("button", { name: t("consent.open") })).toBeHidden();
});

test("a page that cannot be had is reported, be it by the router @wide", async ({
  page,
  noise,
  t,
}) => {
  noise.allow(/^(503|404): GET/u, /^console error/u, /^exception/u);
  const shop = await openRestaurant();
  await page.goto(shop.url("/"));
  await page.route("**/*.data*", (route) => route.fulfill({ status: 503, body: "" }));
  await page.getByRole("link", { name: t("landing.menu"), exact: true }).click();
  await expect(page.getByRole("heading", { name: t("error.occurred") })).toBeVisible();
  const errors = async () =>
    (await reported(page)).flatMap(({ event, action, url }) =>
      event === "requestError" ? [`${action} ${url}`] : [],
    );
  expect(await errors()).toEqual([expect.stringMatching(/^ERROR_503 .*\/products\.data$/u)]);

  await page.goto(shop.url("/tracking?order_id=nothing"));
  await expect.poll(errors).toEqual(["ERROR_404 /tracking"]);
});
