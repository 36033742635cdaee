import { asMember, openPage } from "../../visitor/console-visitor.ts";
import { defineConsoleJourney } from "../../visitor/journey.ts";
import { placeOrders } from "../../visitor/place-orders.ts";

export const reportsJourney = defineConsoleJourney("reports", asMember("manager"), [
  ["a day without orders", (visitor) => openPage(visitor, "reports"), "fullPage"],
  [
    "a day",
    async (visitor) => {
      await placeOrders(visitor, "table", "takeaway", "delivery");
      await openPage(visitor, "reports");
      await visitor.page.locator("canvas").first().waitFor();
    },
    "fullPage",
  ],
  ["a range of days", (visitor) => openPage(visitor, "reports/range"), "fullPage"],
  [
    "a range that ends before it begins",
    async ({ page, t }) => {
      await page.getByText(t("reports.preset.own"), { exact: true }).click();
      await page.getByLabel(t("reports.from"), { exact: true }).fill("2026-03-02");
      await page.getByLabel(t("reports.to"), { exact: true }).fill("2026-03-01");
      await page.getByRole("button", { name: t("reports.show"), exact: true }).click();
      await page.getByText(t("reports.endsBefore")).waitFor();
    },
  ],
  ["the closing of a day", (visitor) => openPage(visitor, "reports/closing"), "fullPage"],
]);
