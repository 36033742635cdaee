import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import type { TestTranslate } from "../../support/create-translate.ts";
import {
  addProduct,
  fillClientStep,
  goToCart,
  placeCashOrder,
  startCheckout,
} from "../../support/customer/customer-page.ts";
import { createRestaurant, expectSingleOrder } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

const MINUTE = 60_000;

type Place = { page: Page; t: TestTranslate };

const save = ({ page, t }: Place) =>
  page.getByRole("button", { name: t("boardSettings.save") }).click();
const saved = ({ page, t }: Place) => page.getByText(t("boardSettings.saved"), { exact: true });
const area = ({ page, t }: Place, key: string) => page.getByRole("region", { name: t(key) });
const takeaway = ({ t }: Place) => ({ service: t("board.service.takeaway") });

/** Sets the device's clock, as after a time in another tab, and comes back to the page. */
async function comeBackAt(page: Page, time: number) {
  await page.clock.setSystemTime(time);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

test("a manager turns on automatic acceptance, and a guest's order has its promise without a press", async ({
  page: customer,
  openConsole,
  t,
}) => {
  test.slow();
  const restaurant = await createRestaurant();
  const wide = { width: 1024, height: 768 };
  const manager = await openConsole(restaurant, "more", { role: "manager", viewport: wide });
  const { page, t: c } = manager;
  await page.getByRole("link", { name: c("nav.settings") }).click();
  await expect(page.getByRole("heading", { name: c("nav.settings") })).toBeVisible();
  await page.getByRole("link", { name: c("boardSettings.title") }).click();
  const automatic = area(manager, "boardSettings.auto");
  await expect(automatic).toContainText(c("boardSettings.autoHint"));
  await automatic.getByRole("switch", { name: c("board.service.takeaway") }).check();
  await automatic.getByLabel(c("boardSettings.promisedIn", takeaway(manager))).fill("25");
  await save(manager);
  await expect(saved(manager)).toBeVisible();

  await customer.goto(restaurant.url("/products"));
  await addProduct({ page: customer, t }, "Taco", 2);
  await goToCart({ page: customer, t });
  await startCheckout({ page: customer, t }, "TAKEAWAY");
  await fillClientStep({ page: customer, t }, "Ana Sofía Ríos");
  const before = Date.now();
  await customer.emulateMedia({ reducedMotion: "no-preference" });
  await placeCashOrder({ page: customer, t });
  await expect(customer.getByRole("heading", { level: 1 })).toHaveText(t("tracking.preparing"));

  const order = await expectSingleOrder(restaurant);
  expect(order.status).toBe("PREPARING");
  const promised = Date.parse(order.promised_at ?? "") - before;
  expect(Math.round(promised / 60_000), "minutes until the promised time").toBe(25);
  await expect(customer.locator("time").first()).toBeVisible();
  await expect(customer.locator("[data-moment=placed]")).toBeVisible();

  // The minutes left count by the server's clock, also where the device's is ten minutes fast.
  const shown = Math.ceil(Date.parse(order.promised_at ?? "") / (5 * MINUTE)) * 5 * MINUTE;
  const left = Math.ceil((shown - Date.now()) / MINUTE);
  const countdown = (minutes: number) => {
    // A minute may pass before the page is read.
    const texts = [minutes, minutes - 1].map((each) => t("tracking.countdown", { minutes: each }));
    return customer.getByText(new RegExp(`^(${texts.join("|")})$`, "u"));
  };
  const fast = () => Date.now() + 10 * MINUTE;
  await customer.clock.install({ time: fast() });
  await customer.emulateMedia({ reducedMotion: "reduce" });
  await customer.reload();
  await expect(countdown(left)).toBeVisible();
  await comeBackAt(customer, fast() + 12 * MINUTE);
  await expect(countdown(left - 12)).toBeVisible();
  await comeBackAt(customer, fast());
  await expect(countdown(left)).toBeVisible();

  await restaurant.advanceOrder(order.public_id);
  await expect(customer.getByRole("heading", { level: 1 })).toHaveText(t("tracking.ready.pickup"));
  await expect(customer.locator("[data-moment=ready]")).toBeAttached();
  await expect(customer.locator("[data-moment=ready]")).toBeHidden();
});

for (const look of [
  { locale: "en", colorScheme: "light", viewport: { width: 1280, height: 800 } },
  { locale: "ar", colorScheme: "dark", viewport: { width: 360, height: 740 } },
] as const) {
  test(`the settings of the board are accessible in ${look.locale}, ${look.colorScheme}, with and without errors`, async ({
    openConsole,
  }) => {
    const restaurant = await createRestaurant();
    const manager = await openConsole(restaurant, "settings/board", { role: "manager", ...look });
    const { page, t } = manager;
    await expectAccessible(page);
    await area(manager, "boardSettings.auto").getByRole("switch").first().check();
    await page.getByLabel(t("boardSettings.finalizeMinutes")).fill("");
    await save(manager);
    await expect(page.getByRole("alert")).toHaveText(t("boardSettings.someWrong"));
    await expectAccessible(page);
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
  });
}

test("wrong minutes are said beside their fields, and nothing that was typed is lost", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const manager = await openConsole(restaurant, "settings/board", { role: "owner" });
  const { page, t } = manager;
  const choices = page.getByRole("textbox", { name: t("boardSettings.choices") });
  const minutes = (key: string) =>
    area(manager, key).getByLabel(t("boardSettings.minutesOf", takeaway(manager)));
  const finalize = page.getByLabel(t("boardSettings.finalizeMinutes"));
  const fields = [
    [choices, "20, 10", t("boardSettings.choicesRise"), "5, 15, 45"],
    [minutes("boardSettings.defaults"), "-5", t("boardSettings.minutesWrong", { max: 480 }), "15"],
    [minutes("boardSettings.lead"), "soon", t("boardSettings.minutesWrong", { max: 480 }), "40"],
    [finalize, "10000", t("boardSettings.minutesWrong", { max: 1440 }), "90"],
  ] as const;
  for (const [field, wrong] of fields) await field.fill(wrong);
  await save(manager);
  for (const [field, wrong, error] of fields) {
    await expect(field).toHaveValue(wrong);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(error);
  }
  for (const [field, , , right] of fields) await field.fill(right);
  await save(manager);
  await expect(saved(manager)).toBeVisible();
  await page.reload();
  for (const [field, , , right] of fields) await expect(field).toHaveValue(right);
});

