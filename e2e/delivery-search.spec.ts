import { expectAccessible } from "./support/accessible.ts";
import { comanda } from "./support/comanda.ts";
import { onlyOrder } from "./support/company.ts";
import {
  addressNumber,
  confirmPlace,
  continueButton,
  houseIn,
  houseNumber,
  pickPlace,
  searchField,
  toMap,
  toSearch,
} from "./support/delivery.ts";
import { tabTo } from "./support/keyboard.ts";
import {
  addProduct,
  dialog,
  introduce,
  order,
  payCash,
  seeOrder,
  toOrder,
} from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

test("a new customer finds a street with a typo and no accent, and orders to a house in it", async ({
  page,
  t,
}) => {
  await page.goto("/products");
  await addProduct({ page, t }, "Dúo gringo");
  await seeOrder({ page, t });
  await order({ page, t }, "DELIVERY");
  await introduce({ page, t }, "Ana Sofía Ríos", "checkout.next.address");

  const field = searchField({ page, t });
  await expectAccessible(page);
  await expect(continueButton({ page, t })).toBeDisabled();
  // One word alone is searched for by the button only.
  const button = page.getByRole("button", { name: t("checkout.search.search"), exact: true });
  await expect(button).toBeDisabled();
  await field.fill("durango");
  await button.click();
  await expect(page.getByRole("option", { name: "Durango, Roma Norte" }).first()).toBeVisible();
  await field.fill("alvaro obregn");
  const street = page.getByRole("option", { name: "Av. Álvaro Obregón, Roma Norte" });
  await expect(street).toBeVisible();
  await expect(page.getByText(/^\d+ (address|direcci)/u)).toHaveText(/found|encontrada/u);
  await expectAccessible(page);
  await expect(continueButton({ page, t })).toBeDisabled();
  await street.click();
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(field).toHaveValue(/^Av\. Álvaro Obregón, Roma Norte/u);

  // A street is not yet a door.
  const number = houseNumber({ page, t });
  await expect(number).toBeFocused();
  await continueButton({ page, t }).click();
  await expect(page.getByText(t("checkout.search.numberRequired"))).toBeVisible();
  await expect(number).toBeFocused();
  await expectAccessible(page);
  const house = houseIn("Av. Álvaro Obregón");
  await number.fill(house.number);
  await continueButton({ page, t }).click();

  const whole = new RegExp(`^Av\\. Álvaro Obregón ${house.number}, Roma Norte`, "u");
  await expect(page.getByText(whole)).toBeVisible();
  await expect(page.getByText(/^19\.\d+,-99\.\d+$/u)).toBeVisible();
  // Only a pin marks an exact place.
  await expect(page.getByText(t("checkout.place.exact"))).toBeHidden();
  await expectAccessible(page);
  await confirmPlace({ page, t }, "Int. 4");

  // 199.00 and 35.00 for the way.
  await expect(dialog(page)).toContainText("$35.00");
  await expect(toOrder({ page, t })).toContainText("$234.00");
  const placed = await payCash({ page, t });
  const shown = await comanda("orders", "show", placed, "--host", "demo.localhost", "--json");
  expect(JSON.parse(shown.stdout)).toMatchObject({
    service_type: "DELIVERY",
    status: "PENDING",
    total: 234,
    delivery_price: 35,
    address: {
      address: expect.stringMatching(whole),
      complement: "Int. 4",
      latitude: expect.closeTo(house.latitude, 4),
      longitude: expect.closeTo(house.longitude, 4),
    },
  });
});

test("a house that is found needs no other number, and the whole way goes by keyboard @wide", async ({
  page,
  t,
}) => {
  const { number } = houseIn("Durango");
  const shop = await toSearch({ page, t });
  await expect(page.getByRole("heading", { name: t("checkout.search.title") })).toBeFocused();
  const field = searchField({ page, t });
  for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press("Tab");
  await tabTo(field, "Shift+Tab");
  await page.keyboard.type(`durango ${number.slice(0, -1)}`);
  await page.keyboard.press("Enter");
  const options = page.getByRole("option");
  await expect(options.first()).toBeVisible();

  // The list is our own server's, which nobody has to be told.
  await expect(
    page.getByText(t("checkout.search.poweredBy", { provider: "Comanda" })),
  ).toBeHidden();
  // Down into the list, back up to the field, the list away, back, and away.
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", /.+/u);
  await page.keyboard.press("ArrowUp");
  await expect(field).not.toHaveAttribute("aria-activedescendant", /.+/u);
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(field).toBeFocused();

  await page.keyboard.type(number.slice(-1));
  const written = new RegExp(`^Durango ${number}, Roma Norte`, "u");
  const house = page.getByRole("option", { name: written });
  await expect(house).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(house).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue(written);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: t("checkout.place.title") })).toBeFocused();
  const complement = page.getByLabel(t("checkout.address.complement"), { exact: true });
  await tabTo(complement);
  await page.keyboard.type("Reja verde");
  await page.keyboard.press("Enter");
  await expect(toOrder({ page, t })).toContainText("$95.00");
  await expect(page.getByRole("heading", { name: t("checkout.summaryTitle") })).toBeFocused();
  const cash = page.getByRole("radio", { name: "Efectivo" });
  await tabTo(cash);
  await page.keyboard.press("Space");
  await toOrder({ page, t }).press("Enter");
  await expect(page).toHaveURL(/\/tracking\?.*order_id=/u);
  expect(await onlyOrder(shop)).toMatchObject({
    total: 95,
    address: { address: expect.stringMatching(written), complement: "Reja verde" },
  });
});

