import type { ApiClient } from "@comanda/contract/client";
import { expect, test, vi } from "vitest";
import { paysByStripe } from "./stripe.server.ts";

const cash = { code: "cash", provider_id: null };
const stripe = { code: "stripe_card", provider_id: "stripe", provider_code: "stripe" };

function api(answer: unknown): ApiClient {
  return (async (name: string) => {
    if (name === "findHost") return { company_id: "c" };
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as ApiClient;
}

test.each([
  ["one of its ways to order takes cards by Stripe", { table: [], delivery: [cash, stripe] }, true],
  ["its cards are the sandbox's", { table: [{ ...stripe, provider_code: "sandbox" }] }, false],
  ["it takes PIX alone", { table: [{ code: "tuna_pix", provider_id: "tuna" }] }, false],
  ["its cards are paid on a page of D24's", { table: [{ ...stripe, code: "d24_card" }] }, false],
  ["it takes cash", { table: [cash] }, false],
  ["nobody knows", new Error("unreachable"), false],
])("where %s", async (_, methods, allowed) => {
  const log = vi.fn();
  expect(await paysByStripe(api(methods), "taqueria.example", log)).toBe(allowed);
  expect(log).toHaveBeenCalledTimes(methods instanceof Error ? 1 : 0);
});
