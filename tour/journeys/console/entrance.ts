import { demoToken } from "@comanda/api/sign-in/open-demo";
import { loadOrCreateSecretKey } from "../../../apps/server/src/config/secret-key.ts";
import { createInvitation } from "../../../e2e/support/staff/join-restaurant.ts";
import {
  asMember,
  importOwnRestaurant,
  openConsole,
  pressButton,
} from "../../visitor/console-visitor.ts";
import { defineConsoleJourney } from "../../visitor/journey.ts";
import type { TourVisitor } from "../../visitor/visitor.ts";

/** The token of a link that the server does not know. */
const usedToken = "x".repeat(43);

const press = (key: string) => (visitor: TourVisitor) => pressButton(visitor, visitor.t(key));

const fill = ({ page, t }: TourVisitor, label: string, text: string) =>
  page.getByLabel(t(label), { exact: true }).fill(text);

export const signInJourney = defineConsoleJourney("sign-in", async () => undefined, [
  ["sign-in", (visitor) => openConsole(visitor, "/sign-in")],
  [
    "wrong password",
    async (visitor) => {
      await fill(visitor, "field.email", "lucia@example.test");
      await fill(visitor, "field.password", "not her password");
      await pressButton(visitor, visitor.t("signIn.submit"));
      await visitor.page.getByRole("alert").waitFor();
    },
    { allowedErrors: /^401/u },
  ],
  ["by a link", press("signIn.withLink")],
  [
    "link sent",
    async (visitor) => {
      await pressButton(visitor, visitor.t("signIn.sendLink"));
      await visitor.page
        .getByRole("heading", { name: visitor.t("signIn.linkSent.title") })
        .waitFor();
    },
  ],
  ["opening the link", (visitor) => openConsole(visitor, `/sign-in/link#${usedToken}`)],
  [
    "a link that has expired",
    async (visitor) => {
      await pressButton(visitor, visitor.t("signIn.submit"));
      await visitor.page.getByRole("alert").waitFor();
    },
    { allowedErrors: /^4\d\d/u },
  ],
  ["forgotten password", (visitor) => openConsole(visitor, "/forgot-password")],
  [
    "forgotten password, mail sent",
    async (visitor) => {
      await fill(visitor, "field.email", "lucia@example.test");
      await pressButton(visitor, visitor.t("signIn.sendLink"));
      await visitor.page.getByText(visitor.t("forgot.sent")).waitFor();
    },
  ],
  ["new password", (visitor) => openConsole(visitor, `/reset-password#${usedToken}`)],
  ["confirming an address", (visitor) => openConsole(visitor, `/confirm-email#${usedToken}`)],
  ["no enrolled tablet", (visitor) => openConsole(visitor, "/tablet"), { allowedErrors: /^401/u }],
  ["not found", (visitor) => openConsole(visitor, "/no/such/page"), { allowedErrors: /^404/u }],
]);

export const demoConsoleJourney = defineConsoleJourney("demo", async () => undefined, [
  [
    "the printed link",
    async (visitor) => {
      const key = loadOrCreateSecretKey(null, process.env.E2E_DATA_DIR ?? "");
      await openConsole(visitor, `/sign-in/demo#${demoToken(key)}`);
    },
  ],
  [
    "choosing a restaurant",
    async (visitor) => {
      await pressButton(visitor, visitor.t("demo.button"));
      await visitor.page.getByRole("heading", { name: visitor.t("companies.title") }).waitFor();
    },
  ],
]);

export const joinJourney = defineConsoleJourney("join", importOwnRestaurant, [
  [
    "invited",
    async (visitor) => {
      const token = await createInvitation(visitor.host, "manager");
      await openConsole(visitor, `/join#${token}`);
      await visitor.page.getByLabel(visitor.t("field.name")).waitFor();
    },
  ],
  [
    "what is wrong",
    async (visitor) => {
      const { page } = visitor;
      await fill(visitor, "field.name", "Lucía Ortega");
      await fill(visitor, "field.email", "lucia@nowhere");
      await page.getByLabel(visitor.t("field.password")).fill("tortillas de maíz");
      await pressButton(visitor, visitor.t("join.submit"));
      await page.getByText(visitor.t("failure.email")).waitFor();
    },
    { allowedErrors: /^4\d\d/u },
  ],
  [
    "a link that is of no use",
    async (visitor) => {
      // Another fragment alone would not load the page again.
      await openConsole(visitor, "/sign-in");
      await openConsole(visitor, `/join#${usedToken}`);
      await visitor.page.getByRole("alert").waitFor();
    },
    { allowedErrors: /^4\d\d/u },
  ],
]);

export const moreJourney = defineConsoleJourney("more", asMember("owner"), [
  ["more", (visitor) => openConsole(visitor, `/${visitor.id}/more`)],
  [
    "another restaurant",
    (visitor) => openConsole(visitor, "/pizzaria/orders"),
    { allowedErrors: /^404/u },
  ],
]);
