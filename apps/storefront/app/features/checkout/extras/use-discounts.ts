import type { Order } from "@comanda/contract/orders/order";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { randomKey } from "../../../api/random-key.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useCheckout, useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { clearRefusal } from "../../../session/checkout/choose-discount.ts";
import {
  type DiscountRefusal,
  discountRefusal,
  discountStateOf,
  emptyDiscountState,
  type Modality,
} from "../../../session/checkout/discount-state.ts";
import { useWhenOnline } from "../../../web/use-online.ts";
import { type DiscountChange, nextDiscountChange } from "./discount-changes.ts";

/**
 * Keeps coupon and reward of the draft as the customer wants them: whatever was chosen, here, in the
 * cart or before a reload, is put on every draft anew. Answers with what stands against each, and
 * which of them is being asked for.
 */
export function useDiscounts(order: Order | null, onOrder: (order: Order) => void) {
  const store = useCheckoutStore();
  const { company } = useCompanySite();
  const wanted = useCheckout((checkout) => checkout);
  const running = useRef(false);
  const [asking, setAsking] = useState<Modality | null>(null);
  const news = order ? discountStateOf(wanted.discountState, order.id) : emptyDiscountState();
  const nextChange = order && nextDiscountChange(order, wanted, news);
  const task = nextChange && `${order.id} ${nextChange.modality} ${nextChange.name}`;

  const recordOutcome = (
    orderId: string,
    { modality, name }: DiscountChange,
    refusal: DiscountRefusal | null,
  ) => {
    const { discountState, setDiscountState: tellDiscounts } = store.getState();
    const { refused, applied: on } = discountStateOf(discountState, orderId);
    // That what was refused came off says nothing new of why it was.
    const kept = name === "" && !refusal ? refused[modality] : refusal;
    tellDiscounts({
      orderId,
      refused: { ...refused, [modality]: kept },
      applied: { ...on, [modality]: refusal ? on[modality] : name || null },
    });
  };

  const applyNext = useEffectEvent(async () => {
    if (!(order && nextChange) || running.current) return;
    running.current = true;
    setAsking(nextChange.modality);
    try {
      const answer = await browserApi(
        "applyDiscount",
        { params: { companyId: company.id }, body: applyDiscountBody(order.id, nextChange) },
        { idempotencyKey: randomKey() },
      );
      recordOutcome(order.id, nextChange, null);
      onOrder(answer);
      const repeated = nextDiscountChange(answer, store.getState(), store.getState().discountState);
      // Who answers with an order that is still without it would be asked for ever.
      if (repeated?.modality === nextChange.modality && repeated.name === nextChange.name) {
        recordOutcome(order.id, nextChange, { code: "server" });
      }
    } catch (error) {
      recordOutcome(order.id, nextChange, discountRefusal(error, company.currency.code));
    } finally {
      running.current = false;
      setAsking(null);
    }
  });

  useEffect(() => {
    if (task && !asking) void applyNext();
  }, [task, asking]);

  const unreachable = (["COUPON", "FIDELITY"] as const).filter(
    (each) => news.refused[each]?.code === "unreachable",
  );
  useWhenOnline(unreachable.length > 0, () => {
    for (const modality of unreachable) clearRefusal(store, modality);
  });
  return { refused: news.refused, applying: asking ?? nextChange?.modality ?? null };
}

function applyDiscountBody(order_id: string, { modality, name }: DiscountChange) {
  return modality === "COUPON"
    ? { order_id, modality, coupon_code: name }
    : { order_id, modality, reward_id: name };
}
