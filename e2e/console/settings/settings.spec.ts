import { localDate } from "@comanda/domain/hours/local-date";
import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAlsoWide } from "../../support/browser/accessibility.ts";
import { moveTo } from "../../support/browser/move-to.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { arabicPhone, test } from "../../support/staff/console-test.ts";

const weekdayName = (locale: string, at: string) =>
  new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(new Date(at));

/** A date has a legend for screen readers, in which the fields of its hours stand. */
const spanOf = (page: Page, name: string) => page.getByRole("group", { name });

test("a manager sets hours and how guests order in Arabic, and guests see it", async ({
  openConsole,
  browser,
}) => {
  const restaurant = await createRestaurant((file) => {
    const hours = [{ open: "10:00", close: "22:00" }];
    file.company.business_hours_settings = { monday: { hours }, friday: { hours } };
  });
  const options = { role: "manager", name: "Bea", ...arabicPhone } as const;
  const { page, t, errors } = await openConsole(restaurant, "settings", options);
  errors.allow(/401/u);
  await expect(page.getByText(t("settings.sum.days", { count: 2 }))).toBeVisible();
  await page.getByRole("link", { name: t("settings.hours.title") }).click();
  await expect(page.getByRole("heading", { name: t("settings.hours.title") })).toBeVisible();

  const guest = await browser.newPage();

  const monday = weekdayName(arabicPhone.locale, "2026-11-23");
  const span = spanOf(page, t("settings.hours.spanOf", { name: monday, number: 1 }));
  await test.step("hours that end when they begin are refused, and hours past midnight are marked", async () => {
    await span.getByLabel(t("settings.hours.to")).fill("10:00");
    await page.getByRole("button", { name: t("form.save") }).click();
    await expect(span.getByText(t("settings.hours.fault.empty"))).toBeVisible();
    await expect(span.getByLabel(t("settings.hours.from"))).toHaveValue("10:00");
    await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
    await span.getByLabel(t("settings.hours.to")).fill("02:00");
    await expect(span.getByText(t("settings.hours.nextDay"))).toBeVisible();
  });

  await test.step("a member who was signed out is led to sign in in another tab, and saves after that", async () => {
    const session = await page.context().cookies();
    await page.context().clearCookies();
    await page.getByRole("button", { name: t("form.save") }).click();
    const signIn = page.getByRole("link", { name: t("change.signIn") });
    await expect(signIn).toHaveAttribute("target", "_blank");
    await page.context().addCookies(session);
    await page.getByRole("button", { name: t("form.save") }).click();
    await expect(page.getByText(t("form.saved"), { exact: true })).toBeVisible();
    await expect(signIn).toHaveCount(0);
  });

  await test.step("a date that differs is on the page of the restaurant", async () => {
    const tomorrow = localDate("America/Mexico_City", new Date(), 1);
    await page.getByRole("button", { name: t("settings.hours.addDate") }).click();
    const date = page.getByLabel(t("settings.hours.date"), { exact: true });
    await date.fill(localDate("America/Mexico_City", new Date(), -1));
    await expect(date).toHaveAccessibleDescription(t("settings.hours.over"));
    await date.fill(tomorrow);
    await expect(date).toHaveAccessibleDescription("");
    await page.getByLabel(t("settings.hours.dateName")).fill("Aniversario");
    await page.getByRole("button", { name: t("form.save") }).click();
    await expect(page.getByText(t("form.saved"), { exact: true })).toBeVisible();
    await expectAccessible(page);

    await guest.goto(restaurant.url("/info"));
    const row = guest.getByRole("listitem").filter({ hasText: "Aniversario" });
    await expect(row).toBeVisible();
    await expectAccessible(guest);
  });

  await test.step("a manager changes how guests order, and is asked before unsaved changes are left", async () => {
    await moveTo(page, page.url().replace(/hours$/u, "ordering"));
    const takeaway = page.getByRole("region", { name: t("orderType.takeaway") });
    const active = takeaway.getByRole("switch", { name: t("settings.ordering.active") });
    await expect(active).toBeHidden();
    await takeaway.getByRole("heading").click();
    await expect(active).toBeChecked();
    await active.click();
    // The line of the section says it at once.
    await expect(takeaway).toContainText(t("settings.ordering.fact.off"));
    await page.getByRole("link", { name: t("page.back") }).click();
    const question = page.getByRole("dialog", { name: t("menu.leaveTitle") });
    await question.getByRole("button", { name: t("menu.stay") }).click();
    await expect(active).not.toBeChecked();
    await expectAccessible(page);
    await page.getByRole("link", { name: t("page.back") }).press("Enter");
    await question.getByRole("button", { name: t("menu.saveAndLeave") }).press("Enter");
    await expect(page.getByRole("link", { name: t("settings.ordering.title") })).not.toContainText(
      t("orderType.takeaway"),
    );
    await guest.goto(restaurant.url("/"));
    await expect(guest.getByText("Takeaway", { exact: true })).toHaveCount(0);
  });
  await guest.close();
});
