import { holdResponses } from "../support/browser/hold-responses.ts";
import { test } from "../support/console-accounts.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { joinRestaurant } from "../support/staff/join-restaurant.ts";
import { expect } from "../support/test.ts";

const SCRIPTS = /\/assets\/[^/]+\.js$/u;

test("what is typed and pressed before the console's code is there counts when it comes", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  await joinRestaurant(page, restaurant, { role: "kitchen", name: "Rocío" });
  const { release } = await holdResponses(page, SCRIPTS);
  await page.goto(`/${restaurant.id}/sold-out`, { waitUntil: "commit" });
  await page.getByRole("searchbox").fill("Taco");
  await page.getByRole("button", { name: "Taco" }).first().click();
  await expect(page.getByRole("button", { expanded: true })).toHaveCount(0);
  release();
  await expect(page.getByRole("button", { name: t("soldOut.action.tomorrow") })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Burrito" })).toHaveCount(0);
});

test("what is typed and pressed while the console's page is hydrated counts", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  await joinRestaurant(page, restaurant, { role: "kitchen", name: "Rocío" });
  await page.addInitScript(() => {
    const typeAndPress = () => {
      const search = document.querySelector<HTMLInputElement>("input[type=search]");
      if (!search) return;
      search.focus();
      document.execCommand("insertText", false, "Taco");
      const rows = [...document.querySelectorAll<HTMLElement>("li button")];
      rows.find(({ textContent }) => textContent?.includes("Taco"))?.click();
    };
    // The page listens for this just before React begins, and React leaves the task before it goes on.
    const add = document.addEventListener.bind(document);
    let hasBegun = false;
    document.addEventListener = (...args: Parameters<typeof add>) => {
      if (args[0] === "input" && !hasBegun) {
        hasBegun = true;
        queueMicrotask(typeAndPress);
      }
      add(...args);
    };
  });
  await page.goto(`/${restaurant.id}/sold-out`);
  await expect(page.getByRole("searchbox")).toHaveValue("Taco");
  await expect(page.getByRole("heading", { name: "Burrito" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: t("soldOut.action.tomorrow") })).toBeVisible();
});

test("a shift that is started before the board's code is there starts when it comes", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  await joinRestaurant(page, restaurant, { role: "kitchen", name: "Rocío" });
  const { release } = await holdResponses(page, SCRIPTS);
  await page.goto(`/${restaurant.id}/orders`, { waitUntil: "commit" });
  await page.getByRole("button", { name: t("board.banner.startShift") }).click();
  release();
  await expect(page.locator("[data-sound=on]").first()).toBeAttached();
  await expect(page.getByRole("alert").filter({ hasText: /./u })).toHaveCount(0);
});
