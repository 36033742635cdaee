import { localDate } from "@comanda/domain/hours/local-date";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

const LOOKS = [
  { locale: "en", colorScheme: "light", viewport: { width: 1280, height: 800 } },
  { locale: "ar", colorScheme: "dark", viewport: { width: 360, height: 740 } },
] as const;

const weekdayName = (locale: string, at: string) =>
  new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(new Date(at));

/** A date has a legend for screen readers, in which the fields of its hours stand. */
const spanOf = (page: Page, name: string) => page.getByRole("group", { name });

for (const look of LOOKS) {
  test(`a manager sets hours and a date that differs in ${look.locale}, and guests see it`, async ({
    openConsole,
    browser,
  }) => {
    const restaurant = await createRestaurant((file) => {
      const hours = [{ open: "10:00", close: "22:00" }];
      file.company.business_hours_settings = { monday: { hours }, friday: { hours } };
    });
    const options = { role: "manager", name: "Bea", ...look } as const;
    const { page, t } = await openConsole(restaurant, "settings", options);
    await expect(page.getByText(t("settings.sum.days", { count: 2 }))).toBeVisible();
    await page.getByRole("link", { name: t("settings.hours.title") }).click();
    await expect(page.getByRole("heading", { name: t("settings.hours.title") })).toBeVisible();

    const monday = weekdayName(look.locale, "2026-11-23");
    const span = spanOf(page, t("settings.hours.spanOf", { name: monday, number: 1 }));
    await span.getByLabel(t("settings.hours.to")).fill("10:00");
    await page.getByRole("button", { name: t("boardSettings.save") }).click();
    await expect(span.getByText(t("settings.hours.fault.empty"))).toBeVisible();
    await expect(span.getByLabel(t("settings.hours.from"))).toHaveValue("10:00");
    await expectAccessible(page);
    await span.getByLabel(t("settings.hours.to")).fill("02:00");
    await expect(span.getByText(t("settings.hours.nextDay"))).toBeVisible();

    const tomorrow = localDate("America/Mexico_City", new Date(), 1);
    await page.getByRole("button", { name: t("settings.hours.addDate") }).click();
    await page.getByLabel(t("settings.hours.date"), { exact: true }).fill(tomorrow);
    await page.getByLabel(t("settings.hours.dateName")).fill("Aniversario");
    await page.getByRole("button", { name: t("boardSettings.save") }).click();
    await expect(page.getByText(t("boardSettings.saved"), { exact: true })).toBeVisible();
    await expectAccessible(page);

    const guest = await browser.newPage();
    await guest.goto(restaurant.url("/info"));
    const row = guest.getByRole("listitem").filter({ hasText: "Aniversario" });
    await expect(row).toBeVisible();
    await expectAccessible(guest);
    await guest.close();
  });
}

test("of two managers the second sees both versions of a setting, and takes one of each", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const first = await openConsole(restaurant, "settings/place", { role: "manager", name: "Ana" });
  const second = await openConsole(restaurant, "settings/place", { role: "manager", name: "Bea" });
  const { t } = first;
  second.errors.allow(/409: PUT/u);
  const save = (page: Page) => page.getByRole("button", { name: t("boardSettings.save") }).click();
  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

  await field(first.page, t("settings.place.name")).fill("Tacos Ana");
  await field(first.page, t("settings.place.city")).fill("Puebla");
  await save(first.page);
  await expect(first.page.getByText(t("boardSettings.saved"), { exact: true })).toBeVisible();

  await field(second.page, t("settings.place.name")).fill("Tacos Bea");
  await field(second.page, t("settings.place.latitude")).fill("norte");
  await save(second.page);
  const wrong = t("settings.fault.number", { min: -90, max: 90 });
  await expect(second.page.getByText(wrong).first()).toBeVisible();
  await field(second.page, t("settings.place.latitude")).fill("19,05");
  await save(second.page);
  const sheet = second.page.getByRole("dialog", { name: t("settings.conflictTitle") });
  await expect(sheet.getByText("Tacos Ana")).toBeVisible();
  await expect(sheet.getByText("Tacos Bea")).toBeVisible();
  await expect(sheet.getByText("Puebla")).toBeVisible();
  await expectAccessible(second.page);
  await sheet.getByRole("button", { name: t("menu.conflictSave") }).click();
  await expect(second.page.getByText(t("boardSettings.saved"), { exact: true })).toBeVisible();
  await second.page.reload();
  await expect(field(second.page, t("settings.place.name"))).toHaveValue("Tacos Bea");
  await expect(field(second.page, t("settings.place.city"))).toHaveValue("Puebla");
  await expect(field(second.page, t("settings.place.latitude"))).toHaveValue("19.05");
});

test("a manager changes how guests order, and is asked before unsaved changes are left", async ({
  openConsole,
  browser,
}) => {
  const restaurant = await createRestaurant();
  const options = { role: "manager", viewport: { width: 1280, height: 800 } } as const;
  const { page, t } = await openConsole(restaurant, "settings/ordering", options);
  const takeaway = page.getByRole("region", { name: t("pause.service.takeaway") });
  const active = takeaway.getByRole("switch", { name: t("settings.ordering.active") });
  await expect(active).toBeChecked();
  await active.click();
  await page.getByRole("link", { name: t("page.back") }).click();
  const question = page.getByRole("dialog", { name: t("menu.leaveTitle") });
  await question.getByRole("button", { name: t("menu.stay") }).click();
  await expect(active).not.toBeChecked();
  await expectAccessible(page);
  await page.getByRole("link", { name: t("page.back") }).press("Enter");
  await question.getByRole("button", { name: t("menu.saveAndLeave") }).press("Enter");
  await expect(page.getByRole("link", { name: t("settings.ordering.title") })).not.toContainText(
    t("pause.service.takeaway"),
  );
  const guest = await browser.newPage();
  await guest.goto(restaurant.url("/"));
  await expect(guest.getByText("Takeaway", { exact: true })).toHaveCount(0);
  await guest.close();
});
