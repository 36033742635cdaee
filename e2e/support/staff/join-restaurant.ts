import { randomBytes, randomInt } from "node:crypto";
import { type IncomingMessage, request } from "node:http";
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
  const userAgent = await page.evaluate(() => navigator.userAgent);
  const response = await acceptInvitation({ token, account }, userAgent);
  expect(response.statusCode, "the invitation is accepted").toBe(200);
  const cookies = (response.headers["set-cookie"] ?? []).map((cookie) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
    return { name, value, httpOnly: true, sameSite: "Lax" as const, url: consoleOrigin() };
  });
  expect(cookies.length, "the session has a cookie").toBeGreaterThan(0);
  await page.context().addCookies(cookies);
  return account;
}

/**
 * Accepts an invitation from a network address of its own: this many members join in the tests that one
 * address would reach the limit of sign-ins.
 */
function acceptInvitation(body: object, userAgent: string): Promise<IncomingMessage> {
  const { origin, host, port } = new URL(consoleOrigin());
  const sent = request({
    host: "127.0.0.1",
    port,
    localAddress: `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`,
    method: "POST",
    path: "/auth/invitation/accept",
    headers: { host, origin, "user-agent": userAgent, "content-type": "application/json" },
  });
  return new Promise((resolve, reject) => {
    sent.on("error", reject).on("response", (response) => resolve(response.resume()));
    sent.end(JSON.stringify(body));
  });
}

/** Returns the token of a link with which one person joins the restaurant of a host. */
export async function createInvitation(host: string, role: Role): Promise<string> {
  const invited = await runComanda("staff", "invite", "--host", host, "--role", role);
  expect(invited.code, invited.stderr).toBe(0);
  return /#(\S+)/u.exec(invited.stdout)?.[1] ?? "";
}
