import { expect } from "vitest";
import { Refusal } from "../../shared/refusal.ts";
import { createInvitation } from "../../team/create-invitation.ts";
import { type ConsoleBrowser, openConsole } from "../../testing/console-browser.ts";
import type { TestApp } from "../../testing/create-test-app.ts";

export const ANA = { name: "Ana", email: "Ana@Example.test", password: "tortillas de maíz" };

/** Returns a browser in which Ana has just joined `tacos` as a cashier, by an invitation without an address. */
export async function joinAsAna(api: TestApp): Promise<ConsoleBrowser> {
  const actor = { companyId: "tacos", program: "test" };
  const created = await createInvitation(api.deps, actor, { role: "cashier", email: null });
  if (created instanceof Refusal) throw new Error(created.code);
  const browser = openConsole(api);
  const body = { token: created.token, account: ANA };
  const answer = await browser.post("/auth/invitation/accept", body);
  expect(answer.body).toEqual({ company_id: "tacos" });
  return browser;
}
