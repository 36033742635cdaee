import { expectAccessible } from "../support/browser/accessibility.ts";
import { openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import { startCheckout } from "../support/customer/customer-page.ts";
import { chooseCountry, countryButton, countryList } from "../support/customer/phone-field.ts";
import { expect, test } from "../support/test.ts";

test("the client step leads to its first error, and the country list works by keys and by search", async ({
  page,
  t,
}) => {
  await page.clock.install();
  await openCartWithTacos({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");

  await test.step("the first error scrolls into view after 300 milliseconds, 56 pixels from the edge", async () => {
    const name = page.getByLabel(t("checkout.name"), { exact: true });
    const phone = page.getByLabel(t("checkout.phone"), { exact: true });
    await expect(phone).toBeVisible();
    const box = phone.locator("xpath=ancestor::label");
    expect((await box.boundingBox())?.height).toBe(52);
    const scrolledTo = await page.evaluateHandle(() => {
      const fields: unknown[] = [];
      const { scrollIntoView } = Element.prototype;
      Element.prototype.scrollIntoView = function (how) {
        fields.push(this.querySelector("input")?.name, how);
        scrollIntoView.call(this, how);
      };
      return fields;
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    const next = page.getByRole("button", { name: t("checkout.next.summary") });
    await next.press("Enter");
    await expect(page.getByText(t("checkout.nameRequired"))).toBeVisible();
    // The focus moves at once, so that typing goes into the field; scrolling waits until the layout is
    // stable.
    await page.clock.runFor(50);
    await expect(name).toBeFocused();
    await page.keyboard.type("Ana");
    await page.clock.runFor(249);
    expect(await scrolledTo.jsonValue()).toEqual([]);
    await page.clock.runFor(1);
    expect(await scrolledTo.jsonValue()).toEqual(["name", { block: "start", behavior: "instant" }]);
    await expect(name).toBeFocused();
    await expect(name).toHaveValue("Ana");
    const field = name.locator("xpath=ancestor::*[@data-field]");
    await expect(field).toHaveCSS("scroll-margin-top", "56px");
    await page.clock.resume();
  });

  await test.step("the country list is operated by arrow keys and by typing", async () => {
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
    await page.clock.pauseAt(Date.now() + 120_000);
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

  await test.step("the country list shows each flag and finds a country by its code", async () => {
    await chooseCountry({ page, t }, "263", "+52");
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
});
