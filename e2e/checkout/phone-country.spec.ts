import { expectAccessible } from "../support/browser/accessibility.ts";
import {
  chooseCountry,
  countryButton,
  countryList,
  goToClientStep,
  phoneField,
} from "../support/customer/phone-field.ts";
import { expect, test } from "../support/test.ts";

test("the country list shows each flag and finds a country by its code", async ({ page, t }) => {
  await goToClientStep({ page, t });
  await countryButton(page, "52").click();
  const sheet = page.getByRole("dialog", { name: t("checkout.country") });
  await expect(sheet.getByRole("option", { selected: true })).toBeInViewport();
  await expect(sheet.getByRole("option")).toHaveCount(244);
  const uruguay = sheet.getByRole("option", { name: /^Uruguay\b/u });
  await expect(uruguay).toContainText("+598");
  const flag = uruguay.locator("[aria-hidden=true]").first();
  await expect(flag).toHaveCSS("background-image", /\/assets\/flags-[\w-]+\.webp/u);
  // Each flag is its own part of the sprite.
  await expect(flag).toHaveCSS("background-size", /^\d{4}px 15px$/u);
  const flags = sheet.getByRole("option").locator("[aria-hidden=true]:first-child");
  const parts = await flags.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).backgroundPosition),
  );
  expect(new Set(parts).size).toBe(244);
  await expectAccessible(page);

  const search = sheet.getByRole("combobox", { name: t("checkout.countrySearch") });
  await search.fill("zzz");
  await expect(sheet.getByRole("status")).toHaveText(t("checkout.countryNone", { query: "zzz" }));
  await search.press("Enter");
  await search.fill("+55");
  await expect(sheet.getByRole("option")).toHaveCount(1);
  await search.press("Enter");
  await expect(sheet).toBeHidden();
  await expect(countryButton(page, "55")).toBeFocused();
});

test("a change of country adds and removes the parentheses of Brazil", async ({ page, t }) => {
  await goToClientStep({ page, t });
  await chooseCountry({ page, t }, "52", "+55");
  await phoneField({ page, t }).pressSequentially("11912345678");
  await expect(phoneField({ page, t })).toHaveValue("(11) 91234-5678");
  await chooseCountry({ page, t }, "55", "mex");
  await expect(phoneField({ page, t })).toHaveValue("11 91234 5678");
  await chooseCountry({ page, t }, "52", "bra");
  await expect(phoneField({ page, t })).toHaveValue("(11) 91234-5678");
});

test("the country list is operated by arrow keys and by typing", async ({ page, t }) => {
  await goToClientStep({ page, t });
  await page.clock.install();
  const button = countryButton(page, "52");
  await button.press("Enter");
  const list = countryList({ page, t });
  await expect(list).toBeFocused();
  const active = (code: string) =>
    expect(list).toHaveAttribute("aria-activedescendant", new RegExp(`-${code}$`, "u"));
  await active("MX");
  const options = await list.getByRole("option").evaluateAll((all) => all.map(({ id }) => id));
  const at = (place: number) => (options.at(place) ?? "").slice(-2);
  for (const [key, place] of [
    ["Home", 0],
    ["ArrowDown", 1],
    ["PageDown", 11],
    ["ArrowUp", 10],
    ["End", -1],
  ] as const) {
    await list.press(key);
    await active(at(place));
  }

  // Typed characters belong together until a pause of 700 ms (conformance 9.9).
  await page.clock.pauseAt(Date.now() + 60_000);
  await list.pressSequentially("598");
  await active("UY");
  await page.clock.runFor(699);
  await list.press("5");
  await active("UY");
  await page.clock.runFor(700);
  await list.pressSequentially("55");
  await active("BR");
  await page.clock.runFor(700);
  await list.pressSequentially("ur");
  await active("UY");
  await page.clock.resume();

  await list.press("Escape");
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
  await button.press("Enter");
  await expect(list).toBeFocused();
  await page.keyboard.press("End");
  await active("ZW");
  await page.keyboard.press("Enter");
  await expect(list).toBeHidden();
  await expect(countryButton(page, "263")).toBeFocused();
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toHaveValue("Ana");
});

test("a number with a calling code selects its country", async ({ page, t }) => {
  await goToClientStep({ page, t }, ({ company }) => {
    company.country = { country_code: "US" };
  });
  const field = phoneField({ page, t });
  await expect(countryButton(page, "1")).toBeVisible();
  await field.fill("+52 55 1234 5678");
  await expect(field).toHaveValue("55 1234 5678");
  await expect(countryButton(page, "52")).toBeVisible();
  await field.fill("");
  await field.pressSequentially("+1 809 555 0123");
  await expect(field).toHaveValue("809 555 0123");
  await expect(page.getByRole("button", { name: /Dominican|Dominicana/u })).toBeVisible();
  await field.fill("005511912345678");
  await expect(field).toHaveValue("(11) 91234-5678");
  await expect(countryButton(page, "55")).toBeVisible();
});
