import { asMember, openActions, openPage, pressButton } from "../../visitor/console-visitor.ts";
import { defineConsoleJourney } from "../../visitor/journey.ts";
import { type TourVisitor, topSheet } from "../../visitor/visitor.ts";

const press = (key: string) => (visitor: TourVisitor) => pressButton(visitor, visitor.t(key));

/** A receiver with a long address that no network has. */
const RECEIVER =
  "https://orders.kitchen-display-of-the-restaurant.example/comanda/events?branch=12";

async function fillKey(visitor: TourVisitor): Promise<void> {
  const { t } = visitor;
  const sheet = topSheet(visitor);
  await sheet.getByRole("textbox", { name: t("integrations.keyName") }).fill("Caja registradora");
  for (const permission of ["orders.read", "orders.details", "menu.read"])
    await sheet
      .getByRole("checkbox", { name: t(`integrations.permission.${permission}`), exact: true })
      .check();
}

export const integrationsJourney = defineConsoleJourney("integrations", asMember("owner"), [
  ["no key and no webhook", (visitor) => openPage(visitor, "integrations"), "fullPage"],
  [
    "a new key without a name",
    async (visitor) => {
      await pressButton(visitor, visitor.t("integrations.addKey"));
      await pressButton(visitor, visitor.t("integrations.make"));
      await visitor.page.getByText(visitor.t("integrations.nameMissing")).waitFor();
    },
  ],
  [
    "the new key",
    async (visitor) => {
      await fillKey(visitor);
      await pressButton(visitor, visitor.t("integrations.make"));
      const title = visitor.t("integrations.keyTitle");
      await visitor.page.getByRole("dialog", { name: title }).waitFor();
    },
  ],
  [
    "a new webhook",
    async (visitor) => {
      await pressButton(visitor, visitor.t("sheet.close"));
      await press("integrations.addWebhook")(visitor);
      await topSheet(visitor)
        .getByRole("textbox", { name: visitor.t("integrations.url") })
        .fill(RECEIVER);
    },
  ],
  [
    "actions of a webhook",
    async (visitor) => {
      const { page, t } = visitor;
      await pressButton(visitor, t("integrations.add"));
      await page.getByRole("dialog", { name: t("integrations.secretTitle") }).waitFor();
      await pressButton(visitor, t("sheet.close"));
      await openActions(visitor, RECEIVER);
    },
  ],
  ["before a webhook is removed", press("integrations.remove")],
  [
    "a key and a webhook",
    async (visitor) => {
      const { page, t } = visitor;
      await pressButton(visitor, t("integrations.test"));
      await page.getByText(t("integrations.waiting", { count: 1 })).waitFor();
    },
    "fullPage",
  ],
  [
    "the log of a webhook",
    async ({ page, t }) => {
      const main = page.getByRole("main");
      await main.getByRole("link", { name: t("integrations.log"), exact: true }).click();
      await page.getByRole("heading", { name: t("integrations.logTitle") }).waitFor();
      const failed = page.getByText(t("integrations.attempts", { count: 0 }));
      while ((await failed.count()) > 0) {
        await page.getByRole("button", { name: t("integrations.refresh") }).click();
        await failed.waitFor({ state: "hidden", timeout: 3_000 }).catch(() => undefined);
      }
    },
    "fullPage",
  ],
  [
    "a paused webhook",
    async (visitor) => {
      const { page, t } = visitor;
      await openPage(visitor, "integrations");
      await openActions(visitor, RECEIVER);
      await pressButton(visitor, t("integrations.pause"));
      await page.getByText(t("integrations.state.paused")).waitFor();
    },
    "fullPage",
  ],
]);
