import { type Currency, DEFAULT_CURRENCY, fromCents } from "@comanda/domain/money/cents";
import type { Deps } from "../../context/deps.ts";
import type { PaymentState } from "../providers/common/payment-provider.ts";
import { findPaymentAttempts } from "./payment-attempts.store.ts";

/** What a list says of an attempt to pay; amounts in major units. */
export type PaymentAttempt = {
  id: string;
  order_id: string;
  order_public_id: number;
  payment_method_id: string;
  provider_id: string;
  /** The provider's name for it, by which it is found there. */
  reference: string | null;
  state: PaymentState;
  /** Whether a person has to look: what arrived does not match what was asked for. */
  suspect: boolean;
  amount: number;
  received: number | null;
  currency: Currency;
  created_at: Date;
};

/** The company's latest attempts to pay online, newest first; `suspect`: those to look at alone. */
export async function listPaymentAttempts(
  { db }: Pick<Deps, "db">,
  companyId: string,
  { suspect = false, limit = 50 }: { suspect?: boolean; limit?: number } = {},
): Promise<PaymentAttempt[]> {
  const rows = await findPaymentAttempts(db, companyId, { suspect, limit });
  return rows.map((row) => ({
    id: row.id,
    order_id: row.order_id,
    order_public_id: row.public_id,
    payment_method_id: row.method_id,
    provider_id: row.provider_id,
    reference: row.reference,
    state: row.state,
    suspect: row.suspect,
    amount: fromCents(row.amount, row.currency),
    received: row.received === null ? null : fromCents(row.received, row.currency),
    currency:
      row.order_currency.code === row.currency ? row.order_currency : currencyNamed(row.currency),
    created_at: row.created_at,
  }));
}

const currencyNamed = (code: string): Currency => ({
  ...DEFAULT_CURRENCY,
  code,
  symbol: `${code} `,
});
