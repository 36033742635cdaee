import { ApiError, createApiClient } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import type { OrderOptions } from "@comanda/contract/orders/order-options";
import { useOnRefocus } from "@comanda/ui/web/use-on-refocus.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { useCompanySite } from "../../../company/company-site.tsx";

/** Reads without a report of failures: the page shows the order also without its choices. */
const quietApi = createApiClient({ base: "" });

/** Why an order was not cancelled. */
export type CancelRefusal =
  | { reason: "first"; at: string; status: string }
  | { reason: "late" }
  | { reason: "failed" };

/** What is left to cancel: whole seconds, or as long as the order is not accepted. */
export type CancelTime = { seconds: number | null };

/**
 * Reads what the customer can do with an order, again when the order changes, and cancels it.
 * `onOrder` gets the order as the server answers it, and `onStale` is called when it has changed.
 */
export function useOrderOptions(
  order: Order,
  { onOrder, onStale }: { onOrder: (order: Order) => void; onStale: () => void },
) {
  const { company } = useCompanySite();
  const params = { companyId: company.id, orderId: order.id };
  const [read, setRead] = useState<{ options: OrderOptions; receivedAt: number } | null>(null);
  const [now, setNow] = useState(() => Date.now());
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<CancelRefusal | null>(null);
  const load = useEffectEvent(async (signal?: AbortSignal) => {
    if (!navigator.onLine) return;
    try {
      const options = await quietApi("readOrderOptions", { params }, signal ? { signal } : {});
      const receivedAt = Date.now();
      setRead({ options, receivedAt });
      setNow(receivedAt);
    } catch {
      // The last ones stay. The next change of the order reads them again.
    }
  });
  const isPending = order.status === "PENDING";
  // Once it is accepted, nothing changes about the choices.
  const readFor = isPending ? order.updated_at : "accepted";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed order has other choices
  useEffect(() => {
    const stop = new AbortController();
    void load(stop.signal);
    return () => stop.abort();
  }, [order.id, readFor]);
  useOnRefocus(() => void load(), isPending);

  const time = isPending && read ? cancelTime(read, now) : null;
  const counts = time !== null && time.seconds !== null;
  useEffect(() => {
    if (!counts) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [counts]);

  const cancel = async () => {
    setSending(true);
    setRefusal(null);
    try {
      onOrder(await browserApi("cancelOwnOrder", { params }));
    } catch (error) {
      setRefusal(refusalOf(error));
      await load();
      onStale();
    } finally {
      setSending(false);
    }
  };
  const pushKey = read?.options.push_key ?? null;
  return { time, isPending, pushKey, sending, refusal, cancel };
}

function cancelTime(
  { options, receivedAt }: { options: OrderOptions; receivedAt: number },
  now: number,
): CancelTime | null {
  if (!options.cancel) return null;
  const { until } = options.cancel;
  if (until === null) return { seconds: null };
  const serverNow = Date.parse(options.now) + now - receivedAt;
  const seconds = Math.ceil((Date.parse(until) - serverNow) / 1000);
  return seconds > 0 ? { seconds } : null;
}

function refusalOf(error: unknown): CancelRefusal {
  if (!(error instanceof ApiError) || error.status !== 409) return { reason: "failed" };
  const { changed } = error.problem;
  return error.code === "order_changed" && changed
    ? { reason: "first", at: changed.at, status: changed.status }
    : { reason: "late" };
}
