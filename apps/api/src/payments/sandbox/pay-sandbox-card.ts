import type { ParsedRequestPart } from "@comanda/contract/calls/call-schemas";
import { Refusal } from "../../shared/refusal.ts";
import type { PaymentContext } from "../payment-context.ts";
import type { CardOutcome } from "../providers/sandbox/sandbox-cards.ts";
import { createSandboxStore } from "../sandbox-payments.store.ts";
import { pollPayment } from "../settle/poll-payment.ts";
import { openSandboxPayment } from "./open-sandbox-payment.ts";

/**
 * Pays by a test card, and applies the result at once, as a notification would. The client secret
 * is the only authorization. 404 `company_not_found`, `payment_not_found`; 409 `payment_closed`
 * when the payment is over; 422 `invalid_card` for any card but the test cards.
 */
export async function paySandboxCard(
  context: PaymentContext,
  { company_id, client_secret, card }: ParsedRequestPart<"paySandboxCard", "body">,
): Promise<{ outcome: CardOutcome } | Refusal> {
  const [reference = ""] = client_secret.split("_secret_");
  const sandboxPayment = await createSandboxStore(context.db).find(company_id, reference);
  const found = await openSandboxPayment(context, company_id, sandboxPayment?.intentId ?? "");
  if (found instanceof Refusal) return found;
  const outcome = await found.sandbox.payByCard(client_secret, card);
  if (outcome === null) return new Refusal("payment_not_found");
  if (outcome === "card") return new Refusal("invalid_card");
  if (outcome === "closed") return new Refusal("payment_closed");
  await pollPayment(context, found.payment);
  return { outcome };
}
