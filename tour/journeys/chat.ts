import { journey } from "../journey.ts";
import { add, addBurrito, introduce, order, payCash, priced } from "../shopping.ts";
import { open, press, sheet, type Visitor } from "../visitor.ts";

/** Two products, and up to the last button. */
async function toTheEnd(visitor: Visitor): Promise<void> {
  await addBurrito(visitor);
  await add(visitor, "prod-flan");
  await order(visitor, "TAKEAWAY");
  await introduce(visitor);
  await priced(visitor);
}

/** As in a browser that lets no page open another by itself. */
async function unsent(visitor: Visitor): Promise<void> {
  await visitor.page.evaluate(() => {
    window.open = () => null;
  });
  await payCash(visitor);
  await visitor.page.getByRole("heading", { name: visitor.t("chat.unsent") }).waitFor();
}

/** Opens the chat, which is far away. */
async function sent(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await open(visitor, "/tracking");
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: t("chat.send"), exact: true }).click();
  await (await opening).close();
  await page.getByText(t("chat.sent")).waitFor();
}

export const byChat = journey("ordering by chat", "chat", [
  ["summary", toTheEnd],
  ["order, message not sent", unsent, "whole"],
  [
    "menu, message not sent",
    async (visitor) => {
      await open(visitor, "/products");
      await sheet(visitor)
        .getByRole("link", { name: visitor.t("chat.send") })
        .waitFor();
    },
  ],
  [
    "menu, put off",
    async (visitor) => {
      await press(visitor, visitor.t("recent.stay"));
      await visitor.page.getByRole("link", { name: visitor.t("chat.sendNow") }).waitFor();
    },
  ],
  ["order, message sent", sent, "whole"],
]);
