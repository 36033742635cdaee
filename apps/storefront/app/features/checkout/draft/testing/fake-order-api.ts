import { type ApiClient, ApiError } from "@comanda/contract/calls/api-client";
import type { DraftState, OrderApi, OrderInput } from "../order-api.ts";
import type { CreateOrderBody } from "../order-body.ts";

export const orderBodyFixture: CreateOrderBody = {
  company_id: "c",
  service_type: "TAKEAWAY",
  combos: [{ product_id: "p", variant_id: "v", quantity: 1 }],
};

export const orderInputFixture: OrderInput = { body: orderBodyFixture, subtotal: 30_000 };

type FakeRequest = { name: string; key?: string };

/** Returns an API that returns `responses` in their order; `sent` lists the requests. */
export function fakeOrderApi(responses: unknown[]) {
  let memory: DraftState = { attempt: null, orderId: null, savedHash: null, sending: null };
  const requests: FakeRequest[] = [];
  const call = (async (name: string, _input: unknown, options?: { idempotencyKey?: string }) => {
    requests.push({ name, key: options?.idempotencyKey });
    const answer = responses.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  }) as ApiClient;
  const orderApi: OrderApi = {
    call,
    companyId: "c",
    cartFingerprint: "two tacos",
    read: () => memory,
    write: (changes) => {
      memory = { ...memory, ...changes };
    },
  };
  return { ...orderApi, sent: requests, memory: () => memory };
}

/** The error of a refused call; without a code where the call has had no answer. */
export function apiErrorFixture(code: ApiError["code"], status: number): ApiError {
  const nameless = code === "unreachable" || code === "unexpected";
  return new ApiError("POST", "/", status, nameless ? {} : { code });
}
