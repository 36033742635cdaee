import { expectAccessible } from "../support/browser/accessibility.ts";
import {
  addressSearchField,
  confirmPlace,
  continueButton,
  goBackToSearch,
  goToAddressSearch,
} from "../support/customer/address-search.ts";
import { placeCashOrder } from "../support/customer/customer-page.ts";
import { pinHouseNumberField, pinMap } from "../support/customer/pin-map.ts";
import { enableDelivery } from "../support/restaurant/delivery-settings.ts";
import { expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("the pin is found by geolocation, which a customer denies and allows", async ({
  page,
  context,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/^409: GET .*delivery-area-cost/u);
  const restaurant = await goToAddressSearch({ page, t }, (file) =>
    enableDelivery(file, { type: "ranges", ranges: [{ max: 3, price: 35 }] }),
  );
  const locate = page.getByRole("button", { name: t("checkout.locate.use") });

  await test.step("a customer who denies geolocation sees how to allow it, and the map opens at the restaurant", async () => {
    // Playwright's browsers deny permissions that a test does not grant.
    await locate.click();
    const sheet = page.getByRole("dialog", { name: t("checkout.locate.title") });
    await expect(sheet).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole("button", { name: t("checkout.locate.again") }).click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    // Allowed, but the position is unavailable.
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation(null);
    await locate.click();
    await expect(sheet).toBeVisible();
    await sheet.getByRole("button", { name: t("checkout.search.onMap") }).click();
    await expect(sheet).toBeHidden();
    await expect(pinMap({ page, t })).toBeVisible();
    await expect(page.getByText(t("checkout.pin.tooNear"))).toBeVisible();
    // On the map the sheet does not offer the map.
    await locate.click();
    await expect(sheet.getByRole("button", { name: t("checkout.locate.again") })).toBeVisible();
    await expect(sheet.getByRole("button", { name: t("checkout.search.onMap") })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await goBackToSearch({ page, t });
  });

  await test.step("a pin outside the delivery area is refused, and each step shows the area", async () => {
    const coverageButton = page.getByRole("button", { name: t("checkout.address.coverage") });
    const coverage = page.getByRole("dialog", { name: t("checkout.coverage.title") });
    const seeCoverage = async () => {
      await coverageButton.click();
      const label = t("checkout.coverage.map", { name: "La Prueba" });
      await expect(coverage.getByRole("application", { name: label })).toBeVisible();
      const circle = coverage.locator(".leaflet-overlay-pane path");
      await expect(circle).toHaveAttribute("fill", "#18794e");
      const range = t("checkout.coverage.range", { name: "La Prueba", distance: "3" });
      await expect(coverage.getByText(range)).toBeVisible();
      await expectAccessible(page);
      await coverage.getByRole("button", { name: t("sheet.close") }).click();
      await expect(coverage).toBeHidden();
    };
    await expect(coverageButton).toBeHidden();
    await context.setGeolocation({ latitude: 19.5, longitude: -99.3 });
    await locate.click();
    const street = page.getByLabel(t("checkout.pin.street"), { exact: true });
    await expect(street).toBeVisible();
    await street.fill("Camino Viejo");
    await expect(page.getByText(t("checkout.address.outside"))).toBeVisible();
    await seeCoverage();
    await expect(street).toHaveValue("Camino Viejo");
    await pinHouseNumberField({ page, t }).fill("1");
    await continueButton({ page, t }).click();
    const confirm = page.getByRole("button", { name: t("checkout.place.confirm") });
    await expect(confirm).toBeVisible();
    await expect(page.getByText(t("checkout.address.outside"))).toBeVisible();
    await expect(coverageButton).toBeVisible();
    await confirm.click();

    await expect(page.getByText(t("checkout.address.chooseAnother"))).toBeVisible();
    await seeCoverage();

    // The next address does not begin with the refused one.
    await page.getByRole("button", { name: t("checkout.address.add") }).click();
    await expect(addressSearchField({ page, t })).toHaveValue("");
    await expect(continueButton({ page, t })).toBeDisabled();
  });

  await test.step("a customer who allows geolocation finds the pin at their position", async () => {
    await context.setGeolocation({ latitude: 19.4203, longitude: -99.1655 });
    // A page uses a position for a minute.
    await page.reload();
    await locate.click();
    await expect(page.getByRole("heading", { name: t("checkout.pin.title") })).toBeVisible();
    await expect(pinMap({ page, t })).toBeVisible();
    await expect(page.getByText(t("checkout.pin.loading")).first()).toBeHidden();
    await pinHouseNumberField({ page, t }).fill("12");
    await continueButton({ page, t }).click();
    const coordinates = page.getByText("19.4203,-99.1655");
    await expect(coordinates).toBeVisible();
    await expect(coordinates).toHaveCSS("font-style", "italic");
    await confirmPlace({ page, t });
    await placeCashOrder({ page, t });
    expect(await expectSingleOrder(restaurant)).toMatchObject({
      address: { latitude: 19.4203, longitude: -99.1655 },
    });
  });
});
