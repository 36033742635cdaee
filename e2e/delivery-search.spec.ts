import { expectAccessible } from "./support/accessible.ts";
import { comanda } from "./support/comanda.ts";
import { onlyOrder } from "./support/company.ts";
import {
  addressNumber,
  confirmPlace,
  continueButton,
  houseIn,
  movePin,
  pinMap,
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
  await field.fill("alvaro obregn");
  const street = page.getByRole("option", { name: "Av. Álvaro Obregón, Roma Norte" });
  await expect(street).toBeVisible();
  await expect(page.getByText(/^\d+ (address|direcci)/u)).toHaveText(/found|encontrada/u);
  await expectAccessible(page);
  await street.click();
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(field).toHaveValue(/^Av\. Álvaro Obregón, Roma Norte/u);

  // A street is not yet a door.
  const number = page.getByLabel(t("checkout.search.number"), { exact: true });
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
  await searchField({ page, t }).fill("calle durango");
  await page.getByRole("option", { name: /^Durango, Roma Norte/u }).click();
  const number = page.getByLabel(t("checkout.search.number"), { exact: true });
  await number.fill("9999-B");
  await page.reload();
  await expect(number).toHaveValue("9999-B");
  await continueButton({ page, t }).click();
  await expect(page.getByRole("heading", { name: t("checkout.pin.title") })).toBeVisible();
  await expect(addressNumber({ page, t })).toHaveValue("9999-B");
  await continueButton({ page, t }).click();
  await expect(page.getByText(/^Durango 9999-B, Roma Norte/u)).toBeVisible();
});

test("who goes back, or writes another number, while a house is looked for is not carried on", async ({
  page,
  t,
}) => {
  let answer: () => void = () => undefined;
  const search = "**/places/search?**";
  await toSearch({ page, t });
  await searchField({ page, t }).fill("calle durango");
  await page.getByRole("option", { name: /^Durango, Roma Norte/u }).click();
  const number = page.getByLabel(t("checkout.search.number"), { exact: true });
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
  await page.getByLabel(t("checkout.search.number"), { exact: true }).fill("177");
  await continueButton({ page, t }).click();
  await expect(page.getByRole("heading", { name: t("checkout.pin.title") })).toBeVisible();
  await expect(addressNumber({ page, t })).toHaveValue("177");
});

test("a search without a match says so, with who searched, and leads to the map", async ({
  page,
  t,
}) => {
  await toSearch({ page, t });
  await searchField({ page, t }).fill("qwertzuiop asdf 99");
  await expect(page.getByText(t("checkout.search.notFound")).last()).toBeVisible();
  await expect(
    page.getByText(t("checkout.search.poweredBy", { provider: "Comanda" })),
  ).toBeVisible();
  await expect(continueButton({ page, t })).toBeDisabled();
  await expectAccessible(page);

  // What was typed and not found yet is searched for again after a reload.
  await page.reload();
  await expect(searchField({ page, t })).toHaveValue("qwertzuiop asdf 99");
  await expect(page.getByText(t("checkout.search.notFound")).last()).toBeVisible();
  await toMap({ page, t });
});

const suggestion = (text: string) => ({
  id: text,
  text,
  position: { latitude: 19.42, longitude: -99.16 },
  hasNumber: true,
});

test("an answer that comes late is not shown, and the second provider can be asked", async ({
  page,
  t,
}) => {
  const asked: string[] = [];
  let giveFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    giveFirst = resolve;
  });
  await page.route("**/places/search?**", async (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(`${query.get("q")} ${query.get("expand") ?? "0"} ${query.get("session")}`);
    const text = query.get("q") ?? "";
    if (text === "primera calle") await first;
    const expanded = query.has("expand");
    await route
      .fulfill({
        json: {
          suggestions: expanded || text === "primera calle" ? [suggestion(`${text} 1`)] : [],
          provider: expanded ? "photon" : "radar",
          expandable: !expanded,
        },
      })
      .catch(() => undefined);
  });
  await toSearch({ page, t });
  const field = searchField({ page, t });
  await field.fill("primera calle");
  await expect.poll(() => asked.length).toBe(1);
  await field.fill("segunda calle");
  await expect.poll(() => asked.length).toBe(2);
  giveFirst();
  await expect(page.getByText(t("checkout.search.notFound")).last()).toBeVisible();
  await expect(page.getByText(t("checkout.search.poweredBy", { provider: "Radar" }))).toBeVisible();
  await expect(page.getByRole("option")).toHaveCount(0);

  await page.getByRole("button", { name: t("checkout.search.expand") }).click();
  await expect(page.getByRole("option", { name: "segunda calle 1" })).toBeVisible();
  await expect(page.getByRole("button", { name: t("checkout.search.expand") })).toBeHidden();
  const sessions = new Set(asked.map((each) => each.split(" ").at(-1)));
  expect(sessions.size).toBe(1);
  expect(asked.at(-1)).toMatch(/^segunda calle 1 \w+$/u);
});

/** What the search answers, and what the map's questions are answered. */
const down = { status: 500, json: { code: "internal" } };
const rubbish = { status: 200, contentType: "text/html", body: "<h1>gateway</h1>" };
const lies = { status: 200, json: { suggestions: "none", place: { latitude: "here" } } };
const troubles = { down: [down, down], "answering rubbish": [rubbish, lies] } as const;

for (const [kind, [found, asked]] of Object.entries(troubles)) {
  test(`with the address search ${kind}, the order still goes out, by the map`, async ({
    page,
    t,
    noise,
  }) => {
    noise.allow(/^500: GET .*\/places\//u);
    await page.route(/\/places\/search\?/u, (route) => route.fulfill(found));
    await page.route(/\/places\/(details|reverse)\?/u, (route) => route.fulfill(asked));
    const shop = await toSearch({ page, t });
    await searchField({ page, t }).fill("colima 100");
    await expect(page.getByRole("alert")).toHaveText(t("checkout.search.failed"));
    await expectAccessible(page);
    await toMap({ page, t });
    await movePin({ page, t });
    await page.getByLabel(t("checkout.pin.street"), { exact: true }).fill("Callejón del Beso");
    await expect(continueButton({ page, t })).toBeDisabled();
    await addressNumber({ page, t }).fill("7");
    await expectAccessible(page);
    await continueButton({ page, t }).click();
    await confirmPlace({ page, t });
    await payCash({ page, t });
    expect(await onlyOrder(shop)).toMatchObject({
      total: 95,
      address: { address: "Callejón del Beso 7", complement: "Depto. 4" },
    });
  });
}

test("an address search that hangs is given up after five seconds", async ({ page, t, noise }) => {
  noise.allow(/ERR_FAILED: GET .*\/places\//u);
  await page.route("**/places/search?**", () => new Promise(() => undefined));
  await toSearch({ page, t });
  const searched = page.waitForRequest("**/places/search?**");
  await searchField({ page, t }).fill("colima 100");
  await searched;
  await expect(page.getByRole("alert")).toHaveText(t("checkout.search.failed"), {
    timeout: 6_500,
  });
  await toMap({ page, t });
  await expect(pinMap({ page, t })).toBeVisible();
});
