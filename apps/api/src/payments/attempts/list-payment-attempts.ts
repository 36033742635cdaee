import { type Currency, DEFAULT_CURRENCY, fromCents } from "@comanda/domain/money/cents";
import type { Deps } from "../../context/deps.ts";
import type { ListRange } from "../../shared/list-range.ts";
import type { ProviderPaymentState } from "../providers/common/payment-provider.ts";
import { findPaymentAttempts } from "./payment-attempts.store.ts";

/** A payment attempt in a list; amounts in major units. */
export type PaymentAttempt = {
  id: string;
  order_id: string;
  order_public_id: number;
  payment_method_id: string;
  provider_id: string;
  /** The provider's own id of the payment. */
  reference: string | null;
  state: ProviderPaymentState;
  /** Whether a person has to check it: the provider's report does not match the payment. */
  suspect: boolean;
  amount: number;
  received: number | null;
  currency: Currency;
  created_at: Date;
};

/** Lists the company's latest payment attempts, newest first; `suspect`: only those to check. */
export async function listPaymentAttempts(
  { db }: Pick<Deps, "db">,
  companyId: string,
  { suspect = false, ...range }: { suspect?: boolean | undefined } & ListRange,
): Promise<PaymentAttempt[]> {
  const rows = await findPaymentAttempts(db, companyId, { suspect, ...range });
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
