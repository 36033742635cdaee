import { waitForHydration } from "../support/browser/wait-for-hydration.ts";
import { closeInAnHour, everyDay } from "../support/restaurant/opening-hours.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("the minutes until closing decrease on an open information page", async ({ page }) => {
  await page.clock.install();
  const restaurant = await createRestaurant(({ company }) => {
    const now = new Date();
    const ahead = 12 - now.getUTCHours();
    // A zone in which it is noon, so that no midnight comes between. Its name has the sign reversed.
    company.timezone = `Etc/GMT${ahead < 0 ? "+" : "-"}${Math.abs(ahead)}`;
    const minutes = now.getUTCMinutes() + 30;
    const close = `${12 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
    const hours = [{ open: "00:00", close }];
    company.business_hours_settings = everyDay({ hours });
  });
  await page.goto(restaurant.url("/info"));
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

test("the closing notice appears on a landing page that stays open", async ({ page, t }) => {
  const restaurant = await createRestaurant(closeInAnHour);
  await page.clock.install();
  await page.goto(restaurant.url("/"));
  const closing = (minutes: number) => page.getByText(t("hours.closesIn", { minutes }));
  await expect(page.getByRole("link", { name: t("landing.menuLink"), exact: true })).toBeVisible();
  await expect(closing(30).or(closing(29))).toHaveCount(0);
  // The page counts from the moment at which it comes alive.
  await waitForHydration(page);
  // An hour was rounded down to the minute: half an hour of it is over, and perhaps a minute more.
  await page.clock.fastForward("30:00");
  await expect(closing(30).or(closing(29)).first()).toBeVisible();
});
