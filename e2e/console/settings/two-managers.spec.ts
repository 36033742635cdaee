import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { moveTo } from "../../support/browser/move-to.ts";
import { consoleOrigin } from "../../support/console.ts";
import type { TestTranslate } from "../../support/create-translate.ts";
import { enableOffers } from "../../support/customer/offers.ts";
import type { EditableCompanyFile } from "../../support/restaurant/company-file.ts";
import { enableDelivery, romaPosition } from "../../support/restaurant/delivery-settings.ts";
import { createRestaurant, type Restaurant } from "../../support/restaurant/restaurant.ts";
import { type ConsolePage, test } from "../../support/staff/console-test.ts";

type Place = Pick<ConsolePage, "page" | "t">;

const press = ({ page, t }: Place, key: string) =>
  page.getByRole("button", { name: t(key), exact: true }).click();

/** What React Router leaves in the window of its app. */
type RouterWindow = {
  __reactRouterDataRouter: {
    state: { location: { pathname: string }; navigation: { state: string } };
  };
};

/** What two managers change on one page, each in their own way. */
type Conflict = {
  path: string;
  /** The first manager's change is saved; the second one meets it. */
  change: (place: Place, who: "first" | "second") => Promise<void>;
  save?: string;
  saved?: string;
  /** What the sheet shows of both versions. */
  compare: (sheet: Locator, second: Place) => Promise<void>;
  /** What is stored once the second manager has chosen. */
  stored: (second: Place) => Promise<void>;
};

/** Both managers open the page, change it and save; the second one compares and saves once more. */
async function meet(
  { id }: Pick<Restaurant, "id">,
  [first, second]: readonly [Place, Place],
  { path, change, compare, stored }: Conflict,
): Promise<void> {
  const savedOn = ({ page, t }: Place) => page.getByText(t("form.saved"), { exact: true });
  const address = `/${id}/${path}`;
  for (const { page } of [first, second]) await moveTo(page, `${consoleOrigin()}${address}`);
  // Else the second manager's page may load what the first one has saved.
  await second.page.waitForFunction((pathname) => {
    const { state } = (window as unknown as RouterWindow).__reactRouterDataRouter;
    return state.location.pathname === pathname && state.navigation.state === "idle";
  }, address);
  await change(first, "first");
  await press(first, "form.save");
  await expect(savedOn(first)).toBeVisible();
  await change(second, "second");
  await press(second, "form.save");
  const sheet = second.page.getByRole("dialog", { name: second.t("settings.conflictTitle") });
  await compare(sheet, second);
  await sheet.getByRole("button", { name: second.t("menu.conflictSave") }).click();
  await expect(savedOn(second)).toBeVisible();
  await second.page.reload();
  await stored(second);
}

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });

const place: Conflict = {
  path: "settings/place",
  change: async ({ page, t }, who) => {
    await page.getByRole("heading", { name: t("settings.place.where"), exact: true }).click();
    if (who === "first") {
      await label(page, t("settings.place.name")).fill("Tacos Ana");
      await label(page, t("settings.place.city")).fill("Puebla");
      return;
    }
    await label(page, t("settings.place.name")).fill("Tacos Bea");
    await label(page, t("settings.place.latitude")).fill("norte");
    await press({ page, t }, "form.save");
    const wrong = t("settings.fault.number", { min: -90, max: 90 });
    await expect(page.getByText(wrong).first()).toBeVisible();
    await label(page, t("settings.place.latitude")).fill("19,05");
  },
  compare: async (sheet, { page }) => {
    for (const text of ["Tacos Ana", "Tacos Bea", "Puebla"])
      await expect(sheet.getByText(text)).toBeVisible();
    await expectAccessible(page);
  },
  stored: async ({ page, t }) => {
    await expect(label(page, t("settings.place.name"))).toHaveValue("Tacos Bea");
    await expect(label(page, t("settings.place.city"))).toHaveValue("Puebla");
    await expect(label(page, t("settings.place.latitude"))).toHaveValue("19.05");
  },
};

const accent = ({ page, t }: Place) => label(page, t("settings.look.accent"));
const look: Conflict = {
  path: "settings/look",
  change: async (at, who) => {
    await at.page.getByRole("heading", { name: at.t("settings.look.brand"), exact: true }).click();
    await accent(at).fill(who === "first" ? "#0a5c36" : "#7a1030");
  },
  compare: (sheet) => expect(sheet.getByText("#0a5c36")).toBeVisible(),
  stored: (at) => expect(accent(at)).toHaveValue("#7a1030"),
};

const coupon = ({ page, t }: Place) =>
  page
    .getByRole("list", { name: t("settings.offers.coupons") })
    .getByRole("listitem")
    .filter({ has: page.getByText("TEN", { exact: true }) });
