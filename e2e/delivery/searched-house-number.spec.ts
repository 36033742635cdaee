import type { Page } from "@playwright/test";
import {
  addressSearchField,
  continueButton,
  goToAddressSearch,
  searchAndPickPlace,
  searchedHouseNumberField,
} from "../support/customer/address-search.ts";
import { goToPinMap, pinHouseNumberField } from "../support/customer/pin-map.ts";
import { expect, test } from "../support/test.ts";

/** Not the field of the step before nor its announcement, which say the same while the step changes. */
const confirmedAddress = (page: Page) =>
  page.getByRole("paragraph").filter({ hasText: /^Durango 9999-B, Roma Norte/u });

test("a customer shows an unknown house on the map", async ({ page, t }) => {
  await goToAddressSearch({ page, t });
  await searchAndPickPlace({ page, t }, "calle durango", /^Durango, Roma Norte/u);
  const number = searchedHouseNumberField({ page, t });
  await number.fill("9999-B");
  await page.reload();
  await expect(number).toHaveValue("9999-B");
  await continueButton({ page, t }).click();
  await expect(page.getByRole("heading", { name: t("checkout.pin.title") })).toBeVisible();
  await expect(pinHouseNumberField({ page, t })).toHaveValue("9999-B");
  await continueButton({ page, t }).click();
  await expect(confirmedAddress(page)).toBeVisible();
});

test("a house number typed with the street is not asked for again, and the step count stays", async ({
  page,
  t,
}) => {
  await goToAddressSearch({ page, t });
  const second = page.getByText(t("checkout.progress", { step: 2, of: 3 }));
  await expect(second).toBeAttached();
  await addressSearchField({ page, t }).fill("calle durango 9999-B");
  await page.getByRole("option", { name: /^Durango, Roma Norte/u }).click();
  await expect(searchedHouseNumberField({ page, t })).toHaveValue("9999-B");
  await continueButton({ page, t }).click();
  await expect(page.getByRole("heading", { name: t("checkout.pin.title") })).toBeVisible();
  await expect(pinHouseNumberField({ page, t })).toHaveValue("9999-B");
  await expect(second).toBeAttached();
  await continueButton({ page, t }).click();
  await expect(confirmedAddress(page)).toBeVisible();
  await expect(second).toBeAttached();
});

test("the map's number field holds the number typed into the search", async ({ page, t }) => {
  await goToAddressSearch({ page, t });
  await addressSearchField({ page, t }).fill("Av. Álvaro Obregón 12-B");
  await goToPinMap({ page, t });
  await expect(pinHouseNumberField({ page, t })).toHaveValue("12-B");
});

test("a customer who goes back or changes the number during a house lookup stays where they are", async ({
  page,
  t,
}) => {
  let release: () => void = () => undefined;
  const search = "**/places/search?**";
  await goToAddressSearch({ page, t });
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
  const name = page.getByLabel(t("checkout.name"), { exact: true });
  await expect(name).toBeVisible();
  await cancelled;
  release();
  await expect(name).toBeVisible();
  await expect(page.getByRole("heading", { name: t("checkout.pin.title") })).toBeHidden();
});

test("typing clears the chosen place, and a house of another street is not taken", async ({
  page,
  t,
}) => {
  await goToAddressSearch({ page, t });
  const field = addressSearchField({ page, t });
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
  await searchedHouseNumberField({ page, t }).fill("177");
  await continueButton({ page, t }).click();
  await expect(page.getByRole("heading", { name: t("checkout.pin.title") })).toBeVisible();
  await expect(pinHouseNumberField({ page, t })).toHaveValue("177");
});
