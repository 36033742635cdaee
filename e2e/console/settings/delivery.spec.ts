import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAlsoWide } from "../../support/browser/accessibility.ts";
import type { TestTranslate } from "../../support/create-translate.ts";
import { addressSearchField, confirmPlace } from "../../support/customer/address-search.ts";
import { openCartWithTacos } from "../../support/customer/cart-with-tacos.ts";
import {
  fillClientStep,
  placeOrderButton,
  startCheckout,
} from "../../support/customer/customer-page.ts";
import { enableDelivery, findDemoHouse } from "../../support/restaurant/delivery-settings.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { arabicPhone, test } from "../../support/staff/console-test.ts";
import { dragOnMap, offsetOf, pressMap, zoneMap } from "../../support/staff/zone-map.ts";

const laptop = { role: "manager", viewport: { width: 1280, height: 800 } } as const;
const BOX = [
  [-90, -90],
  [90, -90],
  [90, 90],
  [-90, 90],
] as const;

const withZones = (file: Parameters<typeof enableDelivery>[0]) =>
  enableDelivery(file, { type: "areas", area: { areas: [] } });

async function save(page: Page, t: TestTranslate): Promise<void> {
  await page.getByRole("button", { name: t("form.save") }).click();
  await expect(page.getByText(t("form.saved"), { exact: true })).toBeVisible();
}

test("a zone is drawn and moved, a hole is cut into it, and the guest pays what the tester says each time", async ({
  openConsole,
  page: guest,
  t: guestT,
  browserErrors,
}) => {
  test.slow();
  browserErrors.allow(/^409: PATCH/u);
  const restaurant = await openCartWithTacos({ page: guest, t: guestT }, withZones);
  const { page, t } = await openConsole(restaurant, "settings/delivery", laptop);
  await page.getByRole("button", { name: t("settings.delivery.drawZone") }).click();
  const zone = page.getByRole("listitem", { name: t("settings.delivery.zone", { letter: "A" }) });
  const corners = (count: number) =>
    zone.getByText(t("settings.delivery.corners", { count }), { exact: true });
  const map = await zoneMap(page, t);
  // Nothing is wrong with a zone that is only begun.
  await expect(corners(0)).toBeVisible();
  await expect(zone.getByText(t("settings.delivery.fault.corners"))).toHaveCount(0);
  await pressMap(page, map, [...BOX, BOX[0]]);
  await expect(corners(4)).toBeVisible();
  await expect(zone.getByText(t("settings.delivery.editHint"))).toBeVisible();
  await zone.getByLabel(t("settings.delivery.price")).fill("42,5");

  // The corner in the north-west goes farther out.
  await corners(4).click();
  const text = zone.getByLabel(t("settings.delivery.cornersLabel"));
  const before = await text.inputValue();
  await dragOnMap(page, map, [-90, -90], [-130, -120]);
  await expect(text).not.toHaveValue(before);
  expect((await text.inputValue()).split("\n").slice(1)).toEqual(before.split("\n").slice(1));
  // The whole zone goes a little to the south-east.
  const corner = await text.inputValue();
  await dragOnMap(page, map, [50, -40], [62, -32]);
  await expect(text).not.toHaveValue(corner);
  const [drawn, moved] = [corner.split("\n"), (await text.inputValue()).split("\n")];
  expect(moved.filter((line) => drawn.includes(line))).toEqual([]);
  await zone.getByRole("button", { name: t("settings.delivery.done") }).click();

  const house = findDemoHouse("Durango");
  const address = page.getByLabel(t("settings.delivery.address"), { exact: true });
  await address.fill(`Durango ${house.number}`);
  await address.press("Enter");
  await page
    .getByRole("list", { name: t("settings.delivery.found") })
    .getByRole("button", { name: new RegExp(`Durango ${house.number}, Roma Norte`, "u") })
    .first()
    .click();
  await expect(page.getByText(t("settings.delivery.delivered", { price: "$42.50" }))).toBeVisible();
  await expect(page.getByText(t("settings.delivery.why.zone", { zone: "A" }))).toBeVisible();
  await save(page, t);
  await expectAccessible(page);

  await guest.reload();
  const customer = { page: guest, t: guestT };
  await startCheckout(customer, "DELIVERY");
  await fillClientStep(customer, "Ana Sofía Ríos", "checkout.next.address");
  await addressSearchField(customer).fill(`Durango ${house.number}`);
  await guest
    .getByRole("option", { name: new RegExp(`Durango ${house.number}, Roma Norte`, "u") })
    .first()
    .click();
  await confirmPlace(customer);
  await expect(guest.getByText("$42.50").first()).toBeVisible();

  // A hole around the house: the tester refuses it, and so does the guest's page.
  const [east, south] = await offsetOf(map, map.locator(".map-point"));
  const hole = BOX.map(([x, y]) => [east + x / 2, south + y / 2] as const);
  await zone.getByRole("button", { name: t("settings.delivery.drawPart") }).click();
  // The button closes a ring whose first corner was not pressed again.
  await pressMap(page, map, hole);
  await zone.getByRole("button", { name: t("settings.delivery.done") }).click();
  await expect(corners(8)).toBeVisible();
  await expect(page.getByText(t("settings.delivery.refused"))).toBeVisible();
  await save(page, t);
  await placeOrderButton(customer).click();
  await expect(
    guest.getByText(guestT("checkout.address.invalid.outside_coverage")).first(),
  ).toBeVisible();
  // Between the hole and the zone's edge it still costs the same.
  await pressMap(page, map, [[-70, 70]]);
  await expect(page.getByText(t("settings.delivery.delivered", { price: "$42.50" }))).toBeVisible();
});

