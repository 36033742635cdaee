import { asMember, openPage, pressButton } from "../../visitor/console-visitor.ts";
import { defineConsoleJourney } from "../../visitor/journey.ts";
import { placeOrders } from "../../visitor/place-orders.ts";
import { runRestaurantCommand, type TourVisitor, topSheet } from "../../visitor/visitor.ts";

const press = (key: string) => (visitor: TourVisitor) => pressButton(visitor, visitor.t(key));

/** Opens the page of the customer with this name from the list. */
async function openCustomer({ page }: TourVisitor, name: string): Promise<void> {
  await page.getByRole("link", { name }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
}

/** Types digits that confirm an erasure, and erases. */
async function erase(visitor: TourVisitor, digits: string): Promise<void> {
  await topSheet(visitor).getByRole("textbox").fill(digits);
  await pressButton(visitor, visitor.t("customers.erase.confirm"));
}

export const customersJourney = defineConsoleJourney("customers", asMember("owner"), [
  ["none yet", (visitor) => openPage(visitor, "customers")],
  [
    "customers",
    async (visitor) => {
      const placed = await placeOrders(visitor, "table", "long", "delivery");
      const [table] = placed;
      await runRestaurantCommand("orders", "cancel", table?.number ?? "", "--host", visitor.host);
      await openPage(visitor, "customers");
    },
  ],
  ["not found", (visitor) => openPage(visitor, "customers?search=zzz")],
  [
    "a customer with an order in progress",
    async (visitor) => {
      await openPage(visitor, "customers?search=bruno");
      await openCustomer(visitor, "Bruno Ledezma");
    },
  ],
  [
    "a customer",
    async (visitor) => {
      await openPage(visitor, "customers?sort=name");
      await openCustomer(visitor, "Ana Sofía Ríos");
    },
  ],
  ["erase", press("customers.erase.openSheet")],
  [
    "erase, other digits",
    async (visitor) => {
      await erase(visitor, "0");
      await topSheet(visitor).locator("[aria-invalid=true]").waitFor();
    },
  ],
  [
    "erased",
    async (visitor) => {
      const call = visitor.page.locator("a[href^='tel:']").first();
      await erase(visitor, (await call.getAttribute("href")) ?? "");
      await visitor.page.getByText(visitor.t("customers.erase.done")).waitFor();
    },
  ],
]);
