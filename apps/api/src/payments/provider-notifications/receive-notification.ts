import type { PaymentContext } from "../payment-context.ts";
import { claimPoll, pollAgainAfterInterval, schedulePollBy } from "../payment-polling.store.ts";
import {
  findPayment,
  findPaymentByReference,
  type PaymentRow,
  setReferenceOnce,
} from "../payments.store.ts";
import { isEventApplied, recordAppliedEvent } from "../provider-events.store.ts";
import type {
  NotificationFault,
  ProviderNotification,
} from "../providers/common/payment-provider.ts";
import { ProviderFailure } from "../providers/common/provider-failure.ts";
import { applyReport } from "../settle/apply-report.ts";
import { pollPayment } from "../settle/poll-payment.ts";

export type ReceivedNotification = {
  companyId: string;
  providerId: string;
  body: Uint8Array;
  headers: Headers;
};

/**
 * `received`: the provider need not send it again. `unknown`: the company has no such provider, or
 * the provider no such payment. `unavailable`: the company's keys do not open; the provider has to
 * send it again.
 */
export type NotificationOutcome = "received" | "unknown" | "unavailable" | NotificationFault;

/** How long a poll after a hint may take before the schedule polls again. */
const POLL_TIMEOUT_MS = 30_000;

/**
 * Receives a provider's notification (decision 21). A signed one is applied once. Anything else is
 * a hint to poll the provider: nothing in it is believed.
 */
export async function receiveNotification(
  context: PaymentContext,
  received: ReceivedNotification,
): Promise<NotificationOutcome> {
  const { companyId, providerId, body, headers } = received;
  const provider = await context.providers.open(companyId, providerId);
  if (provider instanceof ProviderFailure) {
    return provider.reason === "missing" ? "unknown" : "unavailable";
  }
  const notification = provider.readNotification(body, headers, context.clock());
  switch (notification.verified) {
    case true:
      await apply(context, received, notification);
      return "received";
    case "hint":
      return pollAfterHint(context, received, notification.reference);
    case false: {
      const { reason } = notification;
      const facts = { company_id: companyId, provider_id: providerId, reason };
      context.log.warn(facts, "A notification was not believed");
      return reason;
    }
  }
}

/** Ignores notifications about payments that are not ours: a provider's account may have others. */
async function apply(
  context: PaymentContext,
  { companyId, providerId }: ReceivedNotification,
  { eventId, reference, report }: Extract<ProviderNotification, { verified: true }>,
): Promise<void> {
  if (!reference || !report) return;
  const event = { companyId, providerId, eventId };
  if (await isEventApplied(context.db, event)) return;
  const payment = await findNotifiedPayment(
    context,
    { companyId, providerId },
    reference,
    report.intentId,
  );
  if (!payment) return;
  // A report that is applied twice changes nothing the second time, so the id may be recorded after
  // it.
  await applyReport(context, payment, report);
  await recordAppliedEvent(context.db, event, context.clock());
}

async function pollAfterHint(
  context: PaymentContext,
  { companyId, providerId }: ReceivedNotification,
  reference: string,
): Promise<NotificationOutcome> {
  // When the reference is our own id, the payment may be known by that alone.
  const payment = await findNotifiedPayment(
    context,
    { companyId, providerId },
    reference,
    reference,
  );
  if (!payment) return "unknown";
  const now = context.clock();
  if (await claimPoll(context.db, payment, now)) {
    await schedulePollBy(context.db, payment, new Date(now.getTime() + POLL_TIMEOUT_MS));
    await pollPayment(context, payment);
  } else {
    await pollAgainAfterInterval(context.db, payment);
  }
  return "received";
}

/**
 * Finds the payment that the provider means; stores a reference that was lost with the provider's
 * answer.
 */
async function findNotifiedPayment(
  { db }: PaymentContext,
  { companyId, providerId }: Pick<ReceivedNotification, "companyId" | "providerId">,
  reference: string,
  intentId: string | null,
): Promise<PaymentRow | undefined> {
  const payment = await findPaymentByReference(db, companyId, providerId, reference);
  if (payment || intentId === null) return payment;
  const nameless = await findPayment(db, companyId, intentId);
  if (nameless?.provider_id !== providerId || nameless.reference !== null) return undefined;
  await setReferenceOnce(db, nameless, { reference });
  return findPaymentByReference(db, companyId, providerId, reference);
}
