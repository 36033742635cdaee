import type { Cents } from "@comanda/domain/money/cents";
import type { PaymentInstrument } from "@comanda/domain/orders/payment-method";
import type { ProviderPaymentState } from "../common/payment-provider.ts";

/** A simulated payment. Nothing of a card is stored. */
export type SandboxPayment = {
  companyId: string;
  reference: string;
  /** One payment for each key; see `requestKey`. */
  requestKey: string;
  intentId: string;
  method: PaymentInstrument;
  amount: Cents;
  currency: string;
  /** The received amount; null before the payment. */
  received: Cents | null;
  state: ProviderPaymentState;
  /** The client secret of the card form; null for other methods. */
  clientSecret: string | null;
  /** The PIX code; null for other methods. */
  code: string | null;
  expiresAt: Date;
};

/** Where the sandbox stores its payments: each of its operations is atomic. */
export type SandboxStore = {
  /** The stored payment: the earlier one when the company already has this request key. */
  insert(payment: SandboxPayment): Promise<SandboxPayment>;
  find(companyId: string, reference: string): Promise<SandboxPayment | null>;
  /** Changes a payment whose state is one of `from`; null when there is none. */
  move(
    payment: Pick<SandboxPayment, "companyId" | "reference">,
    from: readonly ProviderPaymentState[],
    to: { state: ProviderPaymentState; received: Cents | null },
  ): Promise<SandboxPayment | null>;
  /**
   * Sends money back, once for each key, and moves the payment's state; `too_much` when less is left,
   * or nothing was paid.
   */
  refund(
    payment: Pick<SandboxPayment, "companyId" | "reference">,
    refund: { key: string; amount: Cents },
  ): Promise<"refunded" | "too_much">;
};
