import { isolate } from "@comanda/ui/i18n/isolate.ts";
import { expect } from "@playwright/test";
import { expectAccessible, expectAccessibleAlsoWide } from "../../support/browser/accessibility.ts";
import { openCartWithTacos } from "../../support/customer/cart-with-tacos.ts";
import { fillClientStep, startCheckout } from "../../support/customer/customer-page.ts";
import { arabicPhone, test } from "../../support/staff/console-test.ts";

test("a method that an owner adds on a dark Arabic phone is offered to guests, with its fee, and one says that it has no keys", async ({
  openConsole,
  page: guest,
  t: guestText,
}) => {
  const restaurant = await openCartWithTacos({ page: guest, t: guestText });
  const options = { role: "owner", ...arabicPhone } as const;
  const { page, t } = await openConsole(restaurant, "settings", options);
  await page.getByRole("link", { name: t("settings.payments.title") }).click();
  const service = t("orderType.takeaway");
  const card = page.getByRole("region", { name: service });
  // The page is short: each order type is closed, and says what it has.
  await expect(card).toContainText("Efectivo");
  await expect(card.getByLabel(t("settings.payments.add"))).toBeHidden();
  await card.getByRole("heading", { name: service }).click();
  await card.getByLabel(t("settings.payments.add")).selectOption("other");
  await card.getByRole("button", { name: t("settings.payments.addTo", { service }) }).click();
  const added = card.getByRole("listitem").last();
  const name = added.getByLabel(t("settings.payments.name"));
  const fee = added.getByLabel(t("settings.payments.fee"));
  await fee.fill("1O");
  const save = page.getByRole("button", { name: t("form.save"), exact: true });
  // A part that is closed opens when something in it is wrong.
  await card.getByRole("heading", { name: service }).click();
  await expect(name).toBeHidden();
  await save.click();
  await expect(name).toHaveAccessibleDescription(t("form.missing"));
  await expect(fee).toHaveAccessibleDescription(t("settings.fault.number", { min: 0, max: 100 }));
  await expect(fee).toHaveValue("1O");
  // Closed again while it is wrong, it opens again.
  await card.getByRole("heading", { name: service }).click();
  await expect(name).toBeHidden();
  await save.click();
  await expect(name).toBeFocused();
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
  await name.fill("Vales");
  await fee.fill("10");
  // A closed method is moved too.
  await added.getByText("Vales", { exact: true }).click();
  await expect(name).toBeHidden();
  await card.getByRole("button", { name: t("menu.upOf", { name: "Vales" }) }).click();
  await save.click();
  await expect(page.getByText(t("form.saved"), { exact: true })).toBeVisible();

  await guest.reload();
  await startCheckout({ page: guest, t: guestText }, "TAKEAWAY");
  await fillClientStep({ page: guest, t: guestText }, "Ana");
  const offered = guest.getByRole("radio", { name: "Vales" });
  await offered.check();
  await expect(guest.getByText("$66.00").first()).toBeVisible();

  await test.step("a method says that it has no keys, and wrong keys stay in their form", async () => {
    await card.getByLabel(t("settings.payments.add")).selectOption("stripe_card");
    await card.getByRole("button", { name: t("settings.payments.addTo", { service }) }).click();
    await expect(
      card.getByText(t("settings.payments.note.missing", { name: "Stripe" })),
    ).toBeVisible();
    const useless = t("settings.payments.notUsable", {
      names: isolate(t("settings.payments.card"), arabicPhone.locale),
    });
    await expect(card.getByText(useless)).toBeVisible();
    // By key: a second click where the first was, right after it, counts as a double tap.
    await card
      .getByRole("button", { name: t("settings.payments.copy", { service }) })
      .press("Enter");
    await expect(
      page.getByText(t("settings.payments.note.missing", { name: "Stripe" })),
    ).toHaveCount(4);
    await expectAccessible(page);
    await page.getByRole("heading", { name: t("settings.payments.keys") }).click();
    await page
      .getByRole("button", { name: t("settings.payments.enterOf", { name: "Stripe" }) })
      .click();
    const secret = page.getByLabel(t("settings.payments.key.secretKey"));
    await secret.fill("pk_test_1");
    await page.getByRole("button", { name: t("settings.payments.check") }).click();
    await expect(secret).toHaveAccessibleDescription(
      t("settings.payments.fault.start", { start: "sk_" }),
    );
    await expect(secret).toHaveValue("pk_test_1");
    await expectAccessible(page);
  });
});