test("a zone that crosses itself is refused beside it and stays as drawn, also when it is typed", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant(withZones);
  const { page, t } = await openConsole(restaurant, "settings/delivery", laptop);
  await page.getByRole("button", { name: t("settings.delivery.drawZone") }).click();
  const zone = page.getByRole("listitem", { name: t("settings.delivery.zone", { letter: "A" }) });
  const map = await zoneMap(page, t);
  const [first, second, third, fourth] = BOX;
  await pressMap(page, map, [first, third, second, fourth, first]);
  const crosses = zone.getByText(t("settings.delivery.fault.crosses"));
  await expect(crosses).toBeVisible();
  const text = zone.getByLabel(t("settings.delivery.cornersLabel"));
  const drawn = await text.inputValue();
  await page.getByRole("button", { name: t("form.save") }).click();
  await expect(page.getByText(t("form.someWrong"))).toBeVisible();
  await expect(text).toHaveValue(drawn);
  await expect(text).toBeFocused();
  await expectAccessible(page);

  await text.fill("somewhere");
  await expect(zone.getByText(t("settings.delivery.fault.unread"))).toBeVisible();
  await text.fill("19.4, -99.2\n19.4, -99.1");
  await expect(zone.getByText(t("settings.delivery.fault.corners"))).toBeVisible();
  const ring = [
    [-99.2, 19.4],
    [-99.1, 19.4],
    [-99.1, 19.5],
    [-99.2, 19.4],
  ];
  await text.fill(JSON.stringify({ type: "Polygon", coordinates: [ring] }));
  await expect(zone.getByText(t("settings.delivery.corners", { count: 3 }))).toBeVisible();
  await save(page, t);
  await page.reload();
  await expect(zone.getByText(t("settings.delivery.corners", { count: 3 }))).toBeVisible();

  await test.step("the focus moves to the zone beside one that is removed, and from the last one to the title", async () => {
    const remove = (letter: string) =>
      page
        .getByRole("button", {
          name: t("settings.delivery.removeZone", {
            name: t("settings.delivery.zone", { letter }),
          }),
        })
        .press("Enter");
    await page.getByRole("button", { name: t("settings.delivery.drawZone") }).click();
    await remove("B");
    await expect(zone).toBeFocused();
    // What is drawn is removed only after a second press.
    await remove("A");
    await page.keyboard.press("Enter");
    await expect(page.getByText(t("settings.delivery.noZones"))).toBeVisible();
    await expect(page.getByRole("heading", { name: t("settings.delivery.zones") })).toBeFocused();
  });
});

test("prices by distance and by district are set and tried on a dark phone in Arabic", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant((file) => enableDelivery(file));
  const { page, t } = await openConsole(restaurant, "settings", {
    role: "manager",
    ...arabicPhone,
  });
  const line = `${t("settings.delivery.title")} ${t("settings.delivery.typeName.fixed")}`;
  await page.getByRole("link", { name: line, exact: true }).click();
  const type = page.getByRole("combobox", { name: t("settings.delivery.type") });
  await type.selectOption("range");
  await page.getByRole("button", { name: t("settings.delivery.addRange") }).click();
  const range = page.getByRole("listitem", { name: t("settings.delivery.range", { number: 1 }) });
  await page.getByRole("button", { name: t("form.save") }).click();
  await expect(range.getByText(t("settings.delivery.fault.noDistance"))).toBeVisible();
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
  await range.getByLabel(t("settings.delivery.upTo")).fill("3,5");
  await range.getByLabel(t("settings.delivery.price")).fill("20");
  const map = await zoneMap(page, t);
  await pressMap(page, map, [[20, 20]]);
  await expect(page.getByText(t("settings.delivery.delivered", { price: "$20.00" }))).toBeVisible();
  await save(page, t);

  await type.selectOption("district");
  await page.getByRole("button", { name: t("settings.delivery.addDistrict") }).click();
  await page.getByRole("button", { name: t("form.save") }).click();
  await expect(page.getByText(t("settings.delivery.fault.noName")).first()).toBeVisible();
  await page.getByLabel(t("settings.delivery.districtName")).fill("Roma Norte");
  await page.getByLabel(t("settings.delivery.tryDistrict")).selectOption("Roma Norte");
  await expect(
    page.getByText(t("settings.delivery.why.named", { zone: "A, Roma Norte" })),
  ).toBeVisible();
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
  await save(page, t);
});
