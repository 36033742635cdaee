import type { Locator, Page } from "@playwright/test";
import { openRestaurant } from "./support/company.ts";
import { withOffers } from "./support/offers.ts";
import { addProduct, dialog, order, seeOrder } from "./support/shop.ts";
import { atCart } from "./support/tacos.ts";
import { expect, test } from "./support/test.ts";
import { texts } from "./support/texts.ts";

/** The width that is left inside an element's padding, in pixels. */
function innerWidth(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    });
}

/** A finger on the element goes so many pixels down; it need not end on the screen. */
async function pullDown(element: Locator, pixels: number): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("There is nothing to pull");
  const browser = await element.page().context().newCDPSession(element.page());
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", down?: number) => {
    const touchPoints = down === undefined ? [] : [{ x: box.x + 4, y: box.y + 4 + down }];
    return browser.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  await touch("touchStart", 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", part * pixels);
  await touch("touchEnd");
  await browser.detach();
}

test("pages are at most so wide, and the cart's foot leaves its place, and is pulled down on phones", async ({
  page,
  t,
}) => {
  const shop = await openRestaurant();
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(shop.url("/products"));
  expect(await innerWidth(page, ".menu-container")).toBe(1096);
  await addProduct({ page, t }, "Taco");
  await seeOrder({ page, t });
  await expect(page.getByRole("main")).toBeVisible();
  expect(await innerWidth(page, ":has(> main)")).toBe(1152);
  await expect(page.locator(":has(> main)").first()).toHaveCSS("padding-bottom", "168px");
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator(":has(> main)").first()).toHaveCSS("padding-bottom", "0px");
  const count = page.getByRole("complementary").getByText(t("cart.count", { count: 1 }));
  await pullDown(count, 60);
  await expect(page).toHaveURL(shop.url("/cart"));
  await pullDown(count, 80);
  await expect(page).toHaveURL(shop.url("/products"));
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(shop.url("/info"));
  expect(await innerWidth(page, "main")).toBe(1152);
});

