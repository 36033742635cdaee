import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import {
  addressSearchField,
  confirmPlace,
  continueButton,
  goToAddressSearch,
} from "../support/customer/address-search.ts";
import { openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import {
  fillClientStep,
  placeCashOrder,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { expectCheckoutStep } from "../support/customer/expect-checkout-step.ts";
import {
  goToPinMap,
  movePin,
  pinAddressField,
  pinHouseNumberField,
  pinMap,
} from "../support/customer/pin-map.ts";
import { enableDelivery, romaPosition } from "../support/restaurant/delivery-settings.ts";
import { expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("the pin is moved to a house by keys, and the order goes there", async ({ page, t }) => {
  const restaurant = await goToAddressSearch({ page, t });
  await goToPinMap({ page, t });
  // The pin starts at the restaurant, which is no delivery address.
  await expect(page.getByText(t("checkout.pin.tooNear"))).toBeVisible();
  // The address is complete: only the unmoved pin disables the button.
  const found = pinAddressField({ page }, t("checkout.pin.address"));
  await expect(found).toHaveValue(/Obregón/u);
  await expect(pinHouseNumberField({ page, t })).not.toHaveValue("");
  await expect(continueButton({ page, t })).toBeDisabled();
  await expectCheckoutStep({ page, t }, t("checkout.pin.title"), { back: true, close: false });
  await expectAccessible(page);

  await movePin({ page, t });
  await expect(found).toHaveValue(/\d.*Roma Norte/u);
  await expect(found).not.toBeEditable();
  const number = pinHouseNumberField({ page, t });
  const houses = await number.inputValue();
  expect(await found.inputValue()).toContain(` ${houses},`);
  await expect(number).toHaveAttribute("maxlength", "30");
  await number.fill("");
  await expect(continueButton({ page, t })).toBeDisabled();
  // A press on the disabled button shows the missing field.
  await continueButton({ page, t }).click({ force: true });
  await expect(number).toBeFocused();
  await expect(page.getByText(t("checkout.search.numberRequired"))).toBeVisible();
  await expectAccessible(page);
  await number.fill(houses);
  await continueButton({ page, t }).click();

  await expect(page.getByText(t("checkout.place.exact"))).toBeVisible();
  await expectCheckoutStep({ page, t }, t("checkout.place.title"), { back: true, close: true });
  await expect(dialog(page).getByText(`${houses}, Roma Norte`)).toBeVisible();
  await expectAccessible(page);
  await test.step("a reload on the map keeps the pin and a pasted number with invisible marks", async () => {
    await page.getByRole("button", { name: t("checkout.place.movePin") }).click();
    const address = await found.inputValue();
    await number.fill("\u202a5 int 3\u202c");
    await page.reload();
    await expect(found).toHaveValue(address);
    await expect(number).toHaveValue("\u202a5 int 3\u202c");
    await continueButton({ page, t }).click();
  });
  await confirmPlace({ page, t });
  const mapPlace = () =>
    page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? "null")?.state.mapPlace,
      `comanda.checkout.${restaurant.id}`,
    );
  await expect
    .poll(mapPlace)
    .toMatchObject({ address: "", exactAddress: expect.stringContaining("Roma Norte") });
  await placeCashOrder({ page, t });
  const placed = await expectSingleOrder(restaurant);
  expect(placed).toMatchObject({ total: 95, address: { complement: "Depto. 4" } });
  expect(placed.address?.address).toContain(" 5 int 3, Roma Norte");
  expect(placed.address?.longitude).toBeGreaterThan(romaPosition.longitude);
});

test("the pin's map is opened, dragged and moved by keys", async ({ page, t }) => {
  await test.step("a step whose code is still loading has its title, a back button and the focus", async () => {
    const { promise: released, resolve } = Promise.withResolvers<void>();
    await page.route(/address-search-step.*\.js/u, async (route) => {
      await released;
      await route.continue();
    });
    await openCartWithTacos({ page, t }, enableDelivery);
    await startCheckout({ page, t }, "DELIVERY");
    await fillClientStep({ page, t }, "Ana", "checkout.next.address");
    const title = page.getByRole("heading", { name: t("checkout.search.title") });
    await expect(title).toBeFocused();
    await expectAccessible(page);
    await page.getByRole("button", { name: t("checkout.back") }).click();
    await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
    await page.getByRole("button", { name: t("checkout.next.address") }).click();
    await expect(title).toBeFocused();
    resolve();
    await expect(addressSearchField({ page, t })).toBeVisible();
    await expect(addressSearchField({ page, t })).toBeFocused();
  });

  await test.step("a search without a second provider cannot be expanded", async () => {
    await expect(page.getByRole("button", { name: t("checkout.search.onMap") })).toBeVisible();
    await expect(page.getByRole("button", { name: t("checkout.search.expand") })).toHaveCount(0);
  });

  await test.step("without a key there is no button to Google", async () => {
    await goToPinMap({ page, t });
    await expect(page.getByRole("button", { name: t("checkout.pin.google") })).toBeHidden();
  });

  await test.step("dragging the map under the pin updates the address when the map rests", async () => {
    const map = pinMap({ page, t });
    await expect(page.locator(".leaflet-control")).toHaveCount(0);
    for (const name of ["map.zoomIn", "map.zoomOut", "map.fullscreen"]) {
      await expect(page.getByRole("button", { name: t(name) })).toBeVisible();
    }
    for (let zoom = 0; zoom < 4; zoom += 1) {
      await page.getByRole("button", { name: t("map.zoomIn") }).click();
    }
    // Zooming does not move the pin.
    await expect(page.getByText(t("checkout.pin.tooNear"))).toBeVisible();
    const before = await pinHouseNumberField({ page, t }).inputValue();
    const pin = map.locator("xpath=..").locator(".map-pin");
    const boxes = async () => {
      const [around, box] = [await map.boundingBox(), await pin.boundingBox()];
      if (!(around && box)) throw new Error("The map or its pin has no place");
      return { around, box };
    };
    // The pin's tip is at the centre of the map, which is the position that is sent.
    const distanceToCentre = async () => {
      const { around, box } = await boxes();
      return Math.hypot(
        box.x + box.width / 2 - around.x - around.width / 2,
        box.y + box.height - around.y - around.height / 2,
      );
    };
    await expect.poll(distanceToCentre).toBeLessThanOrEqual(1);
    const { around: box, box: pinBox } = await boxes();
    const [x, y] = [box.x + box.width / 3, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y + 2, { steps: 4 });
    await page.mouse.move(x - 90, y + 2, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByText(t("checkout.pin.loading")).first()).toBeVisible();
    await expect(continueButton({ page, t })).toBeDisabled();
    await expect(page.getByText(t("checkout.pin.loading")).first()).toBeHidden();
    await expect(pinHouseNumberField({ page, t })).not.toHaveValue(before);
    // The pin stays where it is.
    expect(await pin.boundingBox()).toEqual(pinBox);
    await expect(page.getByText(t("checkout.pin.tooNear"))).toBeHidden();
  });

  await test.step("an answer for an earlier place of the pin is dropped", async () => {
    const place = (text: string) => ({
      ...romaPosition,
      address: text,
      city: null,
      hasNumber: true,
    });
    let requestCount = 0;
    const second = Promise.withResolvers<void>();
    await page.route("**/places/reverse?**", async (route) => {
      requestCount += 1;
      const number = requestCount;
      if (number === 2) await second.promise;
      await route.fulfill({ json: { place: place(`Calle ${number} 10`) } }).catch(() => undefined);
    });
    const map = pinMap({ page, t });
    await map.press("ArrowRight");
    await expect(pinAddressField({ page }, t("checkout.pin.address"))).toHaveValue("Calle 1 10");
    await map.press("ArrowRight");
    await expect.poll(() => requestCount).toBe(2);
    await map.press("ArrowRight");
    second.resolve();
    await expect.poll(() => requestCount).toBe(3);
    await expect(pinAddressField({ page }, t("checkout.pin.address"))).toHaveValue("Calle 3 10");
  });
});
