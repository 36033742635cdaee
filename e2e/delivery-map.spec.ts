import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { expectStep } from "./support/checkout-step.ts";
import { onlyOrder } from "./support/company.ts";
import {
  addressNumber,
  confirmPlace,
  continueButton,
  delivers,
  houseIn,
  movePin,
  pinMap,
  roma,
  searchField,
  toMap,
  toSearch,
} from "./support/delivery.ts";
import { dialog, introduce, order, payCash } from "./support/shop.ts";
import { atCart } from "./support/tacos.ts";
import { expect, test } from "./support/test.ts";

const address = (page: Page, label: string) =>
  page.getByRole("textbox", { name: label, exact: true });

test("the pin is walked to the door by keys, and the order goes there", async ({ page, t }) => {
  const shop = await toSearch({ page, t });
  await toMap({ page, t });
  // It begins at the restaurant, where nobody lives.
  await expect(page.getByText(t("checkout.pin.tooNear"))).toBeVisible();
  await expect(continueButton({ page, t })).toBeDisabled();
  await expectStep({ page, t }, t("checkout.pin.title"), { back: true, close: false });
  await expectAccessible(page);

  await movePin({ page, t });
  const found = address(page, t("checkout.pin.address"));
  await expect(found).toHaveValue(/\d.*Roma Norte/u);
  await expect(found).not.toBeEditable();
  const number = addressNumber({ page, t });
  const houses = await number.inputValue();
  expect(await found.inputValue()).toContain(` ${houses},`);
  await expect(number).toHaveAttribute("maxlength", "30");
  await number.fill("");
  await expect(continueButton({ page, t })).toBeDisabled();
  // Pressed all the same, it says what is missing.
  await continueButton({ page, t }).click({ force: true });
  await expect(number).toBeFocused();
  await expect(page.getByText(t("checkout.search.numberRequired"))).toBeVisible();
  await expectAccessible(page);
  await number.fill(houses);
  await continueButton({ page, t }).click();

  await expect(page.getByText(t("checkout.place.exact"))).toBeVisible();
  await expectStep({ page, t }, t("checkout.place.title"), { back: true, close: true });
  await expect(dialog(page).getByText(`${houses}, Roma Norte`)).toBeVisible();
  await expectAccessible(page);
  await confirmPlace({ page, t });
  const mapPlace = () =>
    page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? "null")?.state.mapPlace,
      `comanda.checkout.${shop.id}`,
    );
  await expect
    .poll(mapPlace)
    .toMatchObject({ address: "", exactAddress: expect.stringContaining("Roma Norte") });
  await payCash({ page, t });
  const placed = await onlyOrder(shop);
  expect(placed).toMatchObject({ total: 95, address: { complement: "Depto. 4" } });
  expect(placed.address?.address).toContain(`${houses}, Roma Norte`);
  expect(placed.address?.longitude).toBeGreaterThan(roma.longitude);
});

test("the map is dragged beneath the pin, and the address follows when it rests", async ({
  page,
  t,
}) => {
  await toSearch({ page, t });
  await toMap({ page, t });
  const map = pinMap({ page, t });
  for (let zoom = 0; zoom < 4; zoom += 1) {
    await page.getByRole("button", { name: t("map.zoomIn") }).click();
  }
  // Zooming alone moves no pin.
  await expect(page.getByText(t("checkout.pin.tooNear"))).toBeVisible();
  const before = await addressNumber({ page, t }).inputValue();
  const pin = map.locator("xpath=..").locator(".map-pin");
  const [box, tip] = [await map.boundingBox(), await pin.boundingBox()];
  if (!box) throw new Error("The map has no place");
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y + 2, { steps: 4 });
  await page.mouse.move(x - 90, y + 2, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(t("checkout.pin.loading")).first()).toBeVisible();
  await expect(continueButton({ page, t })).toBeDisabled();
  await expect(page.getByText(t("checkout.pin.loading")).first()).toBeHidden();
  await expect(addressNumber({ page, t })).not.toHaveValue(before);
  // The pin stays where it is.
  expect(tip).not.toBeNull();
  expect(await pin.boundingBox()).toEqual(tip);
  await expect(page.getByText(t("checkout.pin.tooNear"))).toBeHidden();
});

