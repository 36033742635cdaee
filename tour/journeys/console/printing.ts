import { acceptOrder } from "../../visitor/board-steps.ts";
import { asMember, openActions, openPage, pressButton } from "../../visitor/console-visitor.ts";
import { defineConsoleJourney } from "../../visitor/journey.ts";
import { placeOrders } from "../../visitor/place-orders.ts";
import { type TourVisitor, topSheet } from "../../visitor/visitor.ts";

const press = (key: string) => (visitor: TourVisitor) => pressButton(visitor, visitor.t(key));

/** Adds a printer; the sheet with its token is open then. */
async function addPrinter(visitor: TourVisitor, name: string, kind: string): Promise<void> {
  const { page, t } = visitor;
  await pressButton(visitor, t("printing.addPrinter"));
  const sheet = topSheet(visitor);
  await sheet.getByRole("textbox", { name: t("form.name") }).fill(name);
  await sheet.getByRole("combobox", { name: t("printing.kind"), exact: true }).selectOption(kind);
  await pressButton(visitor, t("printing.add"));
  await page.getByRole("dialog", { name: t("printing.tokenTitle") }).waitFor();
}

export const printingJourney = defineConsoleJourney("printing", asMember("manager"), [
  ["no printer", (visitor) => openPage(visitor, "printing"), "fullPage"],
  ["a new printer", press("printing.addPrinter")],
  [
    "its address for CloudPRNT",
    async (visitor) => {
      await pressButton(visitor, visitor.t("sheet.close"));
      await addPrinter(visitor, "Parrilla", "cloudprnt");
    },
  ],
  [
    "its command for the agent",
    async (visitor) => {
      await pressButton(visitor, visitor.t("sheet.close"));
      await addPrinter(visitor, "Barra", "agent");
    },
  ],
  [
    "actions of a printer",
    async (visitor) => {
      await pressButton(visitor, visitor.t("sheet.close"));
      await openActions(visitor, "Barra");
    },
  ],
  [
    "printers and stations",
    async (visitor) => {
      const { page, t } = visitor;
      await pressButton(visitor, t("sheet.close"));
      await pressButton(visitor, t("printing.addStation"));
      await page
        .getByRole("textbox", { name: t("form.name"), exact: true })
        .last()
        .fill("");
    },
    "fullPage",
  ],
  [
    "a station without a name",
    async (visitor) => {
      await pressButton(visitor, visitor.t("form.save"));
      await visitor.page.getByText(visitor.t("printing.nameMissing")).first().waitFor();
    },
    "fullPage",
  ],
  [
    "tickets of an order",
    async (visitor) => {
      const [order] = await placeOrders(visitor, "table");
      if (!order) throw new Error("The order is missing");
      await acceptOrder(visitor, order, 15);
      await openPage(visitor, `orders/${order.id}`);
      await pressButton(visitor, visitor.t("printing.print"));
      await topSheet(visitor).getByRole("heading").nth(1).waitFor();
    },
  ],
]);

export const printersForCashiersJourney = defineConsoleJourney(
  "printing for cashiers",
  asMember("cashier"),
  [["printers, unchangeable", (visitor) => openPage(visitor, "printing"), "fullPage"]],
);
