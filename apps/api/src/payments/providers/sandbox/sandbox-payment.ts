import type { Cents } from "@comanda/domain/money/cents";
import type { PaymentInstrument, PaymentState } from "../common/payment-provider.ts";

/** A payment that nobody really makes. Of a card nothing is kept. */
export type SandboxPayment = {
  companyId: string;
  reference: string;
  /** One payment for each; see `requestKey`. */
  requestKey: string;
  intentId: string;
  method: PaymentInstrument;
  amount: Cents;
  currency: string;
  /** What arrived; null while nothing has. */
  received: Cents | null;
  state: PaymentState;
  /** Opens the card form's payment; null for other methods. */
  clientSecret: string | null;
  /** The PIX code; null for other methods. */
  code: string | null;
  expiresAt: Date;
};

/** Where the sandbox keeps its payments: each of the three is atomic. */
export type SandboxStore = {
  /** The stored payment: the earlier one where the company has this request key already. */
  insert(payment: SandboxPayment): Promise<SandboxPayment>;
  find(companyId: string, reference: string): Promise<SandboxPayment | null>;
  /** Changes a payment that is in one of `from`; null when there is none. */
  move(
    payment: Pick<SandboxPayment, "companyId" | "reference">,
    from: readonly PaymentState[],
    to: { state: PaymentState; received: Cents | null },
  ): Promise<SandboxPayment | null>;
};