test("an answer for where the pin was is dropped", async ({ page, t }) => {
  const place = (text: string) => ({ ...roma, address: text, city: null, hasNumber: true });
  let asked = 0;
  let giveSecond: () => void = () => undefined;
  const second = new Promise<void>((resolve) => {
    giveSecond = resolve;
  });
  await page.route("**/places/reverse?**", async (route) => {
    asked += 1;
    const now = asked;
    if (now === 2) await second;
    await route.fulfill({ json: { place: place(`Calle ${now} 10`) } }).catch(() => undefined);
  });
  await toSearch({ page, t });
  await toMap({ page, t });
  await expect(address(page, t("checkout.pin.address"))).toHaveValue("Calle 1 10");
  const map = pinMap({ page, t });
  await map.press("ArrowRight");
  await expect.poll(() => asked).toBe(2);
  await map.press("ArrowRight");
  giveSecond();
  await expect.poll(() => asked).toBe(3);
  await expect(address(page, t("checkout.pin.address"))).toHaveValue("Calle 3 10");
});

test("who lets the browser say where they are begins there", async ({ page, context, t }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 19.4203, longitude: -99.1655 });
  const shop = await toSearch({ page, t });
  await page.getByRole("button", { name: t("checkout.locate.use") }).click();
  await expect(page.getByRole("heading", { name: t("checkout.pin.title") })).toBeVisible();
  await expect(pinMap({ page, t })).toBeVisible();
  await expect(page.getByText(t("checkout.pin.loading")).first()).toBeHidden();
  await addressNumber({ page, t }).fill("12");
  await continueButton({ page, t }).click();
  const coordinates = page.getByText("19.4203,-99.1655");
  await expect(coordinates).toBeVisible();
  await expect(coordinates).toHaveCSS("font-style", "italic");
  await confirmPlace({ page, t });
  await payCash({ page, t });
  expect(await onlyOrder(shop)).toMatchObject({
    address: { latitude: 19.4203, longitude: -99.1655 },
  });
});

test("who does not is told how to, and finds the map at the restaurant", async ({
  page,
  context,
  t,
}) => {
  // Playwright's browsers deny what they were not told to grant.
  await toSearch({ page, t });
  await page.getByRole("button", { name: t("checkout.locate.use") }).click();
  const sheet = page.getByRole("dialog", { name: t("checkout.locate.title") });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: t("checkout.locate.again") }).click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  // Allowed, and yet not to be had.
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(null);
  await page.getByRole("button", { name: t("checkout.locate.use") }).click();
  await expect(sheet).toBeVisible();
  await sheet.getByRole("button", { name: t("checkout.search.onMap") }).click();
  await expect(sheet).toBeHidden();
  await expect(pinMap({ page, t })).toBeVisible();
  await expect(page.getByText(t("checkout.pin.tooNear"))).toBeVisible();
});

