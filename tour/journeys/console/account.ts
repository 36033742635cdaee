import { confirmEmail, totpCode } from "../../../e2e/support/console-accounts.ts";
import type { Person } from "../../../e2e/support/person.ts";
import { joinRestaurant } from "../../../e2e/support/staff/join-restaurant.ts";
import { importOwnRestaurant, openConsole, pressButton } from "../../visitor/console-visitor.ts";
import { defineConsoleJourney } from "../../visitor/journey.ts";
import type { TourVisitor } from "../../visitor/visitor.ts";

/** The account of each visitor. */
const people = new Map<TourVisitor, Person>();

const personOf = (visitor: TourVisitor) => {
  const person = people.get(visitor);
  if (!person) throw new Error("The visitor has no account");
  return person;
};

async function join(visitor: TourVisitor): Promise<void> {
  await importOwnRestaurant(visitor);
  const member = { role: "owner", name: "Lucía Ortega" } as const;
  people.set(visitor, await joinRestaurant(visitor.page, visitor, member));
}

/** Fills the sign-in form and sends it. */
async function signIn(visitor: TourVisitor): Promise<void> {
  const { page, t } = visitor;
  const { email, password } = personOf(visitor);
  await page.getByLabel(t("field.email")).fill(email);
  await page.getByLabel(t("field.password"), { exact: true }).fill(password);
  await pressButton(visitor, t("signIn.submit"));
}

export const accountJourney = defineConsoleJourney("account", join, [
  ["unconfirmed address", (visitor) => openConsole(visitor, "/account"), "fullPage"],
  ["address confirmed", (visitor) => confirmEmail(visitor.page, visitor.t, personOf(visitor))],
  [
    "second factor",
    async (visitor) => {
      const { page, t } = visitor;
      await openConsole(visitor, "/account");
      const section = page.locator("section", { hasText: t("account.twoFactorOff") });
      await section.getByLabel(t("field.currentPassword")).fill(personOf(visitor).password);
      await section.getByRole("button", { name: t("account.twoFactorBegin") }).click();
      await page.getByRole("img", { name: t("account.twoFactorQr") }).waitFor();
    },
    "fullPage",
  ],
  [
    "second factor on",
    async (visitor) => {
      const { page, t } = visitor;
      const key = (await page.getByText(/^[A-Z2-7]{16,}=*$/u).textContent())?.trim() ?? "";
      await page.getByLabel(t("code.label")).fill(totpCode(key));
      await pressButton(visitor, t("account.twoFactorConfirm"));
      await page.getByText(t("account.twoFactorOn")).waitFor();
    },
    "fullPage",
  ],
  [
    "asked for the second factor",
    async (visitor) => {
      const { page, t } = visitor;
      await page.context().clearCookies();
      await openConsole(visitor, "/sign-in");
      await signIn(visitor);
      await page.getByRole("heading", { name: t("code.title") }).waitFor();
    },
  ],
  ["backup code", (visitor) => pressButton(visitor, visitor.t("code.useBackup"))],
]);