test("of two members who set the board the second sees both versions, and who was first", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const first = await openConsole(restaurant, "settings/board", { role: "manager", name: "Ana" });
  const second = await openConsole(restaurant, "settings/board", { role: "owner", name: "Bea" });
  second.errors.allow(/409/u);
  const finalizeOf = ({ page, t }: Place) => page.getByLabel(t("boardSettings.finalizeMinutes"));
  await finalizeOf(first).fill("30");
  await finalizeOf(second).fill("120");
  await save(first);
  await expect(saved(first)).toBeVisible();
  await save(second);
  const sheet = second.page.getByRole("dialog", { name: second.t("settings.conflictTitle") });
  await expect(sheet).toContainText(second.t("menu.theirsBy", { name: "Ana" }));
  await expect(sheet.getByRole("definition")).toHaveText(["120", "30"]);
  await sheet.getByRole("button", { name: second.t("menu.conflictSave") }).click();
  await expect(finalizeOf(second)).toHaveValue("120");
  await expect(saved(second)).toBeVisible();
});

test("a cashier has no link to the settings of the board, and may not open them", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const { page, t, errors } = await openConsole(restaurant, "more");
  errors.allow(/403: GET/u);
  await expect(page.getByRole("link", { name: t("nav.alerts") })).toBeVisible();
  await expect(page.getByRole("link", { name: t("nav.settings") })).toHaveCount(0);
  await page.goto(page.url().replace(/more$/u, "settings"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("error.forbidden.title"));
});
