import Stripe from "stripe";
import { STRIPE_VERSION } from "../stripe/stripe-client.ts";
import { type StubRefunds, stubRefunds } from "./stripe-refunds.ts";
import {
  echo,
  rememberedAnswers,
  type StubAnswer,
  type StubFailure,
  type StubRequest,
  type StubServer,
  startStubServer,
} from "./stub-server.ts";

type Charge = {
  id: string;
  object: "charge";
  amount: number;
  currency: string;
  amount_refunded: number;
  refunded: boolean;
  payment_intent: string;
  metadata: Record<string, string>;
};

export type StubIntent = {
  id: string;
  object: "payment_intent";
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  metadata: Record<string, string>;
  last_payment_error: object | null;
  latest_charge: Charge | null;
};

export type StripeServer = StubServer & {
  intents: Map<string, StubIntent>;
  refunds: StubRefunds;
  /** The error code for an intent that can no longer be cancelled. */
  tooLate: string;
  pay(id: string, amount?: number): void;
  decline(id: string): void;
  /** The bank is still deciding about the payment. */
  process(id: string): void;
  refund(id: string, amount: number): void;
  /** An event with the intent's current state, and the header that signs it. */
  event(type: string, id: string, at: Date, eventId?: string): { body: string; headers: Headers };
};

/** Simulates the part of Stripe's PaymentIntents that we use (docs.stripe.com/api). */
export async function startStripeServer(keys: {
  secretKey: string;
  webhookSecret: string;
}): Promise<StripeServer> {
  const intents = new Map<string, StubIntent>();
  const remember = rememberedAnswers();
  const refunds = stubRefunds(intents);
  const find = (id: string) => {
    const intent = intents.get(id);
    if (!intent) throw new Error("no such intent");
    return intent;
  };
  const stub = await startStubServer((request, failure) => {
    stub.faults.push(...faultsOf(request));
    if (request.headers.authorization !== `Bearer ${keys.secretKey}`) {
      return fail(401, { type: "invalid_request_error" }, request);
    }
    if (failure === "429") return fail(429, { code: "rate_limit" }, request);
    const url = new URL(request.path, "http://stripe.test");
    if (request.method === "POST" && url.pathname === "/v1/payment_intents") {
      const changed = fail(400, { type: "idempotency_error" }, request);
      const key = request.headers["idempotency-key"] ?? "";
      return remember(key, request.body, () => create(request, failure), changed);
    }
    if (url.pathname === "/v1/refunds") return refund(request, url, failure);
    return failure === "500" ? fail(500, { type: "api_error" }, request) : existing(request, url);
  });

  function refund(request: StubRequest, url: URL, failure: StubFailure): StubAnswer {
    if (failure === "500") return fail(500, { type: "api_error" }, request);
    if (failure === "refused")
      return fail(400, { ...missing, code: "balance_insufficient" }, request);
    const intent = url.searchParams.get("payment_intent");
    if (request.method === "GET") return refunds.list(intent ?? "");
    const key = request.headers["idempotency-key"] ?? "";
    return remember(`refund ${key}`, request.body, () => refunds.create(request.body));
  }

  const cannotCancel = () => ({ type: "invalid_request_error", code: server.tooLate });

  function existing(request: StubRequest, url: URL): StubAnswer {
    const [, id = "", verb] = /^\/v1\/payment_intents\/(\w+)(\/cancel)?$/u.exec(url.pathname) ?? [];
    const intent = intents.get(id);
    if (!intent) return fail(404, missing, request);
    if (verb && !CANCELLABLE.has(intent.status)) return fail(400, cannotCancel(), request);
    if (verb) intent.status = "canceled";
    const isWhole = url.searchParams.get("expand[0]") === "latest_charge";
    const latest_charge = isWhole ? intent.latest_charge : (intent.latest_charge?.id ?? null);
    return { status: 200, body: { ...intent, latest_charge } };
  }

  function create(request: StubRequest, failure: StubFailure): StubAnswer {
    if (failure === "500") return fail(500, { type: "api_error" }, request);
    if (failure === "refused") return fail(400, tooSmall, request);
    const form = new URLSearchParams(request.body);
    if (form.get("automatic_payment_methods[enabled]") !== "true") stub.faults.push("methods");
    const id = `pi_${intents.size + 1}Stub`;
    const metadata: Record<string, string> = {};
    for (const [name, value] of form) {
      const [, key] = /^metadata\[(\w+)\]$/u.exec(name) ?? [];
      if (key) metadata[key] = value;
    }
    intents.set(id, {
      id,
      object: "payment_intent",
      amount: Number(form.get("amount")),
      amount_received: 0,
      currency: form.get("currency") ?? "",
      status: "requires_payment_method",
      client_secret: `${id}_secret_stub`,
      metadata,
      last_payment_error: null,
      latest_charge: null,
    });
    return { status: 200, body: find(id) };
  }

  const server: StripeServer = Object.assign(stub, {
    intents,
    refunds,
    tooLate: "payment_intent_unexpected_state",
    pay(id: string, amount = find(id).amount) {
      const { currency, metadata } = find(id);
      const charge = { amount, currency, metadata, amount_refunded: 0, refunded: false };
      const latest_charge = { ...charge, id: `ch_${id}`, object: "charge", payment_intent: id };
      Object.assign(find(id), { status: "succeeded", amount_received: amount, latest_charge });
    },
    decline(id: string) {
      const last_payment_error = { code: "card_declined", message: "4000 0000 0000 0002" };
      Object.assign(find(id), { status: "requires_payment_method", last_payment_error });
    },
    process(id: string) {
      find(id).status = "processing";
    },
    refund(id: string, amount: number) {
      const charge = find(id).latest_charge;
      if (!charge) throw new Error("not paid");
      charge.amount_refunded += amount;
      charge.refunded = charge.amount_refunded === charge.amount;
    },
    event(type: string, id: string, at: Date, eventId = `evt_${type.replaceAll(".", "_")}_${id}`) {
      const intent = find(id);
      const object = type.startsWith("charge.") ? intent.latest_charge : intent;
      const timestamp = Math.floor(at.getTime() / 1000);
      const facts = { id: eventId, object: "event", type, created: timestamp, livemode: false };
      const payload = JSON.stringify({ ...facts, api_version: STRIPE_VERSION, data: { object } });
      const { webhookSecret: secret } = keys;
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return { body: payload, headers: new Headers({ "stripe-signature": signature }) };
    },
  });
  return server;
}

/** Stripe cancels intents in `processing` only "in rare cases", and a cancelled one not again. */
const CANCELLABLE = new Set([
  "requires_payment_method",
  "requires_capture",
  "requires_confirmation",
  "requires_action",
]);

const missing = { type: "invalid_request_error", code: "resource_missing" };
const tooSmall = { type: "invalid_request_error", code: "amount_too_small", param: "amount" };

/** Returns an error whose message quotes the request, as Stripe's errors do in part. */
function fail(status: number, error: Record<string, string>, request: StubRequest): StubAnswer {
  return { status, body: { error: { ...error, message: echo(request) } } };
}

function faultsOf({ method, path, headers }: StubRequest): string[] {
  const faults: string[] = [];
  if (headers["stripe-version"] !== STRIPE_VERSION) faults.push("version");
  const isCreate = method === "POST" && ["/v1/payment_intents", "/v1/refunds"].includes(path);
  if (isCreate && !/^[0-9a-f]{64}$/u.test(headers["idempotency-key"] ?? "")) faults.push("key");
  return faults;
}
