import { asMember, openPage, openSection, pressButton } from "../../visitor/console-visitor.ts";
import { defineConsoleJourney } from "../../visitor/journey.ts";

export const lookJourney = defineConsoleJourney("look", asMember("manager"), [
  ["look", (visitor) => openPage(visitor, "settings/look"), "fullPage"],
  [
    "unreadable colours, and a button without an address",
    async (visitor) => {
      const { page, t } = visitor;
      for (const section of ["brand", "texts", "buttons"])
        await openSection(visitor, t(`settings.look.${section}`));
      await page.getByLabel(t("settings.look.titleColor"), { exact: true }).fill("#3b1d12");
      await page.getByLabel(t("settings.look.accent"), { exact: true }).fill("#ffcc00");
      await pressButton(visitor, t("settings.look.addButton"));
      await page.getByRole("button", { name: t("form.save") }).click();
      await page
        .getByText(t("settings.look.fault.address", { example: "https://example.com" }))
        .first()
        .waitFor();
    },
    "fullPage",
  ],
  [
    "on a guest's phone",
    async ({ page, t }) => {
      const open = page.getByRole("button", { name: t("settings.look.showPreview") });
      if (await open.isVisible()) await open.click();
      const sample = page.getByText(t("settings.look.promotionSample"));
      // The preview of the other screen size is in the page too, and hidden.
      await sample.filter({ visible: true }).first().waitFor();
    },
  ],
]);

export const siteJourney = defineConsoleJourney("site", asMember("owner"), [
  ["address and plan", (visitor) => openPage(visitor, "settings/site"), "fullPage"],
  [
    "a wrong name and a wrong pixel",
    async (visitor) => {
      const { page, t } = visitor;
      await pressButton(visitor, t("settings.site.addHost"));
      await page
        .getByLabel(t("settings.site.hostOf", { number: 2 }), { exact: true })
        .fill("https://tacos.example");
      await page.getByLabel(t("settings.site.pixel")).fill("12");
      await page.getByRole("button", { name: t("form.save") }).click();
      await page.getByText(t("settings.site.fault.host")).first().waitFor();
    },
    "fullPage",
  ],
]);

export const paymentsJourney = defineConsoleJourney("payments", asMember("owner"), [
  ["ways to pay and keys", (visitor) => openPage(visitor, "settings/payments"), "fullPage"],
  [
    "a way without keys, and one without a name",
    async (visitor) => {
      const { page, t } = visitor;
      const service = t("orderType.takeaway");
      const card = page.getByRole("region", { name: service });
      const add = t("settings.payments.addTo", { service });
      await openSection(visitor, service);
      for (const kind of ["stripe_card", "other"]) {
        await card.getByLabel(t("settings.payments.add")).selectOption(kind);
        await card.getByRole("button", { name: add }).click();
      }
      await page.getByRole("button", { name: t("form.save") }).click();
      await card.getByText(t("form.missing")).first().waitFor();
    },
    "fullPage",
  ],
  [
    "wrong keys",
    async (visitor) => {
      const { page, t } = visitor;
      await openSection(visitor, t("settings.payments.keys"));
      await pressButton(visitor, t("settings.payments.enterOf", { name: "Stripe" }));
      await page.getByLabel(t("settings.payments.key.secretKey")).fill("pk_wrong");
      await pressButton(visitor, t("settings.payments.check"));
      await page.getByText(t("form.missing")).last().waitFor();
    },
  ],
]);

export const placeAndHoursJourney = defineConsoleJourney("place and hours", asMember("manager"), [
  ["all settings", (visitor) => openPage(visitor, "settings"), "fullPage"],
  ["the restaurant", (visitor) => openPage(visitor, "settings/place"), "fullPage"],
  ["opening hours", (visitor) => openPage(visitor, "settings/hours"), "fullPage"],
  ["how guests order", (visitor) => openPage(visitor, "settings/ordering"), "fullPage"],
  [
    "how guests order, with two sections open",
    async (visitor) => {
      await openSection(visitor, visitor.t("settings.ordering.checkout"));
      await openSection(visitor, visitor.t("orderType.delivery"));
    },
    "fullPage",
  ],
]);

export const takeBackJourney = defineConsoleJourney("take back", asMember("manager"), [
  [
    "the question",
    async (visitor) => {
      const { page, t } = visitor;
      await openPage(visitor, "settings/place");
      await openSection(visitor, t("settings.place.where"));
      await page.getByLabel(t("settings.place.city"), { exact: true }).fill("Puebla");
      await page.getByRole("button", { name: t("form.save") }).click();
      await page.getByText(t("form.saved"), { exact: true }).waitFor();
      await openPage(visitor, "audit");
      await page
        .getByRole("button", { name: t("audit.undo.do") })
        .first()
        .click();
      await page.getByRole("dialog", { name: t("audit.undo.title") }).waitFor();
    },
  ],
  [
    "taken back",
    async (visitor) => {
      const { page, t } = visitor;
      await pressButton(visitor, t("audit.undo.do"));
      await page.getByText(t("audit.undo.done")).waitFor();
    },
  ],
]);
