import type { Locator } from "@playwright/test";
import { street } from "./support/address-form.ts";
import { openRestaurant } from "./support/company.ts";
import { continueButton, delivers, houseIn, searchField, toSearch } from "./support/delivery.ts";
import { hold } from "./support/hold.ts";
import { dialog } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

/** Expects a mark in the middle of a map, at zoom 15 (spec §9, Map zoom). */
async function expectMarked(map: Locator): Promise<void> {
  await expect(map.locator('img[src*="/tiles/15/"]').first()).toBeVisible();
  const mark = map.locator(".leaflet-marker-icon");
  await expect(mark).toBeVisible();
  const [around, box] = [await map.boundingBox(), await mark.boundingBox()];
  if (!(around && box)) throw new Error("The map or its mark has no place");
  expect(Math.abs(box.x + box.width / 2 - around.x - around.width / 2)).toBeLessThanOrEqual(1);
  expect(Math.abs(box.y + box.height / 2 - around.y - around.height / 2)).toBeLessThanOrEqual(1);
}

test("an address is searched with its number, written by hand, or confirmed once nothing is missing", async ({
  page,
  t,
}) => {
  await toSearch({ page, t }, (file) => {
    delivers(file);
    file.ecommerce_settings.additional_address_information = "Piso";
  });
  const field = searchField({ page, t });
  await expect(field).toHaveAccessibleDescription(t("checkout.search.hint"));
  await expect(page.getByText(t("checkout.search.hint"), { exact: true })).toBeVisible();

  await page.getByRole("button", { name: t("checkout.address.byHand") }).click();
  await expect(street({ page, t })).toBeVisible();
  await expect(dialog(page).getByRole("heading")).toHaveText(t("checkout.address.formTitle"));
  await page.getByRole("button", { name: t("checkout.address.bySearch") }).click();

  const { number } = houseIn("Durango");
  await field.fill(`durango ${number}`);
  await page.getByRole("option", { name: `Durango ${number}, Roma Norte` }).click();
  await continueButton({ page, t }).click();
  const title = page.getByRole("heading", { name: t("checkout.place.title") });
  await expect(title).toBeVisible();
  await expectMarked(page.getByRole("application", { name: t("checkout.place.map") }));
  await page.getByRole("button", { name: t("checkout.close"), exact: true }).click();
  // Without an address there is no list to go back to.
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: t("checkout.next.address") }).click();
  await expect(field).toHaveValue(new RegExp(`^Durango ${number}, `, "u"));
  await continueButton({ page, t }).click();
  await expect(title).toBeVisible();

  const confirm = page.getByRole("button", { name: t("checkout.place.confirm") });
  await expect(confirm).toBeDisabled();
  await page.getByLabel(t("checkout.address.reference"), { exact: true }).fill("Puerta azul");
  await expect(confirm).toBeDisabled();
  await page.getByLabel("Piso", { exact: true }).fill("3");
  await expect(confirm).toBeEnabled();

  const saving = await hold(page, /\/ms-clients\/public\/addresses$/u);
  const lookup = await hold(page, /\/delivery-area-cost/u);
  await confirm.click();
  expect(await saving.asked).toMatchObject({ complement: "3", reference: "Puerta azul" });
  await expect(confirm).toBeDisabled();
  saving.letGo();
  await lookup.asked;
  await expect(confirm).toBeDisabled();
  lookup.letGo();
  await expect(
    dialog(page).getByRole("heading", { name: t("checkout.summaryTitle") }),
  ).toBeVisible();
});

test("the company is marked on its map at zoom 15", async ({ page, t }) => {
  const shop = await openRestaurant((file) => delivers(file));
  await page.goto(shop.url("/info"));
  await page.getByRole("region", { name: t("info.coverage") }).scrollIntoViewIfNeeded();
  await expectMarked(
    page.getByRole("application", { name: t("info.coverageMap", { name: "La Prueba" }) }),
  );
});
