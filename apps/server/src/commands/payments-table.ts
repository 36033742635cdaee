import type { PaymentAttempt } from "@comanda/api/payments/attempts/list-payment-attempts";
import type { ProviderStatus } from "@comanda/api/payments/keys/list-provider-statuses";
import { formatMoney, toCents } from "@comanda/domain/money/cents";
import { formatTable } from "./command-output.ts";

/** Returns one line per payment, in columns; times are UTC. */
export function formatPaymentsTable(attempts: readonly PaymentAttempt[]): string {
  if (attempts.length === 0) return "No payments\n";
  return formatTable(
    ["", "ORDER", "METHOD", "STATE", "AMOUNT", "RECEIVED", "AT THE PROVIDER", "BEGUN"],
    attempts.map(({ amount, received, currency, ...attempt }) => {
      const money = (value: number) => formatMoney(toCents(value, currency.code), currency);
      return [
        attempt.suspect ? "!" : "",
        String(attempt.order_public_id),
        attempt.payment_method_id,
        attempt.state,
        money(amount),
        received === null ? "" : money(received),
        attempt.reference ?? "",
        attempt.created_at.toISOString(),
      ];
    }),
  );
}

/** The state of a provider, as text. */
const PROVIDER_STATES: Record<string, string> = {
  ready: "ready",
  missing: "has no keys",
  keys: "its keys were sealed under another SECRET_KEY",
  settings: "its keys are damaged",
  production: "not beside real providers in production",
};

/** Returns one line per provider, in columns. */
export function formatProvidersTable(providers: readonly ProviderStatus[]): string {
  if (providers.length === 0) return "No providers\n";
  return formatTable(
    ["PROVIDER", "KIND", "STATE", "METHODS", "SET"],
    providers.map(({ provider_id, kind, state, methods, updated_at }) => [
      provider_id,
      kind ?? "",
      PROVIDER_STATES[state] ?? state,
      methods.join(", "),
      updated_at?.toISOString() ?? "",
    ]),
  );
}
