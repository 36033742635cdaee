import { type ApiClient, ApiError } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { expect, test } from "vitest";
import {
  cancelOpenPayment,
  fetchAssignedPayments,
  isOpenPayment,
  isPendingPayment,
} from "./payment-calls.ts";

const refused = (status: number) => new ApiError("POST", "/cancel", status, {});

/** Cancels by a client that fails with the error, or whose answer is `answer`. */
const cancel = (result: { error: Error } | { answer: unknown }) => {
  const call: ApiClient = async () => {
    if ("error" in result) throw result.error;
    return result.answer as never;
  };
  return cancelOpenPayment(call, "tacos", "p1");
};

test.each([
  ["the payment is paid", { answer: { status: "paid" } }, "paid"],
  ["it is cancelled", { answer: { status: "cancelled" } }, "unpaid"],
  ["another backend has no such call", { error: refused(404) }, "unpaid"],
  ["it cannot be cancelled now", { error: refused(409) }, "unknown"],
  ["the server does not answer", { error: refused(0) }, "unknown"],
  ["the answer is empty", { answer: undefined }, "unknown"],
  ["the browser fails", { error: new TypeError("AbortSignal.any is not a function") }, "unknown"],
])("a cancellation ends, and says what is known, when %s", async (_, result, expected) => {
  expect(await cancel(result)).toBe(expected);
});

test.each([
  ["pending", {}, true, true],
  ["failed", { client_secret: "s" }, false, true],
  ["paid", { qr_code: "pix" }, false, false],
  ["CREATED", { qr_code: "pix" }, true, true],
  ["CREATED", {}, false, false],
  ["PAID", { qr_code: "pix" }, false, false],
])(
  "a payment with the status %s and %o is pending: %s, open: %s",
  (status, params, pending, open) => {
    const payment = { status, params } as CompanyPayment;
    expect(isPendingPayment(payment)).toBe(pending);
    expect(isOpenPayment(payment)).toBe(open);
  },
);

test("the payments of an order are asked for with the method that it is to be paid by", async () => {
  const queries: unknown[] = [];
  const call = (async (_: string, { query }: { query: unknown }) => {
    queries.push(query);
    return { data: [] };
  }) as unknown as ApiClient;
  const paidBy = { assigned_payment: { payment_method_id: "tuna_pix" } } as Order["meta_data"];
  await fetchAssignedPayments(call, { id: "o1", meta_data: paidBy });
  await fetchAssignedPayments(call, { id: "o1", meta_data: null });
  expect(queries).toEqual([
    { reference_id: "o1", payment_method_id: "tuna_pix" },
    { reference_id: "o1" },
  ]);
});
