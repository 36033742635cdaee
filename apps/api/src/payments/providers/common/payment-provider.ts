import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import type { Cents } from "@comanda/domain/money/cents";
import type { InferInput } from "valibot";
import type { ProviderFailure } from "./provider-failure.ts";
import type { ProviderKind } from "./provider-kind.ts";

/** What the customer pays with; which of them a provider takes stands in its `methods`. */
export type PaymentInstrument = "card" | "pix" | "yape";

/** What the storefront needs to take the payment (spec §7, company-payments). */
export type PaymentParams = InferInput<typeof CompanyPayment>["params"];

/**
 * All that a provider may learn of an order. One attempt to pay is one intent: its id goes out as
 * the merchant's own number, so that whatever comes back names the attempt, not only the order.
 */
export type PaymentOrder = {
  companyId: string;
  orderId: string;
  /** The number that people read. */
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
  /** When we give the attempt up; a provider may take the payment longer. */
  expiresAt: Date;
  /**
   * The same for every repetition of one attempt, which must carry the same facts. Providers get it
   * hashed with order, method and total: a changed total is never a repetition.
   */
  idempotencyKey: string;
};

export type CreatedPayment = { reference: string; params: PaymentParams; expiresAt: Date };

/** A payment as it is asked for: one provider finds it by the day on which it was made. */
export type ProviderPaymentRef = { reference: string; createdAt: Date };

/** `unknown` is a word of the provider's that nobody has documented: nothing follows from it. */
export type PaymentState =
  | "pending"
  | "paid"
  | "failed"
  | "cancelled"
  | "refunded"
  | "partially_refunded"
  | "unknown";

type ReportFacts = {
  /** The provider's own word, for logs; never more than a word. */
  raw: string;
  /** The attempt that the provider says the payment is for; null when it does not say. */
  intentId: string | null;
};

/** What a provider says of a payment. Whether it is the right one is for the caller to compare. */
export type PaymentReport =
  | (ReportFacts & {
      state: Exclude<PaymentState, "paid">;
      /** Which try was refused, where the provider lets several be made on one payment. */
      refusal?: string | null;
    })
  | (ReportFacts & {
      state: "paid";
      /**
       * What arrived, the currency in upper case. `as_asked` when the provider does not say but can
       * take no other amount than it was asked for; null when it is not said, or not readable, and
       * a person has to look.
       */
      received: { amount: Cents; currency: string } | "as_asked" | null;
    });

/** A notification, read. */
export type ProviderNotification =
  /** From the provider. Without a report it is about something that does not matter here. */
  | { verified: true; eventId: string; reference: string | null; report: PaymentReport | null }
  /**
   * Anybody may have sent it: ask for the status before believing anything. It has no event id, for
   * whoever sent one first could make the true one look like a repetition.
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
 * One way to be paid online, for one company (design §8). Every call ends within the provider's
 * deadline, and what goes wrong outside is a value: a `ProviderFailure`.
 */
export type PaymentProvider = {
  kind: ProviderKind;
  methods: readonly PaymentInstrument[];
  /** Nothing is charged by it: the customer pays with what `params` leads to. */
  create(order: PaymentOrder, method: PaymentInstrument): Promise<CreatedPayment | ProviderFailure>;
  status(payment: ProviderPaymentRef): Promise<PaymentReport | ProviderFailure>;
  /** Withdraws the payment where the provider can, and says how it stands then: maybe paid. */
  cancel(payment: ProviderPaymentRef): Promise<PaymentReport | ProviderFailure>;
  readNotification(body: Uint8Array, headers: Headers, now: Date): ProviderNotification;
};

/** Set from outside: base addresses and times differ in tests. */
export type ProviderOptions = {
  /** Milliseconds for a whole call, however many requests it takes. */
  timeoutMs?: number;
  clock?: () => Date;
};

export const DEFAULT_TIMEOUT_MS = 10_000;
