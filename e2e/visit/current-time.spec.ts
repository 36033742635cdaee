import { closeInAnHour, everyDay } from "../support/restaurant/opening-hours.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("the minutes until closing decrease on an open information page", async ({ page }) => {
  await page.clock.install();
  const restaurant = await createRestaurant(({ company }) => {
    const now = new Date();
    const ahead = 12 - now.getUTCHours();
    // A time zone in which it is noon, so that midnight is far away. Its name has the opposite sign.
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
  // The page updates the minutes by its own clock.
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
  // The closing time was rounded down to the minute: 29 or 30 minutes remain.
  await page.clock.fastForward("30:00");
  await expect(closing(30).or(closing(29)).first()).toBeVisible();
});
