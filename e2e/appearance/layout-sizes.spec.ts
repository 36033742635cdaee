import type { Locator, Page } from "@playwright/test";
import { dialog } from "../support/browser/dialog.ts";
import { fillCart } from "../support/customer/cart-with-tacos.ts";
import { goToCart, startCheckout } from "../support/customer/customer-page.ts";
import { fetchUrl } from "../support/fetch-url.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { companyOrigin, expect, test } from "../support/test.ts";

/** Returns the width that is left inside an element's padding, in pixels. */
function innerWidth(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    });
}

/** Moves a finger down from the element by `pixels`, also beyond the screen. */
async function swipeDown(element: Locator, pixels: number): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("The element has no place");
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

test("pages keep their maximum width, and the cart is pulled down on phones", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  await fillCart(page, restaurant);
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(restaurant.url("/products"));
  expect(await innerWidth(page, ".menu-container")).toBe(1096);
  await goToCart({ page, t });
  await expect(page.getByRole("main")).toBeVisible();
  await expect.poll(() => innerWidth(page, ":has(> main)")).toBe(1152);
  await expect(page.locator(":has(> main)").first()).toHaveCSS("padding-bottom", "168px");
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator(":has(> main)").first()).toHaveCSS("padding-bottom", "0px");
  const count = page.getByRole("complementary").getByText(t("cart.count", { count: 2 }));
  await swipeDown(count, 60);
  await expect(page).toHaveURL(restaurant.url("/cart"));
  await swipeDown(count, 80);
  await expect(page).toHaveURL(restaurant.url("/products"));
  // From here on the cart is a sheet over the menu.
  await goToCart({ page, t });
  const title = dialog(page).getByRole("heading", { name: t("cart.title") });
  await swipeDown(title, 60);
  await expect(page).toHaveURL(restaurant.url("/cart"));
  await swipeDown(title, 80);
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(restaurant.url("/products"));
  await test.step("the checkout fills a phone, is 600 pixels wide elsewhere, and stays open after a press beside it", async () => {
    await goToCart({ page, t });
    await startCheckout({ page, t }, "TAKEAWAY");
    await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
    const sheet = dialog(page);
    expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(600);
    const box = await sheet.boundingBox();
    expect(box && Math.round(box.y)).toBe(box && Math.round(800 - box.y - box.height));
    expect(box?.x).toBe((1280 - 600) / 2);
    await page.mouse.click(40, 400);
    await expect(sheet).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeHidden();
  });

  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(restaurant.url("/info"));
  expect(await innerWidth(page, "main")).toBe(1152);
});

test("on a wide screen a dish's quantity and its button stand together below its choices, beside the picture", async ({
  page,
  t,
}) => {
  for (const width of [1280, 800]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${companyOrigin()}/products?product=prod-al-pastor`);
    const sheet = dialog(page);
    const boxOf = async (part: Locator) => {
      await expect(part).toBeVisible();
      return (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    };
    const picture = await boxOf(sheet.getByAltText("Al pastor"));
    const choices = await boxOf(sheet.getByRole("group").first());
    const quantity = await boxOf(sheet.getByRole("group", { name: /Al pastor/u }));
    const add = await boxOf(sheet.getByRole("button", { name: t("product.add") }));
    expect(choices.x).toBeGreaterThan(picture.x + picture.width);
    expect(Math.abs(quantity.x - choices.x)).toBeLessThanOrEqual(1);
    expect(Math.abs(add.y + add.height / 2 - quantity.y - quantity.height / 2)).toBeLessThan(8);
    expect(add.x - quantity.x - quantity.width).toBeLessThanOrEqual(16);
    expect(Math.abs(add.x + add.width - choices.x - choices.width)).toBeLessThanOrEqual(1);
  }
  await test.step("an extra shows only its plus until one is chosen", async () => {
    const extra = dialog(page)
      .getByRole("group")
      .filter({ has: page.locator("> output") })
      .first();
    const number = extra.locator("output");
    await expect(number).toHaveCSS("opacity", "0");
    await extra.getByRole("button").last().click();
    await expect(number).toHaveText("1");
    await expect(number).toHaveCSS("opacity", "1");
  });
});

test("the page forbids zooming, and a page without a title has the default one", async () => {
  const { html } = await fetchUrl(`${companyOrigin()}/`);
  const [viewport = ""] = /<meta name="viewport"[^>]*>/u.exec(html) ?? [];
  expect(viewport).toContain("user-scalable=no");
  expect(viewport).toContain("maximum-scale=1");
  const unknownHost = await fetchUrl(`${companyOrigin("unknown")}/`);
  expect(unknownHost.html).toContain("<title>Pide/Peça aqui!</title>");
});

test("a company name of two lines is clear of the line below it and fits into the menu's header", async ({
  page,
}) => {
  const restaurant = await createRestaurant(({ company }) => {
    company.name = "Taquería La Esquina de los Hermanos Hernández-Villaseñor, Aeropuerto";
  });
  await page.goto(restaurant.url("/products"));
  const header = page.getByRole("banner");
  const boxes = [header, header.getByRole("heading"), header.getByRole("button").first()];
  const [bar, name, hours] = await Promise.all(boxes.map((box) => box.boundingBox()));
  if (!(bar && name && hours)) throw new Error("The header is not there");
  expect(name.height).toBeGreaterThan(30);
  expect(name.y).toBeGreaterThan(bar.y + 4);
  expect(hours.y - name.y - name.height).toBeGreaterThanOrEqual(3);

  await test.step("in Arabic, on a wide screen, a Latin name stands beside the logo", async () => {
    const long = await createRestaurant(({ company }) => {
      company.name =
        "La Esquina de la Avenida de la Paz y de los Hermanos Ríos del Sur, Colonia Roma Norte, cerca del Parque de los Gatos";
    });
    await page.context().addCookies([{ name: "i18n_redirected", value: "ar", url: long.url("/") }]);
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(long.url("/products"));
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    const logo = await header.getByRole("link").first().boundingBox();
    const textEnd = await header.getByRole("heading").evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return Math.max(...[...range.getClientRects()].map(({ right }) => right));
    });
    // The space beside the logo and less than a word; lines of equal length would end far from it.
    expect((logo?.x ?? 0) - textEnd).toBeLessThan(80);
  });
});

test("on a phone on its side the first button, the dishes and the choices of a dish are in sight", async ({
  page,
  t,
}) => {
  const size = { width: 740, height: 360 };
  await page.setViewportSize(size);
  for (const name of ["demo", "pizzaria"]) {
    await page.goto(`${companyOrigin(name)}/`);
    await expect(page.getByRole("main").getByRole("link").first()).toBeInViewport({ ratio: 1 });
  }
  await page.goto(`${companyOrigin()}/products`);
  const dish = page.getByRole("main").getByRole("listitem").first();
  await expect(dish.getByRole("heading")).toBeInViewport({ ratio: 1 });
  await test.step("the header makes room for more dishes, below the bar of categories", async () => {
    await dish.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole("banner")).not.toBeInViewport();
    const bar = page.getByRole("navigation", { name: t("menu.categories") });
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
  });
  await page.goto(`${companyOrigin()}/products?product=prod-burrito-norteno`);
  const sheet = dialog(page);
  for (const part of [
    sheet.getByRole("button", { name: t("sheet.close") }),
    sheet.getByRole("button", { name: t("product.add") }),
    sheet.getByRole("heading").first(),
    sheet.getByRole("radio").first(),
    sheet.getByRole("radio").nth(1),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});
