import { randomBytes } from "node:crypto";
import type { Role } from "@comanda/domain/staff/permissions";
import { expect, type Page } from "@playwright/test";
import { consoleOrigin } from "../console.ts";
import type { Restaurant } from "../restaurant/restaurant.ts";
import { runComanda } from "../run-comanda.ts";

/** Signs a browser in as a new member of a restaurant, by an invitation of the command line. */
export async function joinRestaurant(
  page: Page,
  restaurant: Restaurant,
  { role, name }: { role: Role; name: string },
): Promise<void> {
  const host = restaurant.host;
  const invited = await runComanda("staff", "invite", "--host", host, "--role", role);
  expect(invited.code, invited.stderr).toBe(0);
  const token = /#(\S+)/u.exec(invited.stdout)?.[1] ?? "";
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
}
