import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { icon } from "../support/browser/icon.ts";
import type { CustomerPage } from "../support/customer/customer-page.ts";
import { fetchUrl } from "../support/fetch-url.ts";
import type { EditableCompanyFile } from "../support/restaurant/company-file.ts";
import { createRestaurant, type Restaurant } from "../support/restaurant/restaurant.ts";
import { companyOrigin, expect, test } from "../support/test.ts";

const position = { latitude: 19.4194, longitude: -99.1617 };
const triangle = [
  { latitude: 19.4, longitude: -99.2 },
  { latitude: 19.45, longitude: -99.2 },
  { latitude: 19.45, longitude: -99.1 },
];

/** Opens the information of a new restaurant over its menu. */
async function openInfoSheet(
  { page, t }: CustomerPage,
  edit: (file: EditableCompanyFile) => void = () => undefined,
): Promise<Restaurant> {
  const restaurant = await createRestaurant((file) => {
    Object.assign(file.company, position, { address: "Colima 220", address_enabled: true });
    edit(file);
  });
  await reopenInfoSheet({ page, t }, restaurant);
  return restaurant;
}

async function reopenInfoSheet({ page, t }: CustomerPage, restaurant: Restaurant): Promise<void> {
  await page.goto(restaurant.url("/products"));
  await page.getByRole("button", { name: t("info.title"), exact: true }).click();
  await expect(infoSheet({ page, t })).toBeVisible();
}

const infoSheet = ({ page, t }: CustomerPage) =>
  page.getByRole("dialog", { name: t("info.title") });
const infoRegion = ({ page, t }: CustomerPage, title: string) =>
  page.getByRole("region", { name: t(title) });

function setDeliveryPrices(file: EditableCompanyFile, prices: object): void {
  file.ecommerce_settings.delivery = { active: true, prices };
}

test("the header's button opens the restaurant's information @wide", async ({ page, t }) => {
  await stubShare(page, false);
  await openInfoSheet({ page, t }, ({ company, ecommerce_settings: settings }) => {
    company.whatsapp = "+52 55 5555 0154";
    settings.google_settings = {
      display_ratings: true,
      ratings_score: 4.7,
      ratings_count: 312,
      place_id: "place-1",
    };
    settings.social_networks_settings = {
      instagramUrl: "https://instagram.com/laprueba",
      facebookUrl: "https://facebook.com/laprueba",
      tiktokUrl: "https://tiktok.com/@laprueba",
      tripadvisorUrl: "https://tripadvisor.com/laprueba",
    };
    Object.assign(settings.onsite ?? {}, { onsite_label: "seat" });
  });
  const sheet = infoSheet({ page, t });
  await expect(sheet.getByRole("heading", { name: "La Prueba" })).toBeVisible();
  await expect(sheet.getByText(t("hours.open"), { exact: true })).toBeVisible();
  // Without a picture the logo is the name's first letter.
  await expect(sheet.getByText("L", { exact: true })).toBeVisible();
  const reviews = sheet.getByRole("link", { name: /4\.7/u });
  await expect(reviews).toHaveText("4.7(312)");
  await expect(icon(reviews, "star")).toBeVisible();
  await expect(reviews).toHaveAttribute("href", /reviews\?placeid=place-1$/u);
  await expect(reviews).toHaveAttribute("target", "_blank");
  const social = sheet.getByRole("list", { name: t("company.social") }).getByRole("link");
  await expect(social).toHaveText(["WhatsApp", "Instagram", "Facebook", "TikTok", "Tripadvisor"]);
  await expect(sheet.getByText("Colima 220")).toBeVisible();
  await expect(sheet.getByRole("link", { name: t("info.onTheMap") })).toHaveAttribute(
    "href",
    "https://www.google.com/maps/search/?api=1&query=19.4194,-99.1617",
  );
  await expect(sheet.getByRole("button", { name: t("info.share") })).toHaveCount(0);
  const types = infoRegion({ page, t }, "landing.serviceTypes").getByRole("listitem");
  await expect(types.filter({ hasText: t("serviceType.seat") })).toContainText(t("info.available"));
  const days = infoRegion({ page, t }, "hours.title").getByRole("listitem");
  await expect(days).toHaveCount(7);
  await expect(days.and(page.locator("[aria-current=date]"))).toHaveCount(1);
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: t("info.title"), exact: true })).toBeFocused();
});

const priceTypes = [
  {
    type: "fixed",
    prices: { fixed: { price: 30 } },
    text: "info.anyDistance",
    shapes: 0,
    zoom: 15,
  },
  {
    type: "ranges",
    // Of the enabled ranges only the largest is drawn.
    prices: { ranges: [{ max: 2 }, { max: 4.5 }, { max: 9, enabled: false }] },
    text: "info.upTo",
    km: "4.5",
    shapes: 1,
    zoom: 11,
  },
  {
    type: "areas",
    prices: {
      area: {
        areas: [
          { id: "north", price: 30, paths: triangle },
          { id: "south", price: 40, paths: triangle },
        ],
      },
    },
    text: null,
    shapes: 2,
  },
];

