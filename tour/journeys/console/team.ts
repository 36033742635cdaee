import { openBoard } from "../../visitor/board-steps.ts";
import { asMember, openConsole, openPage, pressButton } from "../../visitor/console-visitor.ts";
import { defineConsoleJourney } from "../../visitor/journey.ts";
import { placeOrders } from "../../visitor/place-orders.ts";
import { type TourVisitor, topSheet } from "../../visitor/visitor.ts";

const press = (key: string) => (visitor: TourVisitor) => pressButton(visitor, visitor.t(key));

const PIN_MEMBER = "Beto Salas";

/** Types the name and the PIN of a new member; waits for what follows. */
async function addByPin(visitor: TourVisitor, pin: string): Promise<void> {
  const { t } = visitor;
  await topSheet(visitor).getByLabel(t("field.name")).fill(PIN_MEMBER);
  await topSheet(visitor)
    .getByRole("textbox", { name: t("field.pin") })
    .fill(pin);
  await pressButton(visitor, t("team.add"));
}

export const teamJourney = defineConsoleJourney("team", asMember("owner"), [
  ["members", (visitor) => openPage(visitor, "team")],
  ["invite", press("team.invite")],
  [
    "invite, the link",
    async (visitor) => {
      await pressButton(visitor, visitor.t("team.createLink"));
      await visitor.page.getByLabel(visitor.t("team.link")).waitFor();
    },
  ],
  [
    "a member by PIN, too easy",
    async (visitor) => {
      await pressButton(visitor, visitor.t("sheet.close"));
      await pressButton(visitor, visitor.t("team.addPin"));
      await addByPin(visitor, "1234");
      await visitor.page.getByText(visitor.t("failure.weakPin")).waitFor();
    },
    { allowedErrors: /^422/u },
  ],
  [
    "members and invitations",
    async (visitor) => {
      await addByPin(visitor, "7291");
      await visitor.page.getByRole("button", { name: PIN_MEMBER }).waitFor();
    },
  ],
  [
    "a member",
    async (visitor) => {
      await visitor.page.getByRole("button", { name: PIN_MEMBER }).click();
      await topSheet(visitor).waitFor();
    },
  ],
  ["removing a member", press("team.remove")],
  ["change log", (visitor) => openPage(visitor, "audit")],
]);

/** Opens a page, whose board then finds that its session has ended. */
async function endSession(visitor: TourVisitor): Promise<void> {
  const { page } = visitor;
  await openPage(visitor, "sold-out");
  await page.context().clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
}

export const endedAccessJourney = defineConsoleJourney("ended access", asMember("cashier"), [
  [
    "removed",
    async (visitor) => {
      const { page, t } = visitor;
      const cookies = await page.context().cookies();
      const account = { id: "beto", name: PIN_MEMBER };
      await page.route("**/auth/me", (route) =>
        route.fulfill({ json: { account, companies: [] } }),
      );
      await endSession(visitor);
      await page.getByRole("heading", { name: t("ended.removed") }).waitFor();
      await page.unroute("**/auth/me");
      await page.context().addCookies(cookies);
    },
    { allowedErrors: /^401/u },
  ],
  [
    "signed out",
    async (visitor) => {
      await endSession(visitor);
      await visitor.page.getByText(visitor.t("board.banner.signedOut")).waitFor();
    },
    { allowedErrors: /^401/u },
  ],
]);

export const tabletJourney = defineConsoleJourney("tablet", asMember("manager"), [
  [
    "no tablet yet",
    async (visitor) => {
      const { page, t } = visitor;
      await openPage(visitor, "team");
      await pressButton(visitor, t("team.addPin"));
      await addByPin(visitor, "7291");
      await page.getByRole("button", { name: PIN_MEMBER }).waitFor();
      await openPage(visitor, "tablets");
    },
  ],
  [
    "enrolling this one",
    async (visitor) => {
      await pressButton(visitor, visitor.t("tablets.enroll"));
      await topSheet(visitor).getByLabel(visitor.t("tablets.name")).fill("Barra 1");
    },
  ],
  [
    "locked",
    async (visitor) => {
      await pressButton(visitor, visitor.t("tablets.enroll"));
      await visitor.page.getByRole("button", { name: PIN_MEMBER }).waitFor();
    },
  ],
  ["PIN", (visitor) => visitor.page.getByRole("button", { name: PIN_MEMBER }).click()],
  [
    "wrong PIN",
    async (visitor) => {
      await visitor.page.keyboard.type("1000");
      await pressButton(visitor, visitor.t("lock.unlock"));
      await visitor.page.getByRole("alert").waitFor();
    },
    { allowedErrors: /^4\d\d/u },
  ],
  [
    "account of the unlocked tablet",
    async (visitor) => {
      await visitor.page.keyboard.type("7291");
      await pressButton(visitor, visitor.t("lock.unlock"));
      await visitor.page.waitForURL(/\/orders$/u);
      await openBoard(visitor);
      await openConsole(visitor, "/account");
    },
  ],
  [
    "locked, with a new order",
    async (visitor) => {
      await pressButton(visitor, visitor.t("account.lock"));
      await placeOrders(visitor, "table");
      await openConsole(visitor, "/tablet");
      await visitor.page.getByRole("status").filter({ hasText: /\d/u }).first().waitFor();
    },
  ],
]);
