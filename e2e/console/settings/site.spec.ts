import { expect } from "@playwright/test";
import { expectAccessibleAlsoWide } from "../../support/browser/accessibility.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { arabicPhone, test } from "../../support/staff/console-test.ts";

test("an owner adds a name and a pixel in Arabic, and guests open the new name", async ({
  openConsole,
  browser,
}) => {
  const restaurant = await createRestaurant((file) => {
    file.company.current_subscriptions = [{ name: "premium", monthly_orders_limit: 500 }];
  });
  const options = { role: "owner", name: "Bea", ...arabicPhone } as const;
  const { page, t } = await openConsole(restaurant, "settings", options);
  await page.getByRole("link", { name: t("settings.site.title") }).click();
  await expect(
    page.getByLabel(t("settings.site.hostOf", { number: 1 }), { exact: true }),
  ).toHaveValue(restaurant.host);
  await expect(page.getByText(t("settings.site.ordersOf", { count: 0, limit: 500 }))).toBeVisible();

  await page.getByRole("button", { name: t("settings.site.addHost") }).click();
  const added = page.getByLabel(t("settings.site.hostOf", { number: 2 }), { exact: true });
  await added.fill(`https://${restaurant.host}`);
  const pixel = page.getByLabel(t("settings.site.pixel"));
  await pixel.fill("fb-123");
  const save = page.getByRole("button", { name: t("form.save") });
  await save.click();
  await expect(added).toHaveAccessibleDescription(t("settings.site.fault.host"));
  await expect(pixel).toHaveAccessibleDescription(t("settings.site.fault.pixel"));
  await expect(pixel).toHaveValue("fb-123");
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);

  // The new name is of this test alone: no name server of the internet knows where it leads.
  const records = [{ type: "A", value: "203.0.113.5" }];
  const proof = { name: "_comanda.tacos.example", value: "comanda-company=la-prueba" };
  const taken = { ...proof, why: "taken", release_at: null };
  let check: object = { state: "elsewhere", addresses: ["198.51.100.1"], records, proof: taken };
  await page.route(/domain-check/u, (route) => route.fulfill({ json: check }));
  await added.fill("tacos.example");
  const elsewhere = t("settings.site.domainCheck.elsewhere", { addresses: "198.51.100.1" });
  await expect(page.getByText(elsewhere)).toBeVisible();
  await expect(page.getByText("tacos.example A 203.0.113.5")).toBeVisible();
  // Another restaurant has the name: the record that proves it.
  await expect(page.getByText(t("settings.site.domainCheck.taken"))).toBeVisible();
  await expect(page.getByText(`${proof.name} TXT ${proof.value}`)).toBeVisible();
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
  // Not proven yet: the day on which the restaurant loses it.
  const unproven = { ...proof, why: "unproven", release_at: "2026-03-14T18:00:00Z" };
  check = { state: "elsewhere", addresses: ["198.51.100.1"], records, proof: unproven };
  await page.getByRole("button", { name: t("settings.site.domainCheck.again") }).click();
  await expect(page.getByText(t("settings.site.domainCheck.taken"))).toBeHidden();
  const [before = ""] = t("settings.site.domainCheck.unproven", { date: "|" }).split("|");
  await expect(page.getByText(before.trim())).toBeVisible();
  // The only name, or one to which guests come: no day.
  check = { ...check, proof: { ...unproven, release_at: null } };
  await page.getByRole("button", { name: t("settings.site.domainCheck.again") }).click();
  await expect(page.getByText(t("settings.site.domainCheck.kept"))).toBeVisible();
  check = { state: "here", addresses: ["203.0.113.5"], records: [] };
  await page.getByRole("button", { name: t("settings.site.domainCheck.again") }).click();
  await expect(page.getByText(t("settings.site.domainCheck.here"))).toBeVisible();

  await added.fill(`café-${restaurant.host}`);
  await expect(page.getByText("xn--caf-")).toBeVisible();
  await pixel.fill("1234567890");
  const code = page.getByLabel(t("settings.site.validation"));
  await code.fill(`<meta name="facebook-domain-verification" content="a1b2c3d4" />`);
  await expect(code).toHaveValue("a1b2c3d4");
  await save.click();
  await expect(page.getByText(t("form.saved"), { exact: true })).toBeVisible();

  // Browsers ask for a name with letters such as `ñ` in its ASCII spelling, `xn--…`.
  const { hostname } = new URL(`http://café-${restaurant.host}`);
  const guest = await browser.newPage();
  await guest.goto(restaurant.url("/").replace(restaurant.host, hostname));
  await expect(guest.getByRole("heading", { name: "La Prueba" })).toBeVisible();
  const tag = guest.locator('meta[name="facebook-domain-verification"]');
  await expect(tag).toHaveAttribute("content", "a1b2c3d4");
  await guest.close();
});
