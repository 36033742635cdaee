import { asMember, openPage, pressButton } from "../../visitor/console-visitor.ts";
import { defineConsoleJourney } from "../../visitor/journey.ts";
import { topSheet } from "../../visitor/visitor.ts";

export const deliveryJourney = defineConsoleJourney("delivery", asMember("manager"), [
  ["what a delivery costs", (visitor) => openPage(visitor, "settings/delivery"), "fullPage"],
  [
    "a zone whose border crosses itself",
    async (visitor) => {
      const { page, t } = visitor;
      await page.getByRole("combobox", { name: t("settings.delivery.type") }).selectOption("area");
      await pressButton(visitor, t("settings.delivery.drawZone"));
      const zone = page
        .getByRole("listitem")
        .filter({ has: page.locator("textarea") })
        .last();
      await zone.locator("summary").click();
      const corners = ["19.41, -99.17", "19.43, -99.15", "19.41, -99.15", "19.43, -99.17"];
      await zone.getByLabel(t("settings.delivery.cornersLabel")).fill(corners.join("\n"));
      await page.getByText(t("settings.delivery.fault.crosses")).first().waitFor();
    },
    "fullPage",
  ],
  [
    "an address that is not found",
    async (visitor) => {
      const { page, t } = visitor;
      await page.getByLabel(t("settings.delivery.address"), { exact: true }).fill("Xyzzy 99999");
      await pressButton(visitor, t("settings.delivery.search"));
      await page.getByText(t("settings.delivery.notFound")).waitFor();
    },
    "fullPage",
  ],
]);

export const offersJourney = defineConsoleJourney("offers settings", asMember("manager"), [
  ["coupons and points", (visitor) => openPage(visitor, "settings/offers"), "fullPage"],
  [
    "a coupon without a code",
    async (visitor) => {
      const { page, t } = visitor;
      await pressButton(visitor, t("settings.offers.addCoupon"));
      await pressButton(visitor, t("form.save"));
      await page.getByText(t("settings.offers.fault.noCode")).first().waitFor();
    },
    "fullPage",
  ],
]);

export const tablesJourney = defineConsoleJourney("tables", asMember("manager"), [
  ["tables", (visitor) => openPage(visitor, "settings/tables")],
  [
    "several at once",
    async (visitor) => {
      await pressButton(visitor, visitor.t("settings.tables.addMany"));
      await topSheet(visitor).waitFor();
    },
  ],
  [
    "made, and not saved",
    async (visitor) => {
      const { page, t } = visitor;
      await pressButton(visitor, t("settings.tables.make", { count: 20 }));
      await page.getByText(t("menu.unsaved")).waitFor();
    },
  ],
  [
    "the code of a table",
    async (visitor) => {
      const { page, t } = visitor;
      await page
        .getByRole("list", { name: t("settings.tables.title") })
        .getByRole("button")
        .first()
        .click();
      await topSheet(visitor).waitFor();
    },
  ],
  ["before a new code", (visitor) => pressButton(visitor, visitor.t("settings.tables.rotate"))],
  [
    "cards to print",
    async (visitor) => {
      const { page, t } = visitor;
      page.on("dialog", (dialog) => void dialog.accept());
      await openPage(visitor, "settings/tables/print");
      await page.getByRole("radio", { name: t("settings.tables.tents") }).check();
    },
    "fullPage",
  ],
]);
