import { type ApiClient, ApiError } from "@comanda/contract/client";
import type { Memory, OrderDesk, Wanted } from "./draft-order.ts";
import type { OrderBody } from "./order-body.ts";

export const body: OrderBody = {
  company_id: "c",
  service_type: "TAKEAWAY",
  combos: [{ product_id: "p", variant_id: "v", quantity: 1 }],
};

export const wanted: Wanted = { body, goods: 30_000 };

type Sent = { name: string; key?: string };

/** A desk whose API answers with `answers`, one after the other; `sent` is what it was asked. */
export function desk(answers: unknown[]) {
  let memory: Memory = { attempt: null, orderId: null, savedHash: null, sending: null };
  const sent: Sent[] = [];
  const call = (async (name: string, _input: unknown, options?: { idempotencyKey?: string }) => {
    sent.push({ name, key: options?.idempotencyKey });
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  }) as ApiClient;
  const made: OrderDesk = {
    call,
    companyId: "c",
    cart: "two tacos",
    read: () => memory,
    write: (changes) => {
      memory = { ...memory, ...changes };
    },
  };
  return { ...made, sent, memory: () => memory };
}

export function failed(code: ApiError["code"], status: number): ApiError {
  const nameless = code === "unreachable" || code === "unexpected";
  return new ApiError("POST", "/", status, nameless ? {} : { code });
}
