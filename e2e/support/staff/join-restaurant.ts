import { randomBytes } from "node:crypto";
import type { Role } from "@comanda/domain/staff/permissions";
import { expect, type Page } from "@playwright/test";
import { consoleOrigin } from "../console.ts";
import type { Person } from "../person.ts";
import type { Restaurant } from "../restaurant/restaurant.ts";
import { runComanda } from "../run-comanda.ts";

/**
 * Signs a browser in as a new member of a restaurant, by an invitation of the command line; answers
 * with the account.
 */
export async function joinRestaurant(
  page: Page,
  restaurant: Pick<Restaurant, "host">,
  { role, name }: { role: Role; name: string },
): Promise<Person> {
  const token = await createInvitation(restaurant.host, role);
  const email = `${randomBytes(6).toString("hex")}@comanda.test`;
  const account = { name, email, password: `Salsa verde ${randomBytes(4).toString("hex")}` };
  // A page of the console's origin, from which its calls are allowed.
  await page.goto(`${consoleOrigin()}/no/such/page`, { waitUntil: "commit" });
  const status = await page.evaluate(
    async (body) => {
      const headers = { "content-type": "application/json" };
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      return (await fetch("/auth/invitation/accept", init)).status;
    },
    { token, account },
  );
  expect(status, "the invitation is accepted").toBe(200);
  return account;
}

/** Returns the token of a link with which one person joins the restaurant of a host. */
export async function createInvitation(host: string, role: Role): Promise<string> {
  const invited = await runComanda("staff", "invite", "--host", host, "--role", role);
  expect(invited.code, invited.stderr).toBe(0);
  return /#(\S+)/u.exec(invited.stdout)?.[1] ?? "";
}
