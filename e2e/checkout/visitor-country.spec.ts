import {
  chooseCountry,
  countryButton,
  goToClientStep,
  phoneField,
} from "../support/customer/phone-field.ts";
import { expect, test } from "../support/test.ts";

const VISITOR_COUNTRY = "**/places/visitor-country";

test("the phone field begins with the visitor's country or the restaurant's, and keeps a chosen one", async ({
  page,
  t,
}) => {
  await test.step("the phone field begins with the visitor's country when it is known", async () => {
    await page.route(VISITOR_COUNTRY, (route) => route.fulfill({ json: { country_code: "US" } }));
    await goToClientStep({ page, t });
    await expect(countryButton(page, "1")).toBeVisible();

    // A complete number of the restaurant's country replaces a guessed country, but not a chosen one.
    await phoneField({ page, t }).fill("81 1234 5678");
    await phoneField({ page, t }).press("Tab");
    await expect(countryButton(page, "52")).toBeVisible();
    await expect(phoneField({ page, t })).toHaveValue("81 1234 5678");
    await chooseCountry({ page, t }, "52", "+1");
    await phoneField({ page, t }).press("Tab");
    await expect(countryButton(page, "1")).toBeVisible();
  });

  await test.step("without a visitor's country the phone field begins with the restaurant's country", async () => {
    const requested = page.waitForRequest(VISITOR_COUNTRY);
    await page.route(VISITOR_COUNTRY, (route) => route.fulfill({ json: { country_code: null } }));
    await goToClientStep({ page, t }, ({ company }) => {
      company.country = { country_code: "CL" };
    });
    await (await requested).response();
    await expect(countryButton(page, "56")).toBeVisible();
  });

  await test.step("a visitor's country that arrives late does not replace a chosen country", async () => {
    const answer = Promise.withResolvers<void>();
    await page.route(VISITOR_COUNTRY, async (route) => {
      await answer.promise;
      await route.fulfill({ json: { country_code: "BR" } });
    });
    await goToClientStep({ page, t });
    await chooseCountry({ page, t }, "52", "+52");
    const answered = page.waitForResponse(VISITOR_COUNTRY);
    answer.resolve();
    await (await answered).finished();
    await phoneField({ page, t }).fill("55 1234 5678");
    await expect(countryButton(page, "52")).toBeVisible();
  });
});
