import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { onlyOrder, type Restaurant } from "./support/company.ts";
import type { CompanyFile } from "./support/company-file.ts";
import { addProduct, introduce, order, payCash, type Shopper, seeOrder } from "./support/shop.ts";
import { atCart } from "./support/tacos.ts";
import { expect, test } from "./support/test.ts";

const phone = ({ page, t }: Shopper) => page.getByLabel(t("checkout.phone"), { exact: true });
const countryButton = (page: Page, code: string) =>
  page.getByRole("button", { name: new RegExp(`, \\+${code}$`, "u") });
const countryList = ({ page, t }: Shopper) =>
  page.getByRole("listbox", { name: t("checkout.country") });

/** At the step that asks for name and phone, with the name written. */
async function atClient(shopper: Shopper, edit?: (file: CompanyFile) => void): Promise<Restaurant> {
  const shop = await atCart(shopper, edit);
  await order(shopper, "TAKEAWAY");
  await shopper.page.getByLabel(shopper.t("checkout.name"), { exact: true }).fill("Ana");
  return shop;
}

/** Chooses the first country that the search finds, by keyboard or not. */
async function chooseCountry({ page, t }: Shopper, from: string, query: string): Promise<void> {
  await countryButton(page, from).click();
  await expect(countryList({ page, t })).toBeFocused();
  await page.getByRole("combobox", { name: t("checkout.countrySearch") }).fill(query);
  await page.getByRole("option").first().click();
}

test("a country is searched by name or code, and Brazil's numbers have their parentheses", async ({
  page,
  t,
}) => {
  await atClient({ page, t });
  await countryButton(page, "52").click();
  const sheet = page.getByRole("dialog", { name: t("checkout.country") });
  await expect(sheet.getByRole("option", { selected: true })).toBeInViewport();
  await expect(sheet.getByRole("option")).toHaveCount(244);
  const uruguay = sheet.getByRole("option", { name: /^Uruguay\b/u });
  await expect(uruguay).toContainText("+598");
  const flag = uruguay.locator("[aria-hidden=true]").first();
  await expect(flag).toHaveCSS("background-image", /\/assets\/flags-[\w-]+\.webp/u);
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

  await phone({ page, t }).pressSequentially("11912345678");
  await expect(phone({ page, t })).toHaveValue("(11) 91234-5678");
  await chooseCountry({ page, t }, "55", "mex");
  await expect(phone({ page, t })).toHaveValue("11 91234 5678");
  await chooseCountry({ page, t }, "52", "bra");
  await expect(phone({ page, t })).toHaveValue("(11) 91234-5678");
});

test("the open list is walked by keys, and typing into it jumps", async ({ page, t }) => {
  await atClient({ page, t });
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

  // Typing counts as one go until a pause of 700 ms (spec §9).
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
  await list.press("End");
  await list.press("Enter");
  await expect(list).toBeHidden();
  await expect(countryButton(page, "263")).toBeFocused();
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toHaveValue("Ana");
});

