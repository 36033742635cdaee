import { expectAccessible } from "./support/accessible.ts";
import { onlyOrder, openRestaurant } from "./support/company.ts";
import { closeNow } from "./support/company-file.ts";
import {
  addProduct,
  dialog,
  introduce,
  order,
  orderButton,
  payCash,
  seeOrder,
} from "./support/shop.ts";
import { expect, origin, test } from "./support/test.ts";
import { texts } from "./support/texts.ts";

test("where the visitor came from goes with every link, and with the order", async ({
  page,
  t,
}) => {
  const shop = await openRestaurant();
  const came = `utm_source=flyer&utm_campaign=nov&qr-id=${shop.id}-bar`;
  await page.goto(shop.url(`/?${came}`));
  const kept = (path: string) => new RegExp(`${path}\\?${came}$`, "u");
  await page.getByRole("link", { name: t("landing.menu") }).click();
  await expect(page).toHaveURL(kept("/products"));
  await addProduct({ page, t }, "Taco");
  await expect(page).toHaveURL(kept("/products"));
  await seeOrder({ page, t });
  await expect(page).toHaveURL(kept("/cart"));

  // A visit ends with the tab, not with an address that no longer says it.
  await page.goto(shop.url("/cart"));
  await order({ page, t }, "TAKEAWAY");
  const sent = page.waitForRequest((request) => request.url().endsWith("/ms-orders/public/orders"));
  await introduce({ page, t }, "Ana");
  expect((await sent).postDataJSON()).toMatchObject({
    utm_source: "flyer",
    utm_campaign: "nov",
    table_id: null,
  });
  await payCash({ page, t });
  expect(await onlyOrder(shop)).toMatchObject({
    total: 30,
    order_title: null,
    utm_source: "flyer",
    utm_campaign: "nov",
  });
});

test("a visit is counted once, and a preview never", async ({ page, context }) => {
  const shop = await openRestaurant();
  const answers: number[] = [];
  context.on("response", (response) => {
    if (response.url().includes("/company-visit")) answers.push(response.status());
  });
  await page.clock.install();
  for (const path of ["/", "/products", "/cart"]) {
    await page.goto(shop.url(path));
    await page.clock.runFor(5_000);
    await expect.poll(() => answers).toEqual([204]);
  }
  await page.waitForLoadState("networkidle");
  expect(answers).toEqual([204]);

  // What an earlier storefront left in the browser goes, too.
  const caches = () => page.evaluate(() => window.caches.keys());
  await page.evaluate(() => window.caches.open("precache-v2"));
  expect(await caches()).toEqual(["precache-v2"]);
  await page.goto(shop.url("/"));
  await page.clock.runFor(5_000);
  await expect.poll(caches).toEqual([]);

  for (const query of ["from=preview", "preview"]) {
    const preview = await context.newPage();
    await preview.clock.install();
    await preview.goto(shop.url(`/products?${query}`));
    await preview.clock.runFor(5_000);
    await preview.waitForLoadState("networkidle");
    expect(answers).toEqual([204]);
    await preview.close();
  }
});

test("a way to order that is paused is told on the menu, and cannot be chosen", async ({
  page,
  t,
}) => {
  const shop = await openRestaurant(({ ecommerce_settings: { takeaway } }) => {
    if (takeaway) takeaway.disabled_until = new Date(Date.now() + 3_600_000).toISOString();
  });
  await page.goto(shop.url("/products"));
  const told = page.getByRole("dialog", { name: t("pause.title") });
  await expect(told).toContainText(t("serviceType.takeaway"));
  await expectAccessible(page);
  await told.getByRole("button", { name: t("pause.goOn") }).click();
  await expect(told).toBeHidden();
  await addProduct({ page, t }, "Taco");
  await seeOrder({ page, t });
  await expect(orderButton({ page, t }, "TAKEAWAY")).toBeDisabled();
  await order({ page, t }, "ONSITE");
  await payCash({ page, t });
  expect(await onlyOrder(shop)).toMatchObject({ service_type: "ONSITE", total: 30 });

  // Said once a visit.
  await page.goto(shop.url("/products"));
  await page.waitForLoadState("networkidle");
  await expect(told).toBeHidden();
});

