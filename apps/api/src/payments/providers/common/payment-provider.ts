import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import type { Cents } from "@comanda/domain/money/cents";
import type { PaymentInstrument } from "@comanda/domain/orders/payment-method";
import type { InferInput } from "valibot";
import type { ProviderFailure } from "./provider-failure.ts";
import type { ProviderKind } from "./provider-kind.ts";

/** The `params` that the storefront needs for the payment (conformance 7.17). */
export type PaymentParams = InferInput<typeof CompanyPayment>["params"];

/**
 * All that a provider gets of an order. Each payment attempt has its own intent id, which the
 * provider gets as the merchant's number, so that every report names the attempt and not only the
 * order.
 */
export type PaymentOrder = {
  companyId: string;
  orderId: string;
  /** The short number that people read. */
  publicId: string;
  intentId: string;
  amount: Cents;
  /** ISO 4217, upper case. */
  currency: string;
  customer: {
    id: string;
    name: string;
    /** E.164 in two parts, digits only: `55` and `11987654321`. */
    phone: { callingCode: string; number: string } | null;
    email?: string | null;
  };
  items: readonly { name: string; quantity: number; unitAmount: Cents }[];
  /** ISO 3166, two letters, upper case. */
  country: string;
  language: string;
  urls: {
    return: string;
    success: string;
    error: string;
    notification: string;
    logo: string | null;
  };
  clientIp: string | null;
  mobile: boolean;
  /** When this server cancels the attempt; a provider may accept the payment longer. */
  expiresAt: Date;
  /**
   * The same for every repetition of one attempt, which must carry the same facts. Providers get it
   * hashed with order, method and total, so that a changed total is never a repetition.
   */
  idempotencyKey: string;
};

export type CreatedPayment = { reference: string; params: PaymentParams; expiresAt: Date };

/** Identifies a payment for a status call: one provider finds it by the day of its creation. */
export type ProviderPaymentRef = { reference: string; createdAt: Date };

/** `unknown` is a word that the provider has not documented: it changes nothing. */
export type ProviderPaymentState =
  | "pending"
  | "paid"
  | "failed"
  | "cancelled"
  | "refunded"
  | "partially_refunded"
  | "unknown";

type ReportFacts = {
  /** The provider's own status word, for logs. */
  raw: string;
  /** The attempt that the report is about; null when the provider does not name it. */
  intentId: string | null;
};

/** A provider's report on a payment. The caller checks that it matches the payment. */
export type PaymentReport =
  | (ReportFacts & {
      state: Exclude<ProviderPaymentState, "paid">;
      /** Identifies the refused try, where the provider allows several tries on one payment. */
      refusal?: string | null;
    })
  | (ReportFacts & {
      state: "paid";
      /**
       * The received amount, with the currency in upper case. `as_asked` when the provider does not
       * report it but accepts no other amount; null when it is missing or unreadable, and a person
       * has to check.
       */
      received: { amount: Cents; currency: string } | "as_asked" | null;
    });

/** A refund as a provider is asked for it. */
export type RefundOrder = {
  payment: ProviderPaymentRef;
  /** Names the refund and its attempt; the provider gets it where it has a field for it. */
  refundId: string;
  amount: Cents;
  /** ISO 4217, upper case. */
  currency: string;
  /** Whether it is everything that the payment received, and the first refund of it. */
  isWhole: boolean;
  /** Whether other refunds of the payment came before it. */
  hasEarlier: boolean;
  /** The same for each call about this attempt. */
  idempotencyKey: string;
  /** When the provider was first asked about this attempt; null for the first call. */
  firstAskedAt: Date | null;
};

/** `pending`: the provider works on it. `reason`: the provider's code of a refusal, or our word. */
export type RefundReport = {
  state: "pending" | "confirmed" | "refused";
  /** The provider's id of the refund; null when it has none. */
  reference: string | null;
  reason: string | null;
};

/** A notification after reading. */
export type ProviderNotification =
  /** Sent by the provider. Without a report it is about something that does not matter here. */
  | { verified: true; eventId: string; reference: string | null; report: PaymentReport | null }
  /**
   * Anyone may have sent it, so ask the provider for the status. It has no event id: a forged
   * notification that came first would make the real one look like a repetition.
   */
  | { verified: "hint"; reference: string }
  | { verified: false; reason: NotificationFault };

export type NotificationFault =
  | "too_large"
  | "not_text"
  | "unsigned"
  | "bad_signature"
  | "stale"
  | "unreadable";

/**
 * One online payment provider for one company (decision 21). Every call ends within the provider's
 * deadline, and a failure outside is a value: a `ProviderFailure`.
 */
export type PaymentProvider = {
  kind: ProviderKind;
  methods: readonly PaymentInstrument[];
  /** Creates the payment. This charges nothing: the customer pays with `params`. */
  create(order: PaymentOrder, method: PaymentInstrument): Promise<CreatedPayment | ProviderFailure>;
  status(payment: ProviderPaymentRef): Promise<PaymentReport | ProviderFailure>;
  /** Withdraws the payment where the provider can, and returns its state then: it may be paid. */
  cancel(payment: ProviderPaymentRef): Promise<PaymentReport | ProviderFailure>;
  /**
   * Sends money of a paid payment back. Called again with the same facts it never sends more; with
   * `firstAskedAt` it first finds out what became of the earlier call. Null where the provider
   * documents no way: then people do it at the provider.
   */
  refund: ((refund: RefundOrder) => Promise<RefundReport | ProviderFailure>) | null;
  readNotification(body: Uint8Array, headers: Headers, now: Date): ProviderNotification;
};

/** Configuration: base addresses and times differ in tests. */
export type ProviderOptions = {
  /** Milliseconds for a whole call, with all its requests. */
  timeoutMs?: number;
  clock?: () => Date;
};

export const DEFAULT_TIMEOUT_MS = 10_000;
