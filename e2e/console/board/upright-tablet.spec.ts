import { expect } from "@playwright/test";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/board-test.ts";

test("on an upright tablet the board's bar is one row, and its buttons are wide enough for a finger", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const viewport = { width: 768, height: 1024 };
  const { page, t } = await openBoard(restaurant, { role: "manager", locale: "ar", viewport });
  const pages = page.getByRole("navigation", { name: t("nav.label") });
  for (const name of [t("nav.soldOut"), t("nav.pause")]) {
    const button = await pages.getByRole("link", { name }).boundingBox();
    expect(button?.width).toBeGreaterThanOrEqual(44);
    expect(button?.height).toBeGreaterThanOrEqual(44);
  }
  const bar = page.locator("header").filter({ has: pages });
  expect((await bar.boundingBox())?.height).toBeLessThan(80);
});
