import { expectAccessible } from "../support/browser/accessibility.ts";
import { placeCashOrder } from "../support/customer/customer-page.ts";
import {
  chooseCountry,
  countryButton,
  goToClientStep,
  phoneField,
} from "../support/customer/phone-field.ts";
import { expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("the phone field drops other characters than digits and keeps the caret", async ({
  page,
  t,
}) => {
  await goToClientStep({ page, t });
  const field = phoneField({ page, t });
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

test("a wrong number shows its error at the field, for the chosen country", async ({ page, t }) => {
  await goToClientStep({ page, t });
  const field = phoneField({ page, t });
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

test("numbers of other countries are sent as calling code and number, however they are written", async ({
  page,
  t,
}) => {
  const restaurant = await goToClientStep({ page, t });
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
    await phoneField({ page, t }).fill(written);
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
