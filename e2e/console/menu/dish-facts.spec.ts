import { localTime } from "@comanda/domain/hours/local-time";
import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { createTranslate } from "../../support/create-translate.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

const ZONE = "America/Mexico_City";
const HOUR = 3_600_000;
const inHours = (hours: number) => localTime(ZONE, new Date(Date.now() + hours * HOUR)).time;

test("a dish states its allergens and its times, and guests filter the menu, read its translated name, and cannot order it early", async ({
  page: guest,
  locale,
  openConsole,
}) => {
  test.slow();
  const restaurant = await createRestaurant(({ company }) => {
    company.timezone = ZONE;
  });
  const guestText = createTranslate(locale ?? "en");
  const { page, t } = await openConsole(restaurant, "menu/products/taco", { role: "manager" });
  const section = (name: string) => page.getByRole("region", { name });
  const dietary = section(t("menu.dietary"));
  const sellingHours = section(t("menu.sellingHours"));
  const translations = section(t("menu.translations"));
  await expect(dietary).toContainText(t("menu.allergens.unstated"));
  await expect(sellingHours).toContainText(t("menu.sellingHours.always"));
  for (const folded of [dietary, sellingHours, translations])
    await folded.locator("summary").click();
  await page.getByRole("switch", { name: t("menu.allergens.state") }).check();
  await page.getByRole("checkbox", { name: t("menu.allergen.milk") }).check();
  await page.getByRole("checkbox", { name: t("menu.diet.vegan") }).check();
  await page.getByRole("button", { name: t("menu.sellingHours.add") }).click();
  await page.getByLabel(t("menu.sellingHours.to"), { exact: true }).fill("12:00");
  await page.getByRole("button", { name: t("form.save") }).click();
  await expect(page.getByText(t("menu.fault.sameTime"))).toBeVisible();
  const contradiction = { diet: t("menu.diet.vegan"), allergen: t("menu.allergen.milk") };
  await expect(page.getByText(t("menu.fault.contradiction", contradiction))).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("checkbox", { name: t("menu.diet.vegan") }).uncheck();
  await page.getByRole("checkbox", { name: t("menu.diet.vegetarian") }).check();
  await page.getByLabel(t("menu.sellingHours.from"), { exact: true }).fill(inHours(2));
  await page.getByLabel(t("menu.sellingHours.to"), { exact: true }).fill(inHours(3));
  // The guest of this journey reads Spanish on a phone, and English on a wide screen.
  const language = locale?.startsWith("es") ? "es" : "en";
  await translations.getByLabel(t("menu.translations.language")).selectOption(language);
  await translations.getByLabel(/^Taco · /u).fill("Taquito");
  await page.getByRole("button", { name: t("form.save") }).click();
  await expect(page.getByText(t("form.saved"), { exact: true })).toBeVisible();

  await guest.goto(restaurant.url("/products"));
  const row = guest.getByRole("listitem").filter({ hasText: "Taquito" }).first();
  await expect(row).toContainText(guestText("diet.vegetarian"));
  await expect(row).toContainText(/\d:\d\d/u);
  await guest.getByRole("link", { name: "Taquito", exact: true }).click();
  const sheet = guest.getByRole("dialog", { name: "Taquito" });
  await expect(sheet.getByText("Taco", { exact: true })).toBeVisible();
  await expect(sheet).toContainText(guestText("allergen.contains"));
  await expect(sheet).toContainText(/\d:\d\d/u);
  await expect(sheet.getByRole("button", { name: guestText("product.add") })).toBeHidden();
  await expectAccessible(guest);
  await guest.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  await guest.getByRole("button", { name: guestText("filter.title") }).click();
  const filter = guest.getByRole("dialog", { name: guestText("filter.title") });
  await filter.getByRole("checkbox", { name: guestText("diet.vegetarian") }).focus();
  await guest.keyboard.press("Space");
  await expect(filter.getByRole("status")).toHaveText(guestText("filter.hidden", { count: 2 }));
  await expectAccessible(guest);
  await filter.getByRole("checkbox", { name: guestText("allergen.milk") }).check();
  await filter.getByRole("button", { name: guestText("filter.show", { count: 0 }) }).click();
  await expect(guest.getByText(guestText("filter.none"))).toBeVisible();
  await guest.reload();
  await expect(guest.getByText(guestText("filter.none"))).toBeVisible();
  await guest.getByRole("button", { name: guestText("filter.clear") }).click();
  await expect(row).toBeVisible();
});
