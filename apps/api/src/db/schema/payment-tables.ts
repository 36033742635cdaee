import type { Cents } from "@comanda/domain/money/cents";
import type { PaymentInstrument } from "@comanda/domain/orders/payment-method";
import type { Generated } from "kysely";
import type {
  PaymentOrder,
  PaymentParams,
  ProviderPaymentState,
} from "../../payments/providers/common/payment-provider.ts";
import type { ProviderKind } from "../../payments/providers/common/provider-kind.ts";
import type { Created, Json, Timestamp } from "./columns.ts";

/**
 * The facts that a payment starts with: what its provider is sent, so that a repetition sends the
 * same, and what the order is placed with once it is paid.
 */
export type StoredPaymentFacts = Pick<
  PaymentOrder,
  "customer" | "items" | "publicId" | "country" | "language" | "urls" | "clientIp" | "mobile"
> & { tip: Cents; feeAccepted: boolean };

export type PaymentTables = {
  /** A company's keys at a provider, by the id that its payment methods name. */
  payment_providers: {
    company_id: string;
    provider_id: string;
    kind: ProviderKind;
    /** The encrypted text of a `SecretBox`. */
    sealed: string;
    updated_at: Timestamp;
  };
  /** Payment attempts, at most one open one per order. */
  company_payments: {
    company_id: string;
    id: string;
    order_id: string;
    method_id: string;
    instrument: PaymentInstrument;
    provider_id: string;
    kind: ProviderKind;
    amount: Cents;
    currency: string;
    /** `pending` also before the provider has answered; until then `reference` is null. */
    state: ProviderPaymentState;
    /** The received amount; null until there is one. */
    received: Cents | null;
    /** Whether a person must check it: something arrived that does not match. */
    suspect: Generated<boolean>;
    /** The provider's id of the payment. */
    reference: string | null;
    /** The last refused attempt, by the provider's id. */
    refusal: string | null;
    idempotency_key: string;
    params: Json<PaymentParams> | null;
    facts: Json<StoredPaymentFacts>;
    expires_at: Timestamp;
    /** When its provider is polled next; null when no poll is due. */
    ask_at: Timestamp | null;
    /**
     * How many polls since it started or the order was last sent with it; before `reference`, how
     * many attempts to create it.
     */
    asked: Generated<number>;
    asked_at: Timestamp | null;
    created_at: Created;
    updated_at: Timestamp;
  };
  /** Signed notifications that were applied, by the provider's id. */
  provider_events: {
    company_id: string;
    provider_id: string;
    event_id: string;
    at: Timestamp;
  };
  /** The sandbox's payments, in place of a bank; see `SandboxPayment`. */
  sandbox_payments: {
    company_id: string;
    reference: string;
    request_key: string;
    intent_id: string;
    method: PaymentInstrument;
    amount: Cents;
    currency: string;
    received: Cents | null;
    state: ProviderPaymentState;
    client_secret: string | null;
    code: string | null;
    expires_at: Timestamp;
  };
};