const offers: Conflict = {
  path: "settings/offers",
  change: async (at, who) => {
    const ten = coupon(at);
    await ten.locator("summary").click();
    await ten.getByLabel(at.t("settings.offers.percentOff")).fill(who === "first" ? "15" : "25");
  },
  compare: async (sheet) => {
    for (const text of ["15%", "25%"]) await expect(sheet.getByText(text)).toBeVisible();
  },
  stored: (at) => expect(coupon(at)).toContainText("25%"),
};

const price = ({ page, t }: Place) =>
  page.getByRole("textbox", { name: t("settings.delivery.price"), exact: true });
const delivery: Conflict = {
  path: "settings/delivery",
  change: (at, who) => price(at).fill(who === "first" ? "20" : "30"),
  compare: async (sheet, { page }) => {
    for (const zone of [/A · \$20\.00 ·/u, /A · \$30\.00 ·/u])
      await expect(sheet.getByText(zone).first()).toBeVisible();
    await expectAccessible(page);
  },
  stored: (at) => expect(price(at)).toHaveValue("30.00"),
};

const finalize = ({ page, t }: Place) => page.getByLabel(t("boardSettings.finalizeMinutes"));
const board: Conflict = {
  path: "settings/board",
  change: (at, who) => finalize(at).fill(who === "first" ? "30" : "120"),
  compare: async (sheet, { t }) => {
    await expect(sheet).toContainText(t("menu.theirsBy", { name: "Ana" }));
    await expect(sheet.getByRole("definition")).toHaveText(["120", "30"]);
  },
  stored: (at) => expect(finalize(at)).toHaveValue("120"),
};

const minutes = (t: TestTranslate, count: number) => t("alerts.minutes", { count });
const alerts: Conflict = {
  path: "alerts",
  change: async ({ page, t }, who) => {
    await page.getByRole("switch", { name: t("alerts.pause") }).check();
    await page.getByLabel(t("alerts.pauseFor")).selectOption(who === "first" ? "15" : "60");
  },
  compare: (sheet, { t }) =>
    expect(sheet.getByRole("definition")).toHaveText([minutes(t, 60), minutes(t, 15)]),
  stored: ({ page, t }) => expect(page.getByLabel(t("alerts.pauseFor"))).toHaveValue("60"),
};

const station = ({ page }: Place, name: string) =>
  page.getByRole("region", { name, exact: true }).getByRole("checkbox", { name: "Comida" });
const printing: Conflict = {
  path: "printing",
  change: async ({ page, t }, who) => {
    const name = who === "first" ? "Bar" : "Grill";
    await press({ page, t }, "printing.addStation");
    const added = page.getByRole("region", { name: t("printing.newStation") });
    await added.getByRole("textbox", { name: t("form.name") }).fill(name);
    await station({ page, t }, name).check();
  },
  compare: async (sheet, { page, t }) => {
    const category = sheet.getByRole("listitem").filter({ hasText: "Comida" });
    for (const name of ["Grill", "Bar"]) await expect(category).toContainText(name);
    await expectAccessible(page);
    await category.getByRole("radio", { name: t("menu.takeTheirs") }).check();
  },
  stored: async (at) => {
    await expect(station(at, "Bar")).toBeChecked();
    await expect(station(at, "Grill")).not.toBeChecked();
  },
};

/** A zone of two kilometres around the restaurant, which costs 10. */
function addZone(file: EditableCompanyFile): void {
  const { latitude, longitude } = romaPosition;
  const corners = [
    [-0.01, -0.01],
    [-0.01, 0.01],
    [0.01, 0.01],
    [0.01, -0.01],
  ].map(([north = 0, east = 0]) => ({ latitude: latitude + north, longitude: longitude + east }));
  const areas = [{ id: "near", price: 10, paths: corners }];
  enableDelivery(file, { type: "areas", area: { areas } });
  file.company.delivery_areas = [{ id: "near", price: 10, area: corners }];
}

for (const [title, conflicts] of [
  [
    "the second of two managers sees both versions of the guests' settings, and chooses",
    {
      "both versions of the place, and one of each is taken": place,
      "both versions of a colour, and the own one is kept": look,
      "both versions of a coupon": offers,
      "both lists of zones": delivery,
    },
  ],
  [
    "the second of two managers sees both versions of the team's settings, and chooses",
    {
      "both versions of the board's settings, and who was first": board,
      "both versions of the alerts": alerts,
      "both stations that were added, and both stay": printing,
    },
  ],
] as const) {
  test(title, async ({ openConsole }) => {
    const restaurant = await createRestaurant((file) => {
      addZone(file);
      enableOffers(file);
    });
    const viewport = { width: 1280, height: 800 };
    const first = await openConsole(restaurant, "more", { role: "manager", name: "Ana", viewport });
    const second = await openConsole(restaurant, "more", { role: "owner", name: "Bea" });
    second.errors.allow(/409: (?:PUT|POST)/u);
    for (const [name, conflict] of Object.entries<Conflict>(conflicts))
      await test.step(name, () => meet(restaurant, [first, second], conflict));
  });
}
