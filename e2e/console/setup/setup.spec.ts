import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { moveTo } from "../../support/browser/move-to.ts";
import {
  addProduct,
  fillClientStep,
  goToCart,
  placeCashOrder,
  startCheckout,
} from "../../support/customer/customer-page.ts";
import { readShifts, recordShifts } from "../../support/layout-shifts.ts";
import { createEmptyRestaurant } from "../../support/restaurant/empty-restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

test("an owner opens an empty restaurant on a phone, and gets the first order", async ({
  openConsole,
  page: guest,
  t: guestText,
}) => {
  const restaurant = await createEmptyRestaurant("Fonda Lupe");
  await guest.goto(restaurant.url("/products"));
  await expect(guest.getByRole("heading", { name: guestText("menu.empty") })).toBeVisible();
  // Without hours a restaurant is open, also while it takes no orders.
  await expect(guest.getByText(guestText("hours.open"), { exact: true }).first()).toBeVisible();
  await expectAccessible(guest);

  const { page, t } = await openConsole(restaurant, "", { role: "owner" });
  const step = (name: string) => page.getByRole("heading", { name: t(name), level: 2 });
  const save = page.getByRole("button", { name: t("setup.save") });
  await expect(page).toHaveURL(/\/settings\/setup/u);
  await expect(step("setup.step.place")).toBeVisible();
  await expectAccessible(page);
  // Opening on the page of ordering says what is missing, too.
  const setupPage = page.url();
  await moveTo(page, setupPage.replace(/setup.*$/u, "ordering"));
  await page.getByRole("heading", { name: t("settings.ordering.checkout") }).click();
  await page
    .getByRole("combobox", { name: t("settings.ordering.checkout"), exact: true })
    .selectOption({ label: t("settings.ordering.webapp") });
  const missing = page
    .getByRole("status")
    .filter({ hasText: t("settings.ordering.openingMissing") });
  await expect(missing.getByRole("link", { name: t("setup.item.dishes") })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: t("menu.discard") }).click();
  await expect(missing).toBeHidden();
  await moveTo(page, setupPage);
  const open = page.getByRole("button", { name: t("setup.live.button") });
  await open.click();
  await expect(page.getByText(t("setup.live.missing"))).toBeVisible();
  const phone = page.getByLabel(t("settings.place.whatsapp"));
  await page.getByLabel(t("settings.place.address"), { exact: true }).fill("Puebla 41");
  // Nine digits: a Mexican number has ten.
  await phone.fill("55 1234 567");
  await save.click();
  const mexico = await page.evaluate(
    () => new Intl.DisplayNames([document.documentElement.lang], { type: "region" }).of("MX") ?? "",
  );
  await expect(phone).toHaveAccessibleDescription(
    t("settings.fault.phone.short", { country: mexico }),
  );
  // Once, beside the field.
  await expect(page.getByText(t("settings.fault.phone.short", { country: mexico }))).toHaveCount(1);
  await phone.fill("55 1234 5678");
  // A press on the map of the world goes nearer, until it can be a door.
  await page.getByRole("button", { name: t("setup.onMap") }).click();
  const map = page.getByRole("application", { name: t("settings.place.map") });
  await expect(async () => {
    await map.click({ position: { x: 120, y: 120 } });
    await expect(page.locator(".map-point")).toBeVisible({ timeout: 600 });
  }).toPass();
  await expectAccessible(page);
  await save.click();

  await expect(step("setup.step.hours")).toBeFocused();
  // A break: the hours of the evening come first, and are put behind those of the day.
  const hours = (number: number) =>
    page.getByRole("group", {
      name: t("settings.hours.spanOf", { name: t("setup.hours.quick"), number }),
    });
  await hours(1).getByLabel(t("settings.hours.from")).fill("12:00");
  await hours(1).getByLabel(t("settings.hours.to")).fill("23:59");
  await page
    .getByRole("button", {
      name: t("settings.hours.addSpanOf", { name: t("setup.hours.quick") }),
    })
    .click();
  await hours(2).getByLabel(t("settings.hours.from")).fill("00:00");
  await hours(2).getByLabel(t("settings.hours.to")).fill("11:59");
  // A fault has the room of a line of words, and nothing says that all is well meanwhile.
  await hours(2).getByLabel(t("settings.hours.to")).fill("12:30");
  await save.click();
  const overlap = hours(2).or(hours(1)).getByText(t("settings.hours.fault.overlap"));
  await expect(overlap).toBeVisible();
  expect((await overlap.boundingBox())?.width).toBeGreaterThan(200);
  await expect(page.getByText(t("setup.hours.applied", { count: 7 }))).toBeHidden();
  await hours(2).getByLabel(t("settings.hours.to")).fill("11:59");
  // What the step shows is what is saved, without a press in between.
  await expect(page.getByText(t("setup.hours.applied", { count: 7 }))).toBeVisible();
  await save.click();

  await expect(step("setup.step.dishes")).toBeVisible();
  const price = page.getByLabel(t("setup.dishes.price", { number: 1 }));
  await page
    .getByLabel(t("setup.dishes.name", { number: 1 }), { exact: true })
    .fill("Mole de olla");
  await price.fill("ochenta");
  await save.click();
  await expect(price).toHaveAccessibleDescription(/\$12\.50/u);
  await price.fill("85");
  await expectAccessible(page);
  // What is typed stays while another step is open.
  await page.getByRole("button", { name: t("setup.skip") }).click();
  await page.goBack();
  await expect(price).toHaveValue("85");
  await save.click();
  await expect(step("setup.step.ordering")).toBeVisible();

  // The set-up goes on where it was left.
  await page.goto(page.url().replace(/#.*/u, ""));
  await expect(step("setup.step.ordering")).toBeVisible();
  await save.click();
  await expect(page.getByText(t("setup.chooseOne"))).toBeVisible();
  await page.getByRole("switch", { name: t("orderType.takeaway") }).check();
  await page.getByRole("switch", { name: t("orderType.delivery") }).check();
  await page.getByRole("switch", { name: t("orderType.table") }).check();
  await page.getByLabel(t("setup.ordering.tables")).fill("many");
  await save.click();
  // Both are said at once, and the first has the focus.
  const fixedPrice = page.getByLabel(t("settings.delivery.fixedPrice"));
  await expect(fixedPrice).toHaveAccessibleDescription(t("setup.fault.price"));
  await expect(fixedPrice).toBeFocused();
  await expect(page.getByLabel(t("setup.ordering.tables"))).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("switch", { name: t("orderType.table") }).uncheck();
  await page.getByRole("switch", { name: t("orderType.delivery") }).uncheck();
  await expectAccessible(page);
  await save.click();
  await expect(step("setup.step.payments")).toBeVisible();
  await expect(page.getByRole("switch", { name: t("settings.payments.kind.cash") })).toBeChecked();
  await open.click();
  await expect(page.getByText(t("setup.live.unsaved"))).toBeVisible();
  await save.click();
  await expect(step("setup.step.code")).toBeVisible();
  await page.getByRole("button", { name: t("setup.last") }).click();
  await guest.reload();
  await expect(guest.getByRole("link", { name: guestText("menu.seeOrder") })).toHaveCount(0);
  await open.click();
  await expect(page.getByText(t("setup.live.done"))).toBeVisible();
  await expectAccessible(page);

  await guest.reload();
  await addProduct({ page: guest, t: guestText }, "Mole de olla");
  await goToCart({ page: guest, t: guestText });
  await startCheckout({ page: guest, t: guestText }, "TAKEAWAY");
  await fillClientStep({ page: guest, t: guestText }, "Ana");
  const number = await placeCashOrder({ page: guest, t: guestText });
  await page.getByRole("link", { name: t("setup.live.board") }).click();
  await expect(page.getByText(number).first()).toBeVisible();
});

test("the list before the first order leads to what is missing, and is put away once it is open", async ({
  openConsole,
}) => {
  const restaurant = await createEmptyRestaurant("مطعم الياسمين الدمشقي الكبير");
  const look = { locale: "ar", colorScheme: "dark" } as const;
  const { page, t } = await openConsole(restaurant, "orders", { role: "owner", ...look });
  const strip = page.getByRole("link", { name: t("setup.strip") });
  await expect(strip).toBeVisible();
  await expectAccessible(page);
  await moveTo(page, page.url().replace("/orders", "/settings"));
  const list = page.getByRole("region", { name: t("setup.list") });
  await expectAccessible(page);
  await list.getByRole("link", { name: t("setup.item.hours") }).click();
  await expect(page.getByRole("heading", { name: t("setup.step.hours"), level: 2 })).toBeVisible();
  await expectAccessible(page);
  await moveTo(page, page.url().replace(/\/setup.*/u, "/ordering"));
  await page.getByRole("heading", { name: t("settings.ordering.checkout") }).click();
  await page
    .getByRole("combobox", { name: t("settings.ordering.checkout") })
    .selectOption("WEBAPP");
  await page.getByRole("button", { name: t("form.save"), exact: true }).click();
  await expect(page.getByText(t("form.saved"), { exact: true })).toBeVisible();
  await moveTo(page, page.url().replace("/ordering", ""));
  await page.getByRole("button", { name: t("setup.dismiss") }).click();
  await expect(page.getByRole("region", { name: t("setup.listLive") })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("link", { name: t("settings.place.title") })).toBeVisible();
  await expect(page.getByRole("region", { name: t("setup.listLive") })).toHaveCount(0);
});

test("a page of a company that is being set up does not move when the strip comes to it", async ({
  openConsole,
}) => {
  const restaurant = await createEmptyRestaurant("Fonda Lupe");
  const options = { role: "owner", viewport: { width: 1024, height: 768 } } as const;
  const { page, t } = await openConsole(restaurant, "more", options);
  await recordShifts(page);
  for (const path of ["orders", "menu", "settings/place"]) {
    await page.goto(
      page.url().replace(/[^/]+\/(?:orders|menu|more|settings.*)$/u, `${restaurant.id}/${path}`),
    );
    await expect(page.getByRole("link", { name: t("setup.strip") })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const moved = (await readShifts(page)).reduce((sum, shift) => sum + shift, 0);
    expect(moved, path).toBeLessThan(0.01);
  }
});
