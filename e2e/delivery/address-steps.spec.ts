import type { Locator } from "@playwright/test";
import { dialog } from "../support/browser/dialog.ts";
import { holdResponses } from "../support/browser/hold-responses.ts";
import {
  continueToSummaryButton,
  districtField,
  fillAddress,
  houseNumberField,
  streetField,
} from "../support/customer/address-form.ts";
import {
  addressSearchField,
  continueButton,
  goToAddressSearch,
} from "../support/customer/address-search.ts";
import { enableDelivery, findDemoHouse } from "../support/restaurant/delivery-settings.ts";
import { expect, test } from "../support/test.ts";

/** Expects a marker in the middle of a map at zoom 15 (conformance 9.20). */
async function expectCentredMarker(map: Locator): Promise<void> {
  await expect(map.locator('img[src*="/tiles/15/"]').first()).toBeVisible();
  const marker = map.locator(".leaflet-marker-icon");
  await expect(marker).toBeVisible();
  const [around, box] = [await map.boundingBox(), await marker.boundingBox()];
  if (!(around && box)) throw new Error("The map or its marker has no place");
  expect(Math.abs(box.x + box.width / 2 - around.x - around.width / 2)).toBeLessThanOrEqual(1);
  expect(Math.abs(box.y + box.height / 2 - around.y - around.height / 2)).toBeLessThanOrEqual(1);
}

test("an address is searched, written by hand, and confirmed once no required field is empty", async ({
  page,
  t,
}) => {
  const restaurant = await goToAddressSearch({ page, t }, (file) => {
    enableDelivery(file);
    file.ecommerce_settings.additional_address_information = "Piso";
  });
  const field = addressSearchField({ page, t });
  await expect(field).toHaveAccessibleDescription(t("checkout.search.hint"));
  await expect(page.getByText(t("checkout.search.hint"), { exact: true })).toBeVisible();

  await page.getByRole("button", { name: t("checkout.address.byHand") }).click();
  await expect(streetField({ page, t })).toBeVisible();
  await expect(dialog(page).getByRole("heading")).toHaveText(t("checkout.address.formTitle"));
  await expect(districtField({ page, t })).toHaveCount(0);
  await fillAddress({ page, t }, { street: "Durango", number: "200" });
  await expect(continueToSummaryButton({ page, t })).toBeDisabled();
  const floor = page.getByLabel("Piso", { exact: true });
  await floor.fill("3");
  await expect(continueToSummaryButton({ page, t })).toBeEnabled();
  await floor.fill("");
  for (const field of [streetField, houseNumberField]) await field({ page, t }).fill("");
  await page.getByRole("button", { name: t("checkout.address.bySearch") }).click();

  const { number } = findDemoHouse("Durango");
  await field.fill(`durango ${number}`);
  await page.getByRole("option", { name: `Durango ${number}, Roma Norte` }).click();
  const title = page.getByRole("heading", { name: t("checkout.place.title") });
  await expect(title).toBeVisible();
  await expectCentredMarker(page.getByRole("application", { name: t("checkout.place.map") }));
  await page.getByRole("button", { name: t("checkout.close"), exact: true }).click();
  // Without a saved address the close button leads to the step before.
  await expect(field).toHaveValue(new RegExp(`^Durango ${number}, `, "u"));
  await continueButton({ page, t }).click();
  await expect(title).toBeVisible();

  const confirm = page.getByRole("button", { name: t("checkout.place.confirm") });
  await expect(confirm).toBeDisabled();
  await page.getByLabel(t("checkout.address.reference"), { exact: true }).fill("Puerta azul");
  await expect(confirm).toBeDisabled();
  await page.getByLabel("Piso", { exact: true }).fill("3");
  await expect(confirm).toBeEnabled();

  const saving = await holdResponses(page, /\/ms-clients\/public\/addresses$/u);
  const lookup = await holdResponses(page, /\/delivery-area-cost/u);
  await confirm.click();
  expect(await saving.requested).toMatchObject({ complement: "3", reference: "Puerta azul" });
  await expect(confirm).toBeDisabled();
  saving.release();
  await lookup.requested;
  await expect(confirm).toBeDisabled();
  lookup.release();
  await expect(
    dialog(page).getByRole("heading", { name: t("checkout.summaryTitle") }),
  ).toBeVisible();

  await test.step("the company is marked on its map at zoom 15", async () => {
    await page.goto(restaurant.url("/info"));
    await page.getByRole("region", { name: t("info.coverage") }).scrollIntoViewIfNeeded();
    await expectCentredMarker(
      page.getByRole("application", { name: t("info.coverageMap", { name: "La Prueba" }) }),
    );
  });
});
