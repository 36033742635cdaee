import type { Page } from "@playwright/test";
import { closeInAnHour, everyDay } from "../support/restaurant/opening-hours.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

const HOUR = 3_600_000;

/** A restaurant that closes in about half an hour, and not near midnight. */
const closingSoon = () =>
  createRestaurant(({ company }) => {
    const now = new Date();
    const ahead = 12 - now.getUTCHours();
    // A time zone in which it is noon, so that midnight is far away. Its name has the opposite sign.
    company.timezone = `Etc/GMT${ahead < 0 ? "+" : "-"}${Math.abs(ahead)}`;
    const minutes = now.getUTCMinutes() + 30;
    const close = `${12 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
    const hours = [{ open: "00:00", close }];
    company.business_hours_settings = everyDay({ hours });
  });

/** Sets the device's clock, and comes back to the page: a browser says that twice. */
async function comeBackAt(page: Page, time: number) {
  await page.clock.setSystemTime(time);
  await page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("focus"));
  });
}

async function minutesLeft(page: Page): Promise<number> {
  const text = await page
    .getByText(/\d+ (minutos|minutes)/u)
    .first()
    .textContent();
  return Number(text?.match(/\d+/u)?.[0]);
}

/** Looks twice, as a second look may undo what the first one mended. */
async function expectMinutesLeft(page: Page, before: number) {
  for (let looks = 0; looks < 2; looks += 1) {
    await page.clock.runFor(31_000);
    await expect.poll(() => minutesLeft(page)).toBeGreaterThan(before - 6);
    expect(await minutesLeft(page)).toBeLessThanOrEqual(before);
  }
}

test("the minutes until closing decrease on an open information page", async ({ page }) => {
  await page.clock.install();
  const restaurant = await closingSoon();
  await page.goto(restaurant.url("/info"));
  const before = await minutesLeft(page);
  expect(before).toBeGreaterThan(20);
  // The page updates the minutes by its own clock.
  await expect(async () => {
    await page.clock.runFor(60_000);
    expect(await minutesLeft(page)).toBeLessThan(before);
  }).toPass();
});

test("the minutes until closing stay right when the visitor's clock is set back or forward", async ({
  page,
}) => {
  await page.clock.install();
  const restaurant = await closingSoon();
  await page.goto(restaurant.url("/info"));
  const before = await minutesLeft(page);
  for (const hours of [-5, 3]) {
    await comeBackAt(page, Date.now() + hours * HOUR);
    await expectMinutesLeft(page, before);
  }
});

test("the minutes until closing stay right when the clock is set forward and back before the server says its time", async ({
  page,
}) => {
  await page.clock.install();
  const restaurant = await closingSoon();
  await page.goto(restaurant.url("/info"));
  const before = await minutesLeft(page);
  // Playwright does not route a request for this file: it is held in the page.
  const question = await page.evaluateHandle(() => {
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    const state = { asked: 0, answer };
    const { fetch } = window;
    window.fetch = async (...request) => {
      state.asked += 1;
      await promise;
      return fetch(...request);
    };
    return state;
  });
  await comeBackAt(page, Date.now() + 3 * HOUR);
  await expect.poll(() => question.evaluate(({ asked }) => asked)).toBe(2);
  await comeBackAt(page, Date.now());
  await question.evaluate(async ({ answer }) => {
    answer();
    // Sent after the page's own questions, so that their answers have come too.
    await fetch("/favicon.ico", { method: "HEAD", cache: "no-store" });
  });
  await expectMinutesLeft(page, before);
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
