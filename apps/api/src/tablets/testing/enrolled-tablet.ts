import { expect } from "vitest";
import { type ConsoleBrowser, openConsole } from "../../testing/console-browser.ts";
import type { TestApp } from "../../testing/create-test-app.ts";
import { signedInAs } from "../../testing/staff-members.ts";

export const STAFF = "/ms-staff/companies/tacos";
export const PIN = "7291";

/** A browser in which a member with the role is signed in. */
export function browserOf(
  api: TestApp,
  role: "owner" | "manager",
  company = "tacos",
): ConsoleBrowser {
  const browser = openConsole(api);
  const [name = "", value = ""] = signedInAs(role, company).cookie?.split("=") ?? [];
  browser.cookies.set(name, value);
  return browser;
}

/** Adds a member with a PIN as an owner, and returns the member's id. */
export async function addMember(
  api: TestApp,
  name: string,
  role: string,
  pin: string,
): Promise<string> {
  const added = await browserOf(api, "owner").post<{ id: string }>(`${STAFF}/members`, {
    name,
    role,
    pin,
  });
  expect(added.status).toBe(200);
  return added.body.id;
}

/** Returns the browser of a tablet that a manager has just enrolled. */
export async function enrollTestTablet(api: TestApp): Promise<ConsoleBrowser> {
  const tablet = browserOf(api, "manager");
  const enrolled = await tablet.post(`${STAFF}/tablets`, { name: "Counter 1" });
  expect(enrolled.body).toMatchObject({ name: "Counter 1", enrolled_by: "Manager" });
  return tablet;
}
