import { expectAccessible } from "../support/browser/accessibility.ts";
import {
  addProduct,
  goToCart,
  placeCashOrder,
  startCheckout,
} from "../support/customer/customer-page.ts";
import {
  chooseCountry,
  countryButton,
  goToClientStep,
  phoneField,
} from "../support/customer/phone-field.ts";
import { expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("a phone number is written, checked and sent for its country, and found again", async ({
  page,
  t,
}) => {
  const restaurant = await goToClientStep({ page, t });
  const field = phoneField({ page, t });

  await test.step("a wrong number shows its error at the field, for the chosen country", async () => {
    const next = page.getByRole("button", { name: t("checkout.next.summary") });
    const mexico = (await countryButton(page, "52").getAttribute("aria-label"))?.match(
      /M[eé]xico/u,
    );
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
    await field.fill("");
  });

  await test.step("the phone field drops other characters than digits and keeps the caret", async () => {
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
    await field.fill("");
  });

  await test.step("a change of country adds and removes the parentheses of Brazil", async () => {
    await chooseCountry({ page, t }, "52", "+55");
    await phoneField({ page, t }).pressSequentially("11912345678");
    await expect(phoneField({ page, t })).toHaveValue("(11) 91234-5678");
    await chooseCountry({ page, t }, "55", "mex");
    await expect(phoneField({ page, t })).toHaveValue("11 91234 5678");
    await chooseCountry({ page, t }, "52", "bra");
    await expect(phoneField({ page, t })).toHaveValue("(11) 91234-5678");
  });

  await test.step("a number with a calling code selects its country", async () => {
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

  await test.step("numbers of other countries are sent as calling code and number, however they are written", async () => {
    const numbers = [
      { code: "52", written: "+52 1 55 1234 5678", number: "5512345678" },
      { code: "54", written: "011 15-2345-6789", number: "91123456789" },
      { code: "55", written: "(11) 96123-4567", number: "11961234567" },
    ];
    let before = "55";
    for (const { code, written, number } of numbers) {
      await chooseCountry({ page, t }, before, `+${code}`);
      await field.fill(written);
      if (code === "55")
        await test.step("a reload keeps the phone", async () => {
          await page.reload();
          await expect(field).toHaveValue(written);
          await expect(countryButton(page, code)).toBeVisible();
        });
      const sent = page.waitForRequest((each) => each.url().endsWith(`/${restaurant.id}/clients`));
      await page.getByRole("button", { name: t("checkout.next.summary") }).click();
      expect((await sent).postDataJSON()).toEqual({
        company_id: restaurant.id,
        name: "Ana",
        country_calling_code: code,
        phone_number: number,
      });
      before = code;
      if (code === "55") break;
      await page.getByRole("button", { name: t("checkout.editClient") }).click();
      await expect(countryButton(page, code)).toBeVisible();
    }
    await placeCashOrder({ page, t });
    expect(await expectSingleOrder(restaurant)).toMatchObject({
      client: { country_calling_code: "55", phone_number: "11961234567" },
    });
  });

  await test.step("a returning client finds their name and phone and can edit them", async () => {
    await page.goto(restaurant.url("/products"));
    // The notice about the last order lies over the menu.
    await expect(page.getByRole("link", { name: t("recent.see") })).toBeVisible();
    await page.keyboard.press("Escape");
    await addProduct({ page, t }, "Taco");
    await goToCart({ page, t });
    await startCheckout({ page, t }, "TAKEAWAY");
    await page.getByRole("button", { name: t("checkout.editClient") }).click();
    await expect(page.getByLabel(t("checkout.name"), { exact: true })).toHaveValue("Ana");
    await expect(phoneField({ page, t })).toHaveValue("(11) 96123-4567");
    await expect(countryButton(page, "55")).toBeVisible();
    await page.getByLabel(t("checkout.name"), { exact: true }).fill("Ana María");
    await page.getByRole("button", { name: t("checkout.next.summary") }).click();
    await placeCashOrder({ page, t });
    const clients = (await restaurant.listOrders()).map(({ client }) => client?.name);
    expect(clients).toEqual(["Ana María", "Ana"]);
  });
});

test("with large letters a phone number stands below its country, with all its digits", async ({
  page,
  t,
}) => {
  await goToClientStep({ page, t });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const field = phoneField({ page, t });
  await field.fill("55 1234 5678");
  expect(
    await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
});
