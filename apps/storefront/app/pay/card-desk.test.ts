import type { ApiClient } from "@comanda/contract/client";
import { expect, test, vi } from "vitest";
import { type CardDesk, type CardOutcome, settleCard } from "./card-desk.ts";

const payment = { id: "p1", reference_id: "o1" };

/** A server that has these statuses of the payment, or none to tell. */
function server(status: string | null): ApiClient {
  return (async () => {
    if (status === null) throw new Error("unreachable");
    return {
      data: [
        { id: "p0", status: "paid" },
        { ...payment, status, params: {} },
      ],
    };
  }) as unknown as ApiClient;
}

const card = (outcome: CardOutcome): CardDesk => ({
  check: async () => true,
  confirm: async () => outcome,
});
const refused: CardOutcome = { kind: "refused", reason: "Too little" };

test.each<[CardOutcome, string | null, CardOutcome]>([
  [{ kind: "paid" }, "pending", { kind: "paid" }],
  [{ kind: "paid" }, null, { kind: "paid" }],
  [{ kind: "processing" }, "paid", { kind: "paid" }],
  [{ kind: "processing" }, "pending", { kind: "processing" }],
  [refused, "failed", refused],
  // Paid from another tab meanwhile.
  [refused, "paid", { kind: "paid" }],
])("a form that says %o while the server says %s ends as %o", async (said, status, end) => {
  expect(await settleCard(server(status), payment, card(said), "/")).toEqual(end);
});

test.each<[string | null, CardOutcome]>([
  ["paid", { kind: "paid" }],
  ["failed", { kind: "refused", reason: null }],
  ["cancelled", { kind: "refused", reason: null }],
  ["pending", { kind: "unknown" }],
  [null, { kind: "unknown" }],
])("a lost answer is asked for: %s means %o", async (status, end) => {
  expect(await settleCard(server(status), payment, card({ kind: "unknown" }), "/")).toEqual(end);
});

test("nobody is asked for a form that is not filled in", async () => {
  const ask = vi.fn();
  const end = await settleCard(
    ask as unknown as ApiClient,
    payment,
    card({ kind: "invalid" }),
    "/",
  );
  expect(end).toEqual({ kind: "invalid" });
  expect(ask).not.toHaveBeenCalled();
});