test("a number with its calling code goes to its country", async ({ page, t }) => {
  await atClient({ page, t }, ({ company }) => {
    company.country = { country_code: "US" };
  });
  const field = phone({ page, t });
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

test("what is no digit is left out, and the caret stays where it was", async ({ page, t }) => {
  await atClient({ page, t });
  const field = phone({ page, t });
  await field.pressSequentially("٥٥ 12a-3");
  await expect(field).toHaveValue("55 123");
  await field.press("Home");
  await field.press("ArrowRight");
  await field.pressSequentially("x9");
  await expect(field).toHaveValue("595 123");
  const caret = () => field.evaluate((input: HTMLInputElement) => input.selectionStart);
  expect(await caret()).toBe(2);
  await field.fill("1".repeat(40));
  await expect(field).toHaveValue("1".repeat(25));
});

test("what is wrong with a number is said at its field, for the country that is chosen", async ({
  page,
  t,
}) => {
  await atClient({ page, t });
  const field = phone({ page, t });
  const next = page.getByRole("button", { name: t("checkout.next.summary") });
  const mexico = (await countryButton(page, "52").getAttribute("aria-label"))?.match(/M[eé]xico/u);
  await expect(field).toHaveAttribute("aria-required", "true");
  await next.click();
  await expect(field).toHaveAccessibleDescription(t("checkout.phoneRequired"));
  await expect(field).toBeFocused();
  await field.fill("55 1234 56");
  await expect(field).toHaveAccessibleDescription(
    t("checkout.phoneTooShort", { country: `${mexico}` }),
  );
  await expectAccessible(page);
  await field.fill("55 1234 5678 90");
  await expect(field).toHaveAccessibleDescription(
    t("checkout.phoneTooLong", { country: `${mexico}` }),
  );
  await chooseCountry({ page, t }, "52", "+1");
  await field.fill("123 456 7890");
  await expect(field).toHaveAccessibleDescription(t("checkout.phoneInvalid"));
  await chooseCountry({ page, t }, "1", "+52");
  await field.fill("55 1234 5678");
  await expect(field).toHaveAccessibleDescription("");
});

test("numbers of other countries are sent in their parts, however they are written", async ({
  page,
  t,
}) => {
  const shop = await atClient({ page, t });
  const numbers = [
    { code: "52", written: "+52 1 55 1234 5678", number: "5512345678" },
    { code: "1", written: "(201) 555-0123", number: "2015550123" },
    { code: "44", written: "07400 123456", number: "7400123456" },
    { code: "54", written: "011 15-2345-6789", number: "91123456789" },
    { code: "39", written: "06 1234 5678", number: "0612345678" },
    { code: "55", written: "(11) 96123-4567", number: "11961234567" },
  ];
  let before = "52";
  for (const { code, written, number } of numbers) {
    await chooseCountry({ page, t }, before, `+${code}`);
    await phone({ page, t }).fill(written);
    const sent = page.waitForRequest((each) => each.url().endsWith(`/${shop.id}/clients`));
    await page.getByRole("button", { name: t("checkout.next.summary") }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      country_calling_code: code,
      phone_number: number,
    });
    before = code;
    if (code === "55") break;
    await page.getByRole("button", { name: t("checkout.editClient") }).click();
    await expect(countryButton(page, code)).toBeVisible();
  }
  await payCash({ page, t });
  expect(await onlyOrder(shop)).toMatchObject({
    client: { country_calling_code: "55", phone_number: "11961234567" },
  });
});

test("a returning client is known, and can edit what is known; a reload loses nothing", async ({
  page,
  t,
}) => {
  const shop = await atClient({ page, t });
  await chooseCountry({ page, t }, "52", "+55");
  await phone({ page, t }).fill("11961234567");
  await page.reload();
  await expect(phone({ page, t })).toHaveValue("(11) 96123-4567");
  await expect(countryButton(page, "55")).toBeVisible();
  await phone({ page, t }).fill("");
  await chooseCountry({ page, t }, "55", "+52");
  await introduce({ page, t }, "Ana");
  await payCash({ page, t });

  await page.goto(shop.url("/products"));
  // It tells of the order that has just been made, and is in the way of another.
  await expect(page.getByRole("link", { name: t("recent.see") })).toBeVisible();
  await page.keyboard.press("Escape");
  await addProduct({ page, t }, "Taco");
  await seeOrder({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await page.getByRole("button", { name: t("checkout.editClient") }).click();
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toHaveValue("Ana");
  await expect(phone({ page, t })).toHaveValue("55 1234 5678");
  await expect(countryButton(page, "52")).toBeVisible();
});

const VISITOR_COUNTRY = "**/places/visitor-country";

test("a number begins with the visitor's country, where that is known", async ({ page, t }) => {
  await page.route(VISITOR_COUNTRY, (route) => route.fulfill({ json: { country_code: "US" } }));
  await atClient({ page, t });
  await expect(countryButton(page, "1")).toBeVisible();

  // A guess gives way to a whole number of the restaurant's own country, a choice does not.
  await phone({ page, t }).fill("81 1234 5678");
  await phone({ page, t }).press("Tab");
  await expect(countryButton(page, "52")).toBeVisible();
  await expect(phone({ page, t })).toHaveValue("81 1234 5678");
  await chooseCountry({ page, t }, "52", "+1");
  await phone({ page, t }).press("Tab");
  await expect(countryButton(page, "1")).toBeVisible();
});

test("where it is not, with the restaurant's", async ({ page, t }) => {
  const asked = page.waitForRequest(VISITOR_COUNTRY);
  await page.route(VISITOR_COUNTRY, (route) => route.fulfill({ json: { country_code: null } }));
  await atClient({ page, t }, ({ company }) => {
    company.country = { country_code: "CL" };
  });
  await (await asked).response();
  await expect(countryButton(page, "56")).toBeVisible();
});

test("whoever typed or chose before it was known is not put elsewhere", async ({ page, t }) => {
  const answer = Promise.withResolvers<void>();
  await page.route(VISITOR_COUNTRY, async (route) => {
    await answer.promise;
    await route.fulfill({ json: { country_code: "BR" } });
  });
  await atClient({ page, t });
  await chooseCountry({ page, t }, "52", "+52");
  const answered = page.waitForResponse(VISITOR_COUNTRY);
  answer.resolve();
  await (await answered).finished();
  await phone({ page, t }).fill("55 1234 5678");
  await expect(countryButton(page, "52")).toBeVisible();
});