test("a restaurant that disabled its menu says so in every language that has the page", async ({
  page,
  noise,
}) => {
  noise.allow(/^404: GET/u);
  const shop = await openRestaurant();
  for (const language of ["en", "es", "fr", "pt"]) {
    const answer = await page.goto(shop.url(`/${language}/404`));
    expect(answer?.status(), language).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      texts(language)("disabled.title"),
    );
  }
  await page.goto(shop.url("/de/404"));
  await expect(page).toHaveURL(shop.url("/"));

  await shop.change(({ company }) => {
    company.domain_settings = { registration_status: "disabled" };
  });
  await page.goto(shop.url("/products"));
  await expect(page).toHaveURL(shop.url("/es/404"));
});

test("a visitor reports what is wrong with a page", async ({ page, t }) => {
  await page.goto(`${origin()}/products`);
  const sheet = dialog(page);
  await page.getByRole("button", { name: t("report.open") }).click();
  await sheet.getByRole("button", { name: t("report.send") }).click();
  await expect(sheet.getByText(t("report.chooseReason"))).toBeVisible();
  await sheet.getByRole("radio", { name: t("report.reason.food") }).check();
  await sheet.getByRole("button", { name: t("report.send") }).click();
  await expect(sheet.getByText(t("report.descriptionRequired"))).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("textbox", { name: t("report.description") }).fill("Una mosca en la sopa");
  const answered = page.waitForResponse(/site-abuse-report/u);
  await sheet.getByRole("button", { name: t("report.send") }).click();
  expect((await answered).status()).toBe(201);
  await expect(sheet.getByText(t("report.sent"))).toBeVisible();
});

test("a closed restaurant says so once, in one sheet with what is paused", async ({ page, t }) => {
  const shop = await openRestaurant((file) => {
    closeNow(file);
    const { takeaway, onsite } = file.ecommerce_settings;
    if (takeaway) takeaway.scheduled_orders_enabled = true;
    if (onsite) onsite.disabled_until = new Date(Date.now() + 3_600_000).toISOString();
  });
  await page.goto(shop.url("/products"));
  const told = page.getByRole("dialog", { name: t("later.title") });
  await expect(told).toContainText(t("pause.title"));
  await expect(told).toContainText(t("serviceType.onsite"));
  await expectAccessible(page);
  const closed = t("hours.closed");
  expect(await told.textContent()).not.toContain(closed);
  await told.getByRole("button", { name: t("later.choose") }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(t("reason.later"))).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(dialog(page)).toHaveCount(0);
  const seen = page.getByText(closed).filter({ visible: true });
  await expect(seen).toHaveCount(1);
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(dialog(page)).toHaveCount(0);
});

for (const path of ["/", "/products", "/info", "/tracking"]) {
  test(`who is saved is verified on ${path}, once a visit, and forgotten when unknown`, async ({
    page,
    noise,
  }) => {
    noise.allow(/^404: GET/u);
    const shop = await openRestaurant();
    const name = `comanda.client.${shop.id}`;
    await page.addInitScript((key) => {
      if (sessionStorage.getItem("e2e.saved")) return;
      sessionStorage.setItem("e2e.saved", "1");
      localStorage.setItem(key, "unknown-client");
    }, name);
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().includes("/clients/unknown-client")) asked += 1;
    });
    await page.goto(shop.url(path));
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), name)).toBeNull();
    expect(asked).toBe(1);
  });
}

test("who is saved stays so while the server cannot be reached, and is verified after that", async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/^404: GET|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_FAILED/u);
  const shop = await openRestaurant();
  const name = `comanda.client.${shop.id}`;
  const saved = () => page.evaluate((key) => localStorage.getItem(key), name);
  await page.addInitScript((key) => localStorage.setItem(key, "unknown-client"), name);
  const calls = /\/clients\/unknown-client/u;
  await page.route(calls, (route) => route.abort("connectionfailed"));
  const failed = page.waitForEvent("requestfailed", (request) => calls.test(request.url()));
  await page.goto(shop.url("/info"));
  await failed;
  expect(await saved()).toBe("unknown-client");
  await page.unroute(calls);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(saved).toBeNull();
});
