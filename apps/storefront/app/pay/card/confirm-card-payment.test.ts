import type { ApiClient } from "@comanda/contract/calls/api-client";
import { expect, test, vi } from "vitest";
import {
  type CardFormHandle,
  type CardPaymentResult,
  confirmCardPayment,
} from "./confirm-card-payment.ts";

const payment = { id: "p1", reference_id: "o1" };

/** Returns a server that answers with these statuses of the payment, or with an empty list. */
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

const card = (outcome: CardPaymentResult): CardFormHandle => ({
  validate: async () => true,
  confirm: async () => outcome,
});
const refused: CardPaymentResult = { kind: "refused", reason: "Too little" };

test.each<[CardPaymentResult, string | null, CardPaymentResult]>([
  [{ kind: "paid" }, "pending", { kind: "paid" }],
  [{ kind: "paid" }, null, { kind: "paid" }],
  [{ kind: "processing" }, "paid", { kind: "paid" }],
  [{ kind: "processing" }, "pending", { kind: "processing" }],
  [refused, "failed", refused],
  // Paid from another tab meanwhile.
  [refused, "paid", { kind: "paid" }],
])("a form result of %o with the server's status %s gives %o", async (formResult, status, end) => {
  expect(await confirmCardPayment(server(status), payment, card(formResult), "/")).toEqual(end);
});

test.each<[string | null, CardPaymentResult]>([
  ["paid", { kind: "paid" }],
  ["failed", { kind: "refused", reason: null }],
  ["cancelled", { kind: "refused", reason: null }],
  ["pending", { kind: "unknown" }],
  [null, { kind: "unknown" }],
])("after a lost answer the server's status %s gives %o", async (status, end) => {
  expect(await confirmCardPayment(server(status), payment, card({ kind: "unknown" }), "/")).toEqual(
    end,
  );
});

test("a form that is not filled in sends no request to the server", async () => {
  const ask = vi.fn();
  const end = await confirmCardPayment(
    ask as unknown as ApiClient,
    payment,
    card({ kind: "invalid" }),
    "/",
  );
  expect(end).toEqual({ kind: "invalid" });
  expect(ask).not.toHaveBeenCalled();
});
