import { expect } from "@playwright/test";
import { wireSize } from "../../support/browser/wire-size.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/board-test.ts";

test("the first load of the board is at most 150 kB", async ({ openBoard }) => {
  const restaurant = await createRestaurant();
  const sizes = new Map<string, number>();
  const board = await openBoard(restaurant, {
    prepare: async (page) => {
      page.on("response", async (response) => {
        const { pathname } = new URL(response.url());
        if (!/\.(js|css)$/u.test(pathname)) return;
        sizes.set(pathname, await wireSize(response));
      });
    },
  });
  await board.page.waitForLoadState("load");
  await expect(board.page.locator("[data-line=online]").first()).toBeAttached();
  expect(sizes.size).toBeGreaterThan(5);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(150_000);
});
