import { expectAccessible } from "../support/browser/accessibility.ts";
import { createTranslate } from "../support/create-translate.ts";
import { expect, test } from "../support/test.ts";

const german = createTranslate("de");

test("a language of the footer is kept, with the page and its query", async ({ page, t }) => {
  await page.goto("/products?utm_source=flyer");
  await page.getByRole("link", { name: t("language.current") }).click();
  await expectAccessible(page);
  const choice = page.getByRole("dialog").getByRole("button", { name: "Deutsch" });
  await expect(choice).toHaveAttribute("lang", "de");
  await choice.click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page).toHaveURL(/\/products\?utm_source=flyer$/u);
  await page.goto("/cart");
  await expect(page.getByRole("link", { name: german("language.current") })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a language can be chosen on a page of its own", async ({ page, t }) => {
    await page.goto("/info?utm_source=flyer");
    await page.getByRole("link", { name: t("language.current") }).click();
    await page.getByRole("button", { name: "Deutsch" }).click();
    await expect(page).toHaveURL(/\/info\?utm_source=flyer$/u);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
});

test("a choice leads to no other site, and an unknown language is not saved", async ({ page }) => {
  await page.goto("/language?language=xx&to=//evil.example/");
  await expect(page).toHaveURL(/localhost:\d+\/$/u);
  await expect(page.locator("html")).toHaveAttribute("lang", "es-MX");
});
