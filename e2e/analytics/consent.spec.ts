import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import { hasLoadedModule } from "../support/browser/has-loaded-module.ts";
import { reportedEvents, reportedPages } from "../support/browser/reported-events.ts";
import { addProduct } from "../support/customer/customer-page.ts";
import {
  createMeasuredRestaurant,
  readPixelCalls,
} from "../support/restaurant/measured-restaurant.ts";
import { expect, test } from "../support/test.ts";

test("where the law asks for consent, nothing is measured before the visitor agrees @wide", async ({
  page,
  context,
  t,
  isMobile,
}) => {
  const { restaurant, requestCount } = await createMeasuredRestaurant(context, "BR");
  const question = page.getByRole("region", { name: t("consent.title") });
  const answer = await page.goto(restaurant.url("/products"));
  expect(await answer?.headerValue("content-security-policy")).toContain("connect.facebook.net");
  await expect(question).toBeVisible();
  expect(await hasLoadedModule(page, "consent-banner")).toBe(true);
  await expectAccessible(page);

  // Buttons at the bottom stand above the question, and a sheet lies over it.
  await addProduct({ page, t }, "Taco");
  const box = (await question.boundingBox()) ?? { y: 0 };
  for (const path of ["/products", "/cart"]) {
    if (path === "/cart") await page.goto(restaurant.url(path));
    const name = path === "/cart" ? t("cart.order.TAKEAWAY") : t("menu.seeOrder");
    const button = page.getByRole(path === "/cart" ? "button" : "link", { name });
    await expect(async () => {
      const { y, height } = (await button.boundingBox()) ?? { y: 0, height: 0 };
      expect(y + height).toBeLessThanOrEqual(box.y);
    }).toPass();
  }
  await page.goto(restaurant.url("/products"));
  await page.getByRole("link", { name: "Taco" }).click();
  await dialog(page)
    .getByRole("button", { name: t("product.add") })
    .click({ trial: true });
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/product=/u);
  expect(await reportedEvents(page)).toEqual([]);
  expect(requestCount()).toBe(0);

  // The rest is the same on a wide screen.
  if (!isMobile) return;
  // By keyboard the question comes first, and does not trap the focus.
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
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const cookie = (await context.cookies()).find(({ name }) => name === "comanda_measuring");
  expect(cookie).toMatchObject({ value: "no", path: "/", sameSite: "Lax" });
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(question).toBeHidden();
  expect(await reportedEvents(page)).toEqual([]);
  expect(requestCount()).toBe(0);

  // A visitor can open the question again, and the focus returns to the button.
  const choices = page.getByRole("button", { name: t("consent.open") });
  await choices.click();
  await expect(question).toBeFocused();
  await question.getByRole("button", { name: t("consent.yes") }).click();
  await expect(question).toBeHidden();
  await expect(choices).toBeFocused();
  await page.reload();
  await expect.poll(() => readPixelCalls(page)).toEqual([["PageView", { page: "products" }]]);
  expect(requestCount()).toBeGreaterThan(0);
});

test("where a notice is enough, the notice is shown, and a visitor who objects is not measured", async ({
  page,
  context,
  t,
}) => {
  const { restaurant, requestCount } = await createMeasuredRestaurant(context, "MX");
  await test.step("a preview is not measured on any of its pages", async () => {
    const visits: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("company-visit")) visits.push(request.url());
    });
    for (const path of ["/?from=preview", "/products"]) {
      await page.goto(restaurant.url(path));
      await page.waitForLoadState("networkidle");
      expect(await reportedEvents(page)).toEqual([]);
    }
    expect([requestCount(), visits]).toEqual([0, []]);
    // The next page begins a new visit.
    await page.evaluate(() => sessionStorage.clear());
  });

  const notice = page.getByRole("region", { name: t("consent.notice") });
  const pageView = [["PageView", { page: "welcome_page" }]];
  await page.goto(restaurant.url("/"));
  await expect.poll(() => readPixelCalls(page)).toEqual(pageView);
  await notice.getByRole("button", { name: t("consent.fine") }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect.poll(() => readPixelCalls(page)).toEqual(pageView);
  await expect(notice).toBeHidden();
  expect(await hasLoadedModule(page, "consent-banner")).toBe(false);

  const before = requestCount();
  const expectNotMeasured = async () => {
    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect(notice).toBeHidden();
    expect(await reportedEvents(page)).toEqual([]);
    expect(requestCount()).toBe(before);
  };
  await page.getByRole("button", { name: t("consent.open") }).click();
  await notice.getByRole("button", { name: t("consent.no") }).click();
  await expectNotMeasured();
  await context.clearCookies();
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
  );
  await expectNotMeasured();
});

test("the consent question opens on demand, and an answer counts in all tabs", async ({
  page,
  context,
  t,
}) => {
  const { restaurant, requestCount } = await createMeasuredRestaurant(context, "BR");
  const question = page.getByRole("region", { name: t("consent.title") });
  const choices = page.getByRole("button", { name: t("consent.open") });
  // The button is pressed before the code of the question has come.
  const release = Promise.withResolvers<void>();
  await page.route(/\/measuring-[^/]*\.js$/u, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(restaurant.url("/"));
  await choices.click();
  release.resolve();
  await expect(question).toBeFocused();
  // It is pressed again while the question is open.
  await choices.focus();
  await choices.press("Enter");
  await expect(question).toBeFocused();

  const other = await context.newPage();
  await other.goto(restaurant.url("/"));
  const otherQuestion = other.getByRole("region", { name: t("consent.title") });
  await otherQuestion.getByRole("button", { name: t("consent.no") }).click();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(question).toBeHidden();
  // A later answer in this tab counts in the other tab too.
  await choices.click();
  await question.getByRole("button", { name: t("consent.yes") }).click();
  await other.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect.poll(() => readPixelCalls(other)).toEqual([["PageView", { page: "welcome_page" }]]);
  await expect.poll(requestCount).toBe(2);

  await test.step("a company without a valid pixel allows no foreign script and asks for no consent", async () => {
    await context.clearCookies();
    await restaurant.reimport(({ ecommerce_settings }) => {
      ecommerce_settings.analytics_settings = { facebook_pixel: "1234567');alert(1)//" };
    });
    const answer = await page.goto(restaurant.url("/"));
    expect(await answer?.headerValue("content-security-policy")).not.toContain("facebook");
    await expect.poll(() => reportedPages(page)).toEqual(["welcome_page"]);
    await expect(choices).toBeHidden();
  });
});
