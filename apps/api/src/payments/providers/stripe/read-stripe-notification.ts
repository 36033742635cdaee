import Stripe from "stripe";
import * as v from "valibot";
import { notificationText } from "../common/notification-body.ts";
import type { PaymentReport, ProviderNotification } from "../common/payment-provider.ts";
import { chargeReport, intentReport, isIntent } from "./stripe-report.ts";

/**
 * How many seconds a notification's time may be from the server's, before it or after it; Stripe
 * signs every repetition again.
 */
const TOLERANCE_S = 300;

const STALE = /timestamp outside/iu;
/** Names and values of the header; for other headers the SDK throws. */
const HEADER = /^\w+=\w+(,\w+=\w+)*$/u;

const Id = v.pipe(v.string(), v.regex(/^[a-z]+_\w{1,250}$/u));
const UNREADABLE: ProviderNotification = { verified: false, reason: "unreadable" };

/** The fields of an event that show what it is about. */
const Shape = v.object({
  id: Id,
  type: v.string(),
  data: v.object({ object: v.object({}) }),
});
const Charge = v.object({
  payment_intent: Id,
  amount: v.number(),
  amount_refunded: v.number(),
  refunded: v.boolean(),
  metadata: v.nullish(v.object({ intent_id: v.nullish(v.string()) })),
});

/**
 * Reads a Stripe webhook. The official SDK checks the signature on the exact bytes. An event shows
 * its payment's state at the time of the event: events may arrive in any order
 * (`advancePaymentState`).
 */
export function readStripeNotification(
  body: Uint8Array,
  headers: Headers,
  { secret, now }: { secret: string; now: Date },
): ProviderNotification {
  const read = notificationText(body);
  if ("fault" in read) return { verified: false, reason: read.fault };
  const header = headers.get("stripe-signature");
  if (!header) return { verified: false, reason: "unsigned" };
  if (!HEADER.test(header)) return { verified: false, reason: "bad_signature" };
  let event: Stripe.Event;
  try {
    const { webhooks } = Stripe;
    event = webhooks.constructEvent(
      read.text,
      header,
      secret,
      TOLERANCE_S,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) {
      return UNREADABLE;
    }
    return { verified: false, reason: STALE.test(error.message) ? "stale" : "bad_signature" };
  }
  // The SDK accepts any time that is still to come.
  if (signedAtS(header) - now.getTime() / 1000 > TOLERANCE_S) {
    return { verified: false, reason: "stale" };
  }
  return v.is(Shape, event) ? toNotification(event) : UNREADABLE;
}

/** Returns the signed time in seconds, which is the last one of the header, as in the SDK. */
function signedAtS(header: string): number {
  const times = header.split(",").filter((part) => part.startsWith("t="));
  return Number.parseInt(times.at(-1)?.slice(2) ?? "", 10);
}

function toNotification(event: Stripe.Event): ProviderNotification {
  const about = (reference: string | null, report: PaymentReport | null): ProviderNotification => ({
    verified: true,
    eventId: event.id,
    reference,
    report,
  });
  switch (event.type) {
    case "payment_intent.succeeded":
    case "payment_intent.payment_failed":
    case "payment_intent.canceled":
    case "payment_intent.processing": {
      const intent: unknown = event.data.object;
      return isIntent(intent) ? about(intent.id, intentReport(intent)) : UNREADABLE;
    }
    case "charge.refunded": {
      const charge = event.data.object;
      if (!v.is(Charge, charge)) return UNREADABLE;
      return about(charge.payment_intent, chargeReport(charge, charge.metadata?.intent_id ?? null));
    }
    default:
      return about(null, null);
  }
}
