import { expectAccessible } from "../support/browser/accessibility.ts";
import { createTranslate } from "../support/create-translate.ts";
import { fetchUrl } from "../support/fetch-url.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { companyOrigin, expect, test } from "../support/test.ts";

const german = createTranslate("de");

test("a language of the footer is kept, with the page and its query", async ({ page, t }) => {
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/products?utm_source=flyer"));
  await page.getByRole("link", { name: t("language.current") }).click();
  await expectAccessible(page);
  const choice = page.getByRole("dialog").getByRole("button", { name: "Deutsch" });
  await expect(choice).toHaveAttribute("lang", "de");
  await choice.click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page).toHaveURL(/\/products\?utm_source=flyer$/u);
  await page.goto(restaurant.url("/cart"));
  await expect(page.getByRole("link", { name: german("language.current") })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a language can be chosen on a page of its own", async ({ page, t }) => {
    const restaurant = await createRestaurant();
    await page.goto(restaurant.url("/info?utm_source=flyer"));
    await page.getByRole("link", { name: t("language.current") }).click();
    await page.getByRole("button", { name: "Deutsch" }).click();
    await expect(page).toHaveURL(/\/info\?utm_source=flyer$/u);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
});

test("a choice leads to no other site, and an unknown language is not saved", async () => {
  const { status, headers } = await fetchUrl(
    `${companyOrigin()}/language?language=xx&to=//evil.example/`,
  );
  expect(status).toBe(303);
  expect(headers.location).toBe("/");
  expect(headers["set-cookie"]).toBeUndefined();
});
