import type { PaymentInstrument } from "@comanda/domain/orders/payment-method";
import type { Generated } from "kysely";
import type {
  PaymentOrder,
  PaymentParams,
  PaymentState,
} from "../../payments/providers/common/payment-provider.ts";
import type { ProviderKind } from "../../payments/providers/common/provider-kind.ts";
import type { Cents, Created, Json, Timestamp } from "./columns.ts";

/**
 * What a payment was begun with: all that its provider is told, so that a repetition tells the same,
 * and what the order is placed with if it is paid.
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
    /** A `SecretBox`'s text. */
    sealed: string;
    updated_at: Timestamp;
  };
  /** Attempts to pay, one live one an order. */
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
    /** `pending` before its provider has answered, too: `reference` is null until then. */
    state: PaymentState;
    /** What arrived; null while nothing has. */
    received: Cents | null;
    /** Whether a person has to look: something arrived that does not match. */
    suspect: Generated<boolean>;
    /** The provider's name for it. */
    reference: string | null;
    /** The try that was refused last, as the provider names it. */
    refusal: string | null;
    idempotency_key: string;
    params: Json<PaymentParams> | null;
    facts: Json<StoredPaymentFacts>;
    expires_at: Timestamp;
    /** When its provider is asked again; null when there is nothing more to learn. */
    ask_at: Timestamp | null;
    /**
     * How often, since it began or the order was last sent with it; before `reference`, how often
     * it was begun.
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
  /** What the sandbox holds in place of a bank; see `SandboxPayment`. */
  sandbox_payments: {
    company_id: string;
    reference: string;
    request_key: string;
    intent_id: string;
    method: PaymentInstrument;
    amount: Cents;
    currency: string;
    received: Cents | null;
    state: PaymentState;
    client_secret: string | null;
    code: string | null;
    expires_at: Timestamp;
  };
};
