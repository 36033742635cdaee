import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useWhenOnline } from "../../web/use-online.ts";
import {
  isUnanswered,
  type PayableOrder,
  paymentFingerprint,
  type StartPayment,
} from "../requests/start-payment.ts";

/** Milliseconds for which a change waits for the next: a tip is typed digit by digit. */
const DEBOUNCE_MS = 400;

/** A payment by card that came without what its form needs. */
class NoFormError extends Error {
  override name = "NoFormError";
}

/** `payment` is null where nobody has answered. */
type Answer = { basis: string; payment: CompanyPayment | null };

/**
 * The payment whose card form the page shows; a changed amount, method or order makes another in its
 * place (spec §4, Order summary), the server withdraws the one before. They are asked for one after
 * the other, so that the last one asked for is the one that stands.
 */
export function useCardPayment(
  payable: PayableOrder | null,
  begin: StartPayment,
  /** It cannot be begun. */
  onRefused: (error: unknown) => void,
) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tries, setTries] = useState(0);
  const queue = useRef(Promise.resolve());
  const basis = payable && paymentFingerprint(payable);
  const known = answer?.basis === basis ? answer : null;

  const ask = useEffectEvent(async (isStale: () => boolean) => {
    if (!(payable && basis) || isStale()) return;
    const payment = await startCardPayment(begin, payable).catch((error) => {
      if (!(isUnanswered(error) || isStale())) onRefused(error);
      return isUnanswered(error) ? null : undefined;
    });
    if (payment !== undefined && !isStale()) setAnswer({ basis, payment });
  });
  const begun = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same again
  useEffect(() => {
    if (!basis) return;
    let stale = false;
    const later = setTimeout(
      () => {
        queue.current = queue.current.then(() => ask(() => stale));
      },
      begun.current ? DEBOUNCE_MS : 0,
    );
    begun.current = true;
    return () => {
      stale = true;
      clearTimeout(later);
      // Whoever comes back to the same amount may not come back to the same payment.
      setAnswer(null);
    };
  }, [basis, tries]);

  const retry = () => setTries((count) => count + 1);
  const unreachable = known !== null && known.payment === null;
  useWhenOnline(unreachable, retry);
  return { payment: known?.payment ?? null, unreachable, retry };
}

async function startCardPayment(
  begin: StartPayment,
  payable: PayableOrder,
): Promise<CompanyPayment> {
  const payment = await begin(payable);
  if (!payment.params.client_secret) throw new NoFormError();
  return payment;
}
