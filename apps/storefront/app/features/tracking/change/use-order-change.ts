import { ApiError, createApiClient } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import { useOnRefocus } from "@comanda/ui/web/use-on-refocus.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { type ReadProposal, type ShownChange, shownChange } from "./shown-change.ts";

/** Reads without a report of failures: the page shows the order also without its proposal. */
const quietApi = createApiClient({ base: "" });

/** What the customer answers: accept the proposal, or keep the order as it is. */
type Answer = "accept" | "keep";

/**
 * Follows the restaurant's proposal for an order, and sends the customer's answer. It is read when
 * the order changes, when the visitor comes back to the page, and when its time is over. `onAnswered`
 * is called once the server has an answer: the order may have changed. An answer that another page
 * was faster with shows that one's result.
 */
export function useOrderChange(order: Order, onAnswered: () => void) {
  const { company } = useCompanySite();
  const params = { companyId: company.id, orderId: order.id };
  const [read, setRead] = useState<ReadProposal | null>(null);
  const [now, setNow] = useState(() => Date.now());
  const [sending, setSending] = useState<Answer | null>(null);
  const [failed, setFailed] = useState(false);
  const shown = shownChange(read, now);
  const isOpen = shown?.state === "open";

  const take = (answer: ReadProposal["answer"]) => {
    const receivedAt = Date.now();
    setRead({ answer, receivedAt });
    setNow(receivedAt);
  };
  const load = useEffectEvent(async (signal?: AbortSignal) => {
    try {
      take(await quietApi("readOrderProposal", { params }, signal ? { signal } : {}));
    } catch {
      // The last one stays. The next change of the order reads it again.
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed order may have another proposal
  useEffect(() => {
    const stop = new AbortController();
    void load(stop.signal);
    return () => stop.abort();
  }, [order.id, order.updated_at]);
  useOnRefocus(() => void load());
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => {
      clearInterval(timer);
      // It was answered, or its time is over.
      void load();
    };
  }, [isOpen]);

  const answer = async ({ proposal }: ShownChange, chosen: Answer) => {
    setSending(chosen);
    setFailed(false);
    try {
      const body = { number: proposal.number, accept: chosen === "accept" };
      take(await browserApi("answerOrderProposal", { params, body }));
      onAnswered();
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.status === 409;
      if (isAnswered) await load();
      setFailed(!isAnswered);
    } finally {
      setSending(null);
    }
  };

  return { shown, sending, failed, answer };
}