test("a house that nobody knows is shown on the map by who lives there", async ({ page, t }) => {
  await toSearch({ page, t });
  await pickPlace({ page, t }, "calle durango", /^Durango, Roma Norte/u);
  const number = houseNumber({ page, t });
  await number.fill("9999-B");
  await page.reload();
  await expect(number).toHaveValue("9999-B");
  await continueButton({ page, t }).click();
  await expect(page.getByRole("heading", { name: t("checkout.pin.title") })).toBeVisible();
  await expect(addressNumber({ page, t })).toHaveValue("9999-B");
  await continueButton({ page, t }).click();
  await expect(page.getByText(/^Durango 9999-B, Roma Norte/u)).toBeVisible();
});

test("a number that was typed with the street is not asked for again, and the steps keep their number", async ({
  page,
  t,
}) => {
  await toSearch({ page, t });
  const second = page.getByText(t("checkout.progress", { step: 2, of: 3 }));
  await expect(second).toBeAttached();
  await searchField({ page, t }).fill("calle durango 9999-B");
  await page.getByRole("option", { name: /^Durango, Roma Norte/u }).click();
  await expect(houseNumber({ page, t })).toHaveValue("9999-B");
  await continueButton({ page, t }).click();
  await expect(page.getByRole("heading", { name: t("checkout.pin.title") })).toBeVisible();
  await expect(addressNumber({ page, t })).toHaveValue("9999-B");
  await expect(second).toBeAttached();
  await continueButton({ page, t }).click();
  await expect(page.getByText(/^Durango 9999-B, Roma Norte/u)).toBeVisible();
  await expect(second).toBeAttached();
});

test("who types a street and a number and shows the place on the map has written the number", async ({
  page,
  t,
}) => {
  await toSearch({ page, t });
  await searchField({ page, t }).fill("Av. Álvaro Obregón 12-B");
  await toMap({ page, t });
  await expect(addressNumber({ page, t })).toHaveValue("12-B");
});

test("who goes back, or writes another number, while a house is looked for is not carried on", async ({
  page,
  t,
}) => {
  let answer: () => void = () => undefined;
  const search = "**/places/search?**";
  await toSearch({ page, t });
  await pickPlace({ page, t }, "calle durango", /^Durango, Roma Norte/u);
  const number = houseNumber({ page, t });
  await page.route(search, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue().catch(() => undefined);
  });
  const lookUp = async (house: string) => {
    await number.fill(house);
    const asked = page.waitForRequest(search);
    await continueButton({ page, t }).click();
    await asked;
  };

  await lookUp("9999");
  await number.fill("9998");
  await expect(continueButton({ page, t })).toBeEnabled();
  answer();
  await expect(number).toHaveValue("9998");

  await lookUp("9997");
  const givenUp = page.waitForEvent("requestfailed", (each) =>
    each.url().includes("/places/search"),
  );
  await page.goBack();
  const name = page.getByLabel(t("checkout.name"), { exact: true });
  await expect(name).toBeVisible();
  await givenUp;
  answer();
  await expect(name).toBeVisible();
  await expect(page.getByRole("heading", { name: t("checkout.pin.title") })).toBeHidden();
});

test("typing takes the chosen place away, and no house of another street than the chosen one is taken", async ({
  page,
  t,
}) => {
  await toSearch({ page, t });
  const field = searchField({ page, t });
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
  // Ámsterdam has this number, and México has not.
  await houseNumber({ page, t }).fill("177");
  await continueButton({ page, t }).click();
  await expect(page.getByRole("heading", { name: t("checkout.pin.title") })).toBeVisible();
  await expect(addressNumber({ page, t })).toHaveValue("177");
});
