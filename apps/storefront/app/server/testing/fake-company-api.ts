import type { ApiClient } from "@comanda/contract/calls/api-client";
import { vi } from "vitest";
import { answerOrNull, type OptionalCall } from "../optional-call.server.ts";

/**
 * Returns the options of the loaders of one request, for `taqueria.example`. `onMissing` is called for
 * each optional part that the page goes without, `log` with each error.
 */
export function loadOptionsFixture(api: ApiClient, waitMs: number | null = null) {
  const log = vi.fn();
  const onMissing = vi.fn();
  const optional: OptionalCall = (call, answer, beside) =>
    answerOrNull(call, answer, { waitMs, onMissing, log }, beside);
  return { api, host: "taqueria.example", optional, log, onMissing };
}

export const rewardFixture = { id: "coffee", name: "A coffee", required_points: 40 };

/**
 * Returns an API that knows the company `c`. The call `broken` fails, `different` replaces answers, and
 * a call without an answer here answers with its own name.
 */
export function fakeCompanyApi(broken: string, different: Record<string, unknown> = {}): ApiClient {
  const answers: Record<string, unknown> = {
    findHost: { company_id: "c" },
    listCoupons: [{ id: "ten", code: "TEN" }],
    readLoyaltySettings: { loyalty_program: { active: true, rewards: [rewardFixture] } },
    ...different,
  };
  return (async (name: string) => {
    if (name === broken) throw new Error("it is down");
    return answers[name] ?? name;
  }) as unknown as ApiClient;
}