test("the checkout fills a phone, is 600 pixels wide elsewhere, and stays when one presses beside it", async ({
  page,
  t,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await atCart({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
  const sheet = dialog(page);
  expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(600);
  await page.mouse.click(40, 400);
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
});

test("nobody zooms the page by two fingers, and who has no title has the default one", async ({
  page,
  noise,
}) => {
  noise.allow(/404: GET/u);
  await page.goto("/");
  const viewport = page.locator('meta[name="viewport"]');
  await expect(viewport).toHaveAttribute("content", /user-scalable=no/u);
  await expect(viewport).toHaveAttribute("content", /maximum-scale=1/u);
  await page.goto(`http://nobody.localhost:${process.env.E2E_PORT}/`);
  await expect(page).toHaveTitle("Pide/Peça aqui!");
});

test("health and the page of a disabled menu ask for nobody's client, code, coupons or visit", async ({
  page,
  noise,
}) => {
  noise.allow(/^404: GET/u);
  const shop = await openRestaurant(withOffers);
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/ms-")) asked.push(pathname);
  });
  await page.goto(shop.url("/"));
  await expect.poll(() => asked).toContain("/ms-reports/public/company-visit");
  await page.evaluate((name) => {
    sessionStorage.clear();
    localStorage.setItem(name, "somebody");
  }, `comanda.client.${shop.id}`);
  asked.length = 0;
  const query = `?qr-id=${shop.id}-table&show-coupons=true&show-loyalty=true`;
  /** Until all that a page begins with has been asked for. */
  const settle = async () => {
    await page.waitForLoadState("networkidle");
    await page.clock.runFor(5_000);
    await page.waitForLoadState("networkidle");
  };
  for (const path of ["/health", "/en/404", "/es/404", "/fr/404", "/pt/404"]) {
    await page.goto(shop.url(path + query));
    await settle();
    await expect(page.getByText("Mesa 4")).toHaveCount(0);
  }
  expect(asked).toEqual([]);
  // They ask the API for no company either, so that there is none whose code could be loaded.
  await page.goto(`http://nobody.localhost:${process.env.E2E_PORT}/es/404${query}`);
  const title = page.getByRole("heading", { name: texts("es")("disabled.title") });
  await expect(title).toBeVisible();

  await page.goto(shop.url(`/products${query}`));
  await settle();
  await expect
    .poll(() => asked)
    .toEqual(
      expect.arrayContaining([
        "/ms-reports/public/company-visit",
        `/ms-clients/public/companies/${shop.id}/clients/somebody`,
        `/ms-orders/public/companies/${shop.id}/coupons`,
        `/ms-clients/public/companies/${shop.id}/loyalty-settings`,
      ]),
    );
});

test("an answer of more than 80 characters is told so", async ({ page, t }) => {
  await atCart({ page, t }, ({ ecommerce_settings: { onsite } }) => {
    if (onsite) onsite.additional_input = "Mesa";
  });
  await order({ page, t }, "ONSITE");
  const answer = dialog(page).getByRole("textbox");
  const next = page.getByRole("button", { name: t("checkout.next.summary") });
  await answer.fill("x".repeat(81));
  await expect(dialog(page).getByText("81/80")).toBeVisible();
  await next.click();
  await expect(answer).toHaveAccessibleDescription(
    new RegExp(t("checkout.atMost", { max: 80 }), "u"),
  );
  await answer.fill("x".repeat(80));
  await next.click();
  await expect(page.getByRole("heading", { name: t("checkout.summaryTitle") })).toBeVisible();
});

test("the wheel scrolls the page, and a map has no controls but ours", async ({ page, t }) => {
  const shop = await openRestaurant(({ company, ecommerce_settings }) => {
    Object.assign(company, { latitude: 19.4194, longitude: -99.1617 });
    ecommerce_settings.delivery = { active: true, prices: { type: "fixed", fixed: { price: 30 } } };
  });
  await page.goto(shop.url("/info"));
  const map = page.getByRole("application", {
    name: t("info.coverageMap", { name: "La Prueba" }),
  });
  await page.getByRole("region", { name: t("info.coverage") }).scrollIntoViewIfNeeded();
  await expect(map.locator("img").first()).toBeVisible();
  await expect(page.locator(".leaflet-control")).toHaveCount(0);
  for (const name of ["map.zoomIn", "map.zoomOut", "map.fullscreen"]) {
    await expect(page.getByRole("button", { name: t(name) })).toBeVisible();
  }
  const zooms = () =>
    map
      .locator("img")
      .evaluateAll((tiles) => [
        ...new Set(
          tiles.map((tile) => /tiles\/(\d+)\//u.exec((tile as HTMLImageElement).src)?.[1]),
        ),
      ]);
  const before = await zooms();
  const scrolled = await page.evaluate(() => scrollY);
  await map.hover();
  await page.mouse.wheel(0, -200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(scrolled);
  expect(await zooms()).toEqual(before);
});

test("the address leads to the map in a new tab, where it is shown and on one", async ({
  page,
}) => {
  const shop = await openRestaurant(({ company }) => {
    const address = { address: "Colima 220", address_enabled: true };
    Object.assign(company, address, { latitude: 19.4194, longitude: -99.1617 });
  });
  const link = page.getByRole("link", { name: /Colima 220/u });
  await page.goto(shop.url("/"));
  const map = "https://www.google.com/maps/search/?api=1&query=19.4194,-99.1617";
  await expect(link).toHaveAttribute("href", map);
  await expect(link).toHaveAttribute("target", "_blank");
  await shop.change(({ company }) => Object.assign(company, { address_enabled: false }));
  await page.goto(shop.url("/"));
  await expect(link).toBeHidden();
  await shop.change(({ company }) =>
    Object.assign(company, { address_enabled: true, latitude: null, longitude: null }),
  );
  await page.goto(shop.url("/"));
  await expect(page.getByRole("heading", { name: "La Prueba" })).toBeVisible();
  await expect(link).toBeHidden();
});
