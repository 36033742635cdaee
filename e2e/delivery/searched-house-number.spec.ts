import type { Page } from "@playwright/test";
import {
  addressSearchField,
  continueButton,
  goBackToSearch,
  goToAddressSearch,
  searchAndPickPlace,
  searchedHouseNumberField,
} from "../support/customer/address-search.ts";
import { goToPinMap, pinAddressField, pinHouseNumberField } from "../support/customer/pin-map.ts";
import { findDemoHouse } from "../support/restaurant/delivery-settings.ts";
import { expect, test } from "../support/test.ts";

/** Not the field of the step before nor its announcement, which say the same while the step changes. */
const confirmedAddress = (page: Page) =>
  page.getByRole("paragraph").filter({ hasText: /^Durango 9999-B, Roma Norte/u });

test("a house number is written with the street, beside the search or on the map", async ({
  page,
  t,
}) => {
  await goToAddressSearch({ page, t });
  const field = addressSearchField({ page, t });
  const number = searchedHouseNumberField({ page, t });
  const pinNumber = pinHouseNumberField({ page, t });
  const pinTitle = page.getByRole("heading", { name: t("checkout.pin.title") });
  const second = page.getByText(t("checkout.progress", { step: 2, of: 3 }));

  await test.step("the map's number field holds the number typed into the search", async () => {
    await field.fill("Av. Álvaro Obregón 12-B");
    await goToPinMap({ page, t });
    await expect(pinNumber).toHaveValue("12-B");
    await goBackToSearch({ page, t });
  });

  await test.step("typing clears the chosen place, and a house of another street is not taken", async () => {
    await field.fill("colima 100");
    await page.getByRole("option").first().click();
    await expect(continueButton({ page, t })).toBeEnabled();
    await field.press("End");
    await field.press("x");
    await expect(continueButton({ page, t })).toBeDisabled();

    await field.fill("avenida mexico");
    await page
      .getByRole("option", { name: /^Av\. México,/u })
      .first()
      .click();
    // Ámsterdam has this house number, México does not.
    await number.fill("177");
    await continueButton({ page, t }).click();
    await expect(pinTitle).toBeVisible();
    await expect(pinNumber).toHaveValue("177");
    await goBackToSearch({ page, t });
  });

  await test.step("a customer shows an unknown house on the map", async () => {
    await searchAndPickPlace({ page, t }, "calle durango", /^Durango, Roma Norte/u);
    await number.fill("9999-B");
    await page.reload();
    await expect(number).toHaveValue("9999-B");
    await continueButton({ page, t }).click();
    await expect(pinTitle).toBeVisible();
    await expect(pinNumber).toHaveValue("9999-B");
    await goBackToSearch({ page, t });
  });

  await test.step("a house number typed with the street is not asked for again, and the step count stays", async () => {
    await expect(second).toBeAttached();
    await field.fill("calle durango 9999-B");
    await page.getByRole("option", { name: /^Durango, Roma Norte/u }).click();
    await expect(number).toHaveValue("9999-B");
    await continueButton({ page, t }).click();
    await expect(pinTitle).toBeVisible();
    await expect(pinNumber).toHaveValue("9999-B");
    await expect(second).toBeAttached();
    await continueButton({ page, t }).click();
    await expect(confirmedAddress(page)).toBeVisible();
    await expect(second).toBeAttached();
  });
});

test("a customer goes back from a search and from the map, and reloads", async ({ page, t }) => {
  const restaurant = await goToAddressSearch({ page, t });
  const field = addressSearchField({ page, t });
  const name = page.getByLabel(t("checkout.name"), { exact: true });
  const next = page.getByRole("button", { name: t("checkout.next.address") });

  await test.step("a customer who goes back or changes the number during a house lookup stays where they are", async () => {
    let release: () => void = () => undefined;
    const search = "**/places/search?**";
    await searchAndPickPlace({ page, t }, "calle durango", /^Durango, Roma Norte/u);
    const number = searchedHouseNumberField({ page, t });
    await page.route(search, async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await route.continue().catch(() => undefined);
    });
    const lookUp = async (house: string) => {
      await number.fill(house);
      const requested = page.waitForRequest(search);
      await continueButton({ page, t }).click();
      await requested;
    };

    await lookUp("9999");
    await number.fill("9998");
    await expect(continueButton({ page, t })).toBeEnabled();
    release();
    await expect(number).toHaveValue("9998");

    await lookUp("9997");
    const cancelled = page.waitForEvent("requestfailed", (each) =>
      each.url().includes("/places/search"),
    );
    await page.goBack();
    await expect(name).toBeVisible();
    await cancelled;
    release();
    await expect(name).toBeVisible();
    await expect(page.getByRole("heading", { name: t("checkout.pin.title") })).toBeHidden();
    await page.unroute(search);
  });

  await test.step("a reload on the map keeps the address, and each step back shows the step that was seen before", async () => {
    const { number } = findDemoHouse("Durango");
    await next.click();
    await field.fill(`durango ${number}`);
    await page.getByRole("option", { name: `Durango ${number}, Roma Norte` }).click();
    await expect(page.getByRole("heading", { name: t("checkout.place.title") })).toBeVisible();
    await page.getByRole("button", { name: t("checkout.place.movePin") }).click();
    const found = pinAddressField({ page }, t("checkout.pin.address"));
    await expect(found).toHaveValue(new RegExp(`^Durango ${number}, `, "u"));
    await expect(pinHouseNumberField({ page, t })).toHaveValue(number);
    const text = await found.inputValue();
    await page.reload();
    await expect(found).toHaveValue(text);
    await page.goBack();
    await expect(page.getByRole("heading", { name: t("checkout.place.title") })).toBeVisible();
    await page.goBack();
    await expect(field).toHaveValue(new RegExp(`^Durango ${number}, Roma Norte`, "u"));
    await page.goBack();
    await expect(name).toBeVisible();
  });

  await test.step("in Brazil the automatic search waits for a digit", async () => {
    let requestCount = 0;
    page.on("request", (request) => {
      if (request.url().includes("/places/search")) requestCount += 1;
    });
    await restaurant.reimport(({ company }) => {
      company.country = { country_code: "BR" };
    });
    await page.clock.install();
    await page.reload();
    await next.click();
    await expect(field).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.clock.pauseAt(Date.now() + 60_000);
    requestCount = 0;
    await field.fill("rua harmonia");
    await page.clock.runFor(5_000);
    expect(requestCount).toBe(0);
    await field.fill("rua harmonia 1");
    await page.clock.runFor(1_000);
    await expect.poll(() => requestCount).toBe(1);
  });
});
