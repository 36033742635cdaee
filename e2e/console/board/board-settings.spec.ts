import { expect, type Page } from "@playwright/test";
import { expectAccessibleInBothSchemes } from "../../support/browser/accessibility.ts";
import { expectNoOverflow } from "../../support/browser/overflow.ts";
import type { TestTranslate } from "../../support/create-translate.ts";
import { openCartWithTacos } from "../../support/customer/cart-with-tacos.ts";
import {
  fillClientStep,
  placeCashOrder,
  startCheckout,
} from "../../support/customer/customer-page.ts";
import { createRestaurant, expectSingleOrder } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

const MINUTE = 60_000;

type Place = { page: Page; t: TestTranslate };

const save = ({ page, t }: Place) => page.getByRole("button", { name: t("form.save") }).click();
const saved = ({ page, t }: Place) => page.getByText(t("form.saved"), { exact: true });
const area = ({ page, t }: Place, key: string) => page.getByRole("region", { name: t(key) });
const takeaway = ({ t }: Place) => ({ service: t("board.service.takeaway") });

test("a manager turns on automatic acceptance, and a guest's order has its promise without a press", async ({
  page: customer,
  openConsole,
  t,
}) => {
  test.slow();
  const restaurant = await openCartWithTacos({ page: customer, t });
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
  await customer.clock.install({ time: Date.now() + 10 * MINUTE });
  await customer.emulateMedia({ reducedMotion: "reduce" });
  await customer.reload();
  await expect(countdown(left)).toBeVisible();
  await customer.clock.fastForward(12 * MINUTE);
  await expect(countdown(left - 12)).toBeVisible();
  await customer.reload();
  await expect(countdown(left)).toBeVisible();

  await restaurant.advanceOrder(order.public_id);
  await expect(customer.getByRole("heading", { level: 1 })).toHaveText(t("tracking.ready.pickup"));
  await expect(customer.locator("[data-moment=ready]")).toBeAttached();
  await expect(customer.locator("[data-moment=ready]")).toBeHidden();
});

test("two members set the board, one of them on a dark phone in Arabic", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const look = { locale: "ar", colorScheme: "dark" } as const;
  const owner = await openConsole(restaurant, "settings/board", {
    role: "owner",
    name: "Bea",
    ...look,
  });
  const { page, t } = owner;
  const finalizeOf = (place: Place) =>
    place.page.getByLabel(place.t("boardSettings.finalizeMinutes"));

  await test.step("wrong minutes are said beside their fields, and nothing that was typed is lost", async () => {
    const choices = page.getByRole("textbox", { name: t("boardSettings.choices") });
    const minutes = (key: string) =>
      area(owner, key).getByLabel(t("boardSettings.minutesOf", takeaway(owner)));
    const fields = [
      [choices, "20, 10", t("boardSettings.choicesRise"), "5, 15, 45"],
      [
        minutes("boardSettings.defaults"),
        "-5",
        t("boardSettings.minutesWrong", { max: 480 }),
        "15",
      ],
      [minutes("boardSettings.lead"), "soon", t("boardSettings.minutesWrong", { max: 480 }), "40"],
      [finalizeOf(owner), "10000", t("boardSettings.minutesWrong", { max: 1440 }), "90"],
    ] as const;
    await area(owner, "boardSettings.auto").getByRole("switch").first().check();
    for (const [field, wrong] of fields) await field.fill(wrong);
    await save(owner);
    for (const [field, wrong, error] of fields) {
      await expect(field).toHaveValue(wrong);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(error);
    }
    await expect(page.getByRole("alert")).toHaveText(t("form.someWrong"));
    await expectAccessibleInBothSchemes(page, look.colorScheme);
    await expectNoOverflow(page);
    for (const [field, , , right] of fields) await field.fill(right);
    await save(owner);
    await expect(saved(owner)).toBeVisible();
    await page.reload();
    for (const [field, , , right] of fields) await expect(field).toHaveValue(right);
  });

  await test.step("of two members the second sees both versions, and who was first", async () => {
    owner.errors.allow(/409/u);
    const manager = await openConsole(restaurant, "settings/board", {
      role: "manager",
      name: "Ana",
      viewport: { width: 1280, height: 800 },
    });
    await finalizeOf(manager).fill("30");
    await finalizeOf(owner).fill("120");
    await save(manager);
    await expect(saved(manager)).toBeVisible();
    await save(owner);
    const sheet = page.getByRole("dialog", { name: t("settings.conflictTitle") });
    await expect(sheet).toContainText(t("menu.theirsBy", { name: "Ana" }));
    await expect(sheet.getByRole("definition")).toHaveText(["120", "30"]);
    await sheet.getByRole("button", { name: t("menu.conflictSave") }).click();
    await expect(finalizeOf(owner)).toHaveValue("120");
    await expect(saved(owner)).toBeVisible();
  });
});
