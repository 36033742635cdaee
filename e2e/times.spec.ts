import { openRestaurant } from "./support/company.ts";
import { addProduct, dialog, order } from "./support/shop.ts";
import { atCart } from "./support/tacos.ts";
import { expect, test } from "./support/test.ts";

test("a product that is closed leaves the address a tenth of a second later", async ({
  page,
  t,
}) => {
  await page.clock.install();
  const shop = await openRestaurant();
  await page.goto(shop.url("/products?product=taco"));
  const close = dialog(page).getByRole("button", { name: t("sheet.close") });
  await expect(close).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(Date.now() + 60_000);
  await close.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await page.clock.runFor(99);
  await expect(page).toHaveURL(/product=taco/u);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(shop.url("/products"));
});

test("from when on delivery is free is told for four seconds, with the first product", async ({
  page,
  t,
}) => {
  await page.clock.install();
  const shop = await openRestaurant(({ ecommerce_settings }) => {
    ecommerce_settings.delivery = {
      active: true,
      minimum_amount_for_free: 500,
      prices: { type: "fixed", fixed: { price: 30 } },
    };
  });
  await page.goto(shop.url("/products"));
  await page.getByRole("link", { name: "Taco" }).click();
  const add = dialog(page).getByRole("button", { name: t("product.add") });
  await expect(add).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await add.press("Enter");
  const banner = page.getByText(t("cart.freeFrom", { minimum: "$500.00" }));
  await expect(banner).toBeVisible();
  await page.clock.runFor(3_999);
  await expect(banner).toBeVisible();
  await page.clock.runFor(1);
  await expect(banner).toBeHidden();
});

test("what the cart holds and costs moves when it changes, but not for who prefers no motion", async ({
  page,
  t,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const shop = await atCart({ page, t });
  await expect(page.getByText("$60.00").first()).toBeVisible();
  const moving = page.locator(".tick");
  await expect(moving).toHaveCount(0);
  await page.getByRole("button", { name: t("cart.more") }).click();
  await expect(moving).toHaveText([t("cart.count", { count: 3 }), "$90.00"]);
  await expect(moving.last()).toHaveCSS("animation-name", "tick");
  await page.goto(shop.url("/products"));
  const bar = page.getByRole("complementary", { name: t("menu.order") });
  await expect(bar).toContainText("$90.00");
  await addProduct({ page, t }, "Taco");
  await expect(bar.locator(".tick")).toHaveText("$120.00");
  await expect(bar.getByText("4", { exact: true })).toHaveCSS("animation-name", "bump");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(moving.last()).toHaveCSS("animation-name", "none");
});

test("the first error is gone to after 300 milliseconds, and keeps 56 pixels from the edge", async ({
  page,
  t,
}) => {
  await page.clock.install();
  await atCart({ page, t });
  await order({ page, t }, "TAKEAWAY");
  const name = page.getByLabel(t("checkout.name"), { exact: true });
  const phone = page.getByLabel(t("checkout.phone"), { exact: true });
  await expect(phone).toBeVisible();
  const box = phone.locator("xpath=ancestor::label");
  expect((await box.boundingBox())?.height).toBe(52);
  const goneTo = await page.evaluateHandle(() => {
    const fields: unknown[] = [];
    Element.prototype.scrollIntoView = function (how) {
      fields.push(this.querySelector("input")?.name, how);
    };
    return fields;
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  const next = page.getByRole("button", { name: t("checkout.next.summary") });
  await next.press("Enter");
  await expect(page.getByText(t("checkout.nameRequired"))).toBeVisible();
  // The letters of who types on are the field's own; it comes into view when all is in its place.
  await page.clock.runFor(50);
  await expect(name).toBeFocused();
  await page.keyboard.type("Ana");
  await page.clock.runFor(249);
  expect(await goneTo.jsonValue()).toEqual([]);
  await page.clock.runFor(1);
  expect(await goneTo.jsonValue()).toEqual(["name", { block: "start", behavior: "auto" }]);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("Ana");
  const field = name.locator("xpath=ancestor::*[@data-field]");
  await expect(field).toHaveCSS("scroll-margin-top", "56px");
});

test("time passes on a page that stays open", async ({ page }) => {
  await page.clock.install();
  const shop = await openRestaurant(({ company }) => {
    const now = new Date();
    const ahead = 12 - now.getUTCHours();
    // A zone in which it is noon, so that no midnight comes between. Its name has the sign reversed.
    company.timezone = `Etc/GMT${ahead < 0 ? "+" : "-"}${Math.abs(ahead)}`;
    const minutes = now.getUTCMinutes() + 30;
    const close = `${12 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
    const hours = [{ open: "00:00", close }];
    const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    company.business_hours_settings = Object.fromEntries(days.map((day) => [day, { hours }]));
  });
  await page.goto(shop.url("/info"));
  const left = async () => {
    const text = await page
      .getByText(/\d+ (minutos|minutes)/u)
      .first()
      .textContent();
    return Number(text?.match(/\d+/u)?.[0]);
  };
  const before = await left();
  expect(before).toBeGreaterThan(20);
  // What the server wrote has no clock of its own until the page is alive.
  await expect(async () => {
    await page.clock.runFor(60_000);
    expect(await left()).toBeLessThan(before);
  }).toPass();
});
