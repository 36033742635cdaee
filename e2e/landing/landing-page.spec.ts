import type { Locator, Page } from "@playwright/test";
import { dialog } from "../support/browser/dialog.ts";
import { closeNow } from "../support/restaurant/opening-hours.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

const main = (page: Page): Locator => page.getByRole("main");

test("the landing page has the company's texts, logo, hours, rating, social networks and footer", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant(({ company, ecommerce_settings: settings }) => {
    company.whatsapp = "+52 55 5555 0154";
    company.current_subscriptions = [{ name: "free" }];
    settings.layout_settings = {
      landing: {
        title: {
          name: "Tacos de Ana",
          summary: "Nixtamal de esta mañana.",
          font: "rubik",
          text_color: "#fff3c4",
        },
        content: { font: "nunito", text_color: "#ffe9d6" },
        body: {
          background_type: "gradient",
          degraded_color: { degraded_1: "#3b1d12", degraded_2: "#7a1030" },
        },
      },
    };
    settings.google_settings = { display_ratings: true, ratings_score: 4.7, place_id: "place-1" };
    settings.social_networks_settings = { instagramUrl: "https://instagram.com/laprueba" };
  });
  await page.goto(restaurant.url("/"));
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Tacos de Ana");
  await expect(title).toHaveCSS("color", "rgb(255, 243, 196)");
  await expect(title).toHaveCSS("font-family", /^"?Rubik/u);
  const landing = page.locator(".landing");
  await expect(landing).toHaveCSS("color", "rgb(255, 233, 214)");
  await expect(landing).toHaveCSS("font-family", /^"?Nunito/u);
  await expect(landing).toHaveCSS(
    "background-image",
    "linear-gradient(165deg, rgb(59, 29, 18), rgb(122, 16, 48))",
  );
  await expect(main(page).getByText("Nixtamal de esta mañana.", { exact: true })).toBeVisible();
  // Without a picture the logo is the name's first letter.
  await expect(main(page).getByText("L", { exact: true })).toBeVisible();
  const hours = t("hours.show", { state: t("hours.open") });
  await main(page).getByRole("button", { name: hours, exact: true }).click();
  await expect(page.getByRole("dialog", { name: t("hours.title") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(main(page).getByRole("link", { name: /4\.7/u })).toHaveAttribute(
    "href",
    /reviews\?placeid=place-1$/u,
  );
  await expect(main(page).getByText(t("serviceType.takeaway"), { exact: true })).toBeVisible();
  await expect(main(page).getByText(t("serviceType.onsite"), { exact: true })).toBeVisible();
  await expect(main(page).getByText(t("serviceType.delivery"), { exact: true })).toHaveCount(0);
  await expect(main(page).getByText(t("landing.freePlan"), { exact: true })).toBeVisible();
  const menu = main(page).getByRole("link", { name: t("landing.menu"), exact: true });
  await expect(menu).toHaveAttribute("href", "/products");
  const footer = main(page).locator("footer");
  const social = footer.getByRole("list", { name: t("company.social") }).getByRole("link");
  await expect(social).toHaveText(["WhatsApp", "Instagram"]);
  await expect(footer.getByRole("link", { name: t("info.link") })).toBeVisible();

  await page.goto("/");
  await expect(main(page).getByText(t("landing.freePlan"), { exact: true })).toHaveCount(0);
  const logo = main(page).getByRole("presentation").first();
  expect(await logo.boundingBox()).toMatchObject({ width: 112, height: 112 });
  await expect
    .poll(() => logo.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
});

test("while closed, the hours button announces scheduled orders when they are enabled", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant((file) => {
    closeNow(file);
    const { takeaway } = file.ecommerce_settings;
    if (takeaway) takeaway.scheduled_orders_enabled = true;
  });
  const closed = t("hours.closedUntil", { moment: "" }).trim();
  const [, suffix = ""] = t("hours.show", { state: "\n" }).split("\n");
  const hours = page.getByRole("button", { name: suffix });
  const later = main(page).getByText(t("hours.later"), { exact: true });
  await page.goto(restaurant.url("/"));
  await expect(hours).toContainText(closed);
  await expect(hours).toHaveAccessibleName(new RegExp(`${t("hours.later")}${suffix}$`, "u"));
  await expect(later).toBeVisible();

  await page.goto(restaurant.url("/products"));
  await dialog(page)
    .getByRole("button", { name: t("later.choose") })
    .click();
  await expect(hours).toHaveText(t("hours.closedLater"));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(hours).toHaveText(t("hours.closedLater"));

  await restaurant.reimport(({ ecommerce_settings: { takeaway } }) => {
    if (takeaway) takeaway.scheduled_orders_enabled = false;
  });
  await page.goto(restaurant.url("/"));
  await expect(hours).toContainText(closed);
  await expect(hours).not.toHaveAccessibleName(new RegExp(t("hours.later"), "u"));
  await expect(later).toBeHidden();
});