test("the delivered neighbourhoods are listed with the note about others, and the footer leads to the landing page", async ({
  page,
  t,
}) => {
  await stubShare(page);
  const restaurant = await openInfoSheet({ page, t }, (file) => {
    file.company.address_enabled = false;
    file.company.receives_orders_outside_delivery_range = true;
    const districts = [{ name: "Roma Norte" }, { name: "Condesa" }, { name: "X", enabled: false }];
    setDeliveryPrices(file, { type: "districts", districts });
  });
  const coverage = infoRegion({ page, t }, "info.coverage");
  await expect(coverage.getByRole("listitem")).toHaveText(["Condesa", "Roma Norte"]);
  await expect(coverage).toContainText(t("info.outside"));
  await expect(coverage.getByRole("application")).toHaveCount(0);

  const sheet = infoSheet({ page, t });
  await expect(sheet.getByRole("heading", { name: "Información", exact: true })).toBeVisible();
  // A hidden address is not shown, and neither is its map link.
  await expect(sheet.getByText("Colima 220")).toHaveCount(0);
  await expect(sheet.getByRole("link", { name: t("info.onTheMap") })).toHaveCount(0);
  await sheet.getByRole("link", { name: t("menu.toStart") }).click();
  await expect(page).toHaveURL(restaurant.url("/"));

  await test.step("the restaurant is shared when the browser supports sharing", async () => {
    await restaurant.reimport(({ company }) => {
      company.receives_orders_outside_delivery_range = false;
    });
    await reopenInfoSheet({ page, t }, restaurant);
    await sheet.getByRole("button", { name: t("info.share") }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
    expect(shared).toEqual([{ title: "La Prueba", url: restaurant.url("/") }]);
  });

  for (const { type, prices, text, km = "", shapes, zoom } of priceTypes) {
    await test.step(`prices by ${type} are shown on a map`, async () => {
      await restaurant.reimport((file) => setDeliveryPrices(file, { type, ...prices }));
      await reopenInfoSheet({ page, t }, restaurant);
      if (text) await expect(coverage).toContainText(t(text, { km }));
      else await expect(coverage).not.toContainText(t("info.anyDistance"));
      await expect(coverage).not.toContainText(t("info.outside"));
      await expect(coverage.getByRole("listitem")).toHaveCount(0);
      await coverage.scrollIntoViewIfNeeded();
      const map = coverage.getByRole("application", {
        name: t("info.coverageMap", { name: "La Prueba" }),
      });
      await expect(map).toBeVisible();
      const drawn = map.locator(".leaflet-overlay-pane path");
      await expect(drawn).toHaveCount(shapes);
      if (type === "ranges") {
        await expect(drawn).toHaveAttribute("fill", "#18794e");
        await expect(drawn).toHaveAttribute("fill-opacity", "0.25");
        await expect(drawn).toHaveAttribute("stroke-width", "0.5");
        await expect(map.locator(".leaflet-marker-icon")).toHaveCount(1);
      }
      if (type === "areas") {
        await expect(drawn.first()).toHaveAttribute("fill", "hsl(150 70% 32%)");
        await expect(drawn.first()).toHaveAttribute("fill-opacity", "0.18");
        await expect(drawn.last()).toHaveAttribute("fill", "hsl(288 70% 32%)");
        await expect(drawn.last()).toHaveAttribute("fill-opacity", "0.22");
      }
      if (zoom) await expect(map.locator(`img[src*="/tiles/${zoom}/"]`).first()).toBeVisible();
      if (type === "ranges") {
        // At zoom 11 a pixel is 72.1 metres here: 9 kilometres are 125 pixels.
        const width = (await drawn.boundingBox())?.width ?? 0;
        expect(Math.abs(width - 125)).toBeLessThanOrEqual(2);
      }
      // The other maps differ only in what is drawn.
      if (type !== "areas") return;
      await page.waitForLoadState("networkidle");
      await expectAccessible(page);
    });
  }
});

test("the information page shows the same as its sheet, and its menu link keeps the query", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant((file) => {
    setDeliveryPrices(file, { type: "fixed" });
    Object.assign(file.company, { address: "Colima 220", address_enabled: true });
    const { takeaway } = file.ecommerce_settings;
    if (takeaway) takeaway.disabled_until = new Date(Date.now() + 3_600_000).toISOString();
  });
  const answer = await page.goto(restaurant.url("/info?utm_source=flyer"));
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { name: "La Prueba" })).toBeVisible();
  await expect(infoRegion({ page, t }, "hours.title").getByRole("listitem")).toHaveCount(7);
  const paused = infoRegion({ page, t }, "landing.serviceTypes")
    .getByRole("listitem")
    .filter({ hasText: t("serviceType.takeaway") });
  await expect(paused).toContainText(t("landing.paused"));
  await expect(paused).toContainText(t("pause.until", { time: "" }).trim());
  // Without coordinates there is no map and no map link.
  await expect(page.getByText("Colima 220")).toBeVisible();
  await expect(page.getByRole("link", { name: t("info.onTheMap") })).toHaveCount(0);
  await expect(infoRegion({ page, t }, "info.coverage")).toContainText(t("info.anyDistance"));
  await expect(page.getByRole("application")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: t("landing.menu") }).click();
  await expect(page).toHaveURL(restaurant.url("/products?utm_source=flyer"));

  // The demo's company has a picture of its own.
  const { html } = await fetchUrl(`${companyOrigin()}/info`);
  expect(html.slice(html.indexOf("<main"))).toMatch(/<img[^>]* src="[^"]*companies\/logos\//u);
});

/** Stubs the browser's sharing, supported or not. */
async function stubShare(page: Page, isSupported = true): Promise<void> {
  await page.addInitScript((canShare) => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => canShare,
      share: async (what: unknown) => void shared.push(what),
    });
  }, isSupported);
}