test("a pin where nobody delivers is refused, and the delivery area is shown", async ({
  page,
  context,
  t,
  noise,
}) => {
  noise.allow(/^409: GET .*delivery-area-cost/u);
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 19.5, longitude: -99.3 });
  await toSearch({ page, t }, (file) =>
    delivers(file, { type: "ranges", ranges: [{ max: 3, price: 35 }] }),
  );
  await page.getByRole("button", { name: t("checkout.locate.use") }).click();
  const street = page.getByLabel(t("checkout.pin.street"), { exact: true });
  await expect(street).toBeVisible();
  await street.fill("Camino Viejo");
  await addressNumber({ page, t }).fill("1");
  await continueButton({ page, t }).click();
  const confirm = page.getByRole("button", { name: t("checkout.place.confirm") });
  const offered = page.getByRole("button", { name: t("checkout.address.coverage") });
  await expect(confirm).toBeVisible();
  await expect(offered).toBeHidden();
  await confirm.click();

  await expect(page.getByText(t("checkout.address.chooseAnother"))).toBeVisible();
  await offered.click();
  const coverage = page.getByRole("dialog", { name: t("checkout.coverage.title") });
  const label = t("checkout.coverage.map", { name: "La Prueba" });
  await expect(coverage.getByRole("application", { name: label })).toBeVisible();
  await expect(
    coverage.getByText(t("checkout.coverage.range", { name: "La Prueba", distance: "3" })),
  ).toBeVisible();
  await expectAccessible(page);
  await coverage.getByRole("button", { name: t("sheet.close") }).click();
  await expect(coverage).toBeHidden();

  // What was refused is not what the next address begins with.
  await page.getByRole("button", { name: t("checkout.address.add") }).click();
  await expect(searchField({ page, t })).toHaveValue("");
  await expect(continueButton({ page, t })).toBeDisabled();
});

test("a reload on the map keeps the pin and the number, however the number was pasted", async ({
  page,
  t,
}) => {
  const shop = await toSearch({ page, t });
  await toMap({ page, t });
  await movePin({ page, t });
  const found = address(page, t("checkout.pin.address"));
  await expect(found).toHaveValue(/\d.*Roma Norte/u);
  const there = await found.inputValue();
  await addressNumber({ page, t }).fill("\u202a5 int 3\u202c");
  await page.reload();
  await expect(found).toHaveValue(there);
  await expect(addressNumber({ page, t })).toHaveValue("\u202a5 int 3\u202c");
  await continueButton({ page, t }).click();
  await confirmPlace({ page, t });
  await payCash({ page, t });
  expect((await onlyOrder(shop)).address?.address).toContain(" 5 int 3, Roma Norte");
});

test("a step whose code is slow has its title, the way back and the focus", async ({ page, t }) => {
  const { promise: come, resolve } = Promise.withResolvers<void>();
  await page.route(/address-search-step.*\.js/u, async (route) => {
    await come;
    await route.continue();
  });
  await atCart({ page, t }, delivers);
  await order({ page, t }, "DELIVERY");
  await introduce({ page, t }, "Ana", "checkout.next.address");
  const title = page.getByRole("heading", { name: t("checkout.search.title") });
  await expect(title).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: t("checkout.back") }).click();
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: t("checkout.next.address") }).click();
  await expect(title).toBeFocused();
  resolve();
  await expect(searchField({ page, t })).toBeVisible();
  await expect(title).toBeFocused();
});

test("a reload in the middle of the map, and the way back, lose nothing", async ({ page, t }) => {
  const { number } = houseIn("Durango");
  await toSearch({ page, t });
  await searchField({ page, t }).fill(`durango ${number}`);
  await page.getByRole("option", { name: `Durango ${number}, Roma Norte` }).click();
  await continueButton({ page, t }).click();
  await expect(page.getByRole("heading", { name: t("checkout.place.title") })).toBeVisible();
  await page.getByRole("button", { name: t("checkout.place.movePin") }).click();
  const found = address(page, t("checkout.pin.address"));
  await expect(found).toHaveValue(new RegExp(`^Durango ${number}, `, "u"));
  await expect(addressNumber({ page, t })).toHaveValue(number);
  const text = await found.inputValue();
  await page.reload();
  await expect(found).toHaveValue(text);
  await page.goBack();
  await expect(dialog(page).getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
});

test("the first load of the landing page, the menu and the cart carries no map", async ({
  page,
}) => {
  let scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (/\.(js|css)(\?|$)/u.test(response.url())) scripts.push(response.text());
  });
  for (const path of ["/", "/products", "/cart"]) {
    scripts = [];
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const texts = await Promise.all(scripts);
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => text.includes("leaflet-container"))).toEqual([]);
    expect(texts.filter((text) => text.includes("maps.googleapis.com"))).toEqual([]);
  }
});
