import { asMember, openPage, pressButton } from "../../visitor/console-visitor.ts";
import { defineConsoleJourney } from "../../visitor/journey.ts";
import type { TourVisitor } from "../../visitor/visitor.ts";

/** Opens the choices of a dish or an extra. */
async function openRow({ page }: TourVisitor, name: string): Promise<void> {
  await page.getByRole("listitem").getByRole("button", { name }).first().click();
}

async function choose({ page, t }: TourVisitor, key: string): Promise<void> {
  // A filter above the list may have the same name.
  await page
    .getByRole("radio", { name: t(key) })
    .last()
    .check();
}

export const soldOutJourney = defineConsoleJourney("sold out", asMember("kitchen", "Beto"), [
  ["menu", (visitor) => openPage(visitor, "sold-out")],
  ["a dish with sizes", (visitor) => openRow(visitor, "Quesadilla de comal")],
  [
    "until a time",
    async (visitor) => {
      await openRow(visitor, "Quesadilla de comal");
      await openRow(visitor, "Guacamole");
      await choose(visitor, "soldOut.untilTime");
    },
  ],
  ["some left", (visitor) => choose(visitor, "soldOut.someLeft")],
  [
    "marked, with the way back",
    async (visitor) => {
      await pressButton(visitor, visitor.t("soldOut.action.left", { count: 5 }));
      const left = visitor.t("soldOut.left", { count: 5 });
      await visitor.page.getByText(left).first().waitFor();
      await visitor.page.evaluate(() => window.scrollTo(0, 0));
      await openRow(visitor, "Costra de queso");
      await pressButton(visitor, visitor.t("soldOut.action.tomorrow"));
      await visitor.page.getByRole("button", { name: visitor.t("toast.undo") }).waitFor();
    },
  ],
  [
    "what is marked",
    async (visitor) => {
      const { page } = visitor;
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole("radio").nth(1).check();
    },
  ],
  [
    "nothing found",
    async ({ page, t }) => {
      await page.getByRole("searchbox").fill("zzz");
      await page.getByText(t("soldOut.nothing")).waitFor();
    },
  ],
  [
    "without a connection",
    async ({ page, t }) => {
      await page.getByRole("searchbox").fill("");
      await page.context().setOffline(true);
      await page.getByText(t("offline.title"), { exact: true }).waitFor();
    },
    { allowedErrors: /ERR_INTERNET_DISCONNECTED/u },
  ],
]);

export const pauseJourney = defineConsoleJourney("pause", asMember("cashier"), [
  ["normal", (visitor) => openPage(visitor, "pause")],
  [
    "slowed down and paused, before it is sent",
    async ({ page, t }) => {
      const more = page.getByRole("button", { name: t("pause.moreMinutes") });
      for (let press = 0; press < 3; press += 1) await more.click();
      await page.getByRole("checkbox").nth(1).check();
      await page.getByRole("radio", { name: t("pause.for.60") }).check();
    },
  ],
  [
    "slowed down and paused",
    async ({ page, t }) => {
      const duration = t("pause.for.60");
      await page.getByRole("button", { name: t("pause.action.both", { duration }) }).click();
      await page
        .getByRole("button", { name: t("pause.openNow"), exact: false })
        .or(page.getByText(t("pause.openNow")))
        .first()
        .waitFor();
    },
  ],
  [
    "reopened, with the way back",
    async ({ page, t }) => {
      await page.getByText(t("pause.openNow"), { exact: true }).first().click();
      await page.getByText(t("pause.reopened")).waitFor();
    },
  ],
]);

export const boardSettingsJourney = defineConsoleJourney("settings", asMember("manager"), [
  ["settings of the board", (visitor) => openPage(visitor, "settings/board"), "fullPage"],
  [
    "automatic acceptance, and wrong minutes",
    async ({ page, t }) => {
      await page.getByRole("switch", { name: t("board.service.takeaway") }).check();
      await page.getByLabel(t("boardSettings.finalizeMinutes")).fill("10000");
      await page.getByRole("textbox", { name: t("boardSettings.choices") }).fill("20, 10");
      await page.getByRole("button", { name: t("form.save") }).click();
      await page.getByText(t("boardSettings.choicesRise")).waitFor();
    },
    "fullPage",
  ],
  [
    "saved",
    async ({ page, t }) => {
      await page.getByLabel(t("boardSettings.finalizeMinutes")).fill("90");
      await page.getByRole("textbox", { name: t("boardSettings.choices") }).fill("10, 20");
      await page.getByRole("button", { name: t("form.save") }).click();
      await page.getByText(t("form.saved"), { exact: true }).waitFor();
    },
    "fullPage",
  ],
]);

export const alertsJourney = defineConsoleJourney("alerts", asMember("manager"), [
  ["steps", (visitor) => openPage(visitor, "alerts"), "fullPage"],
  [
    "every step, and a missing address",
    async ({ page, t }) => {
      for (const step of ["alerts.mail", "alerts.pause"])
        await page.getByRole("switch", { name: t(step) }).check();
      await page.getByRole("button", { name: t("form.save") }).click();
      await page.getByText(t("alerts.addressMissing")).waitFor();
    },
    "fullPage",
  ],
  [
    "saved",
    async ({ page, t }) => {
      await page.getByLabel(t("alerts.addresses")).fill("lucia@example.test\nbeto@example.test");
      await page.getByRole("button", { name: t("form.save") }).click();
      await page.getByText(t("form.saved"), { exact: true }).waitFor();
    },
    "fullPage",
  ],
]);
