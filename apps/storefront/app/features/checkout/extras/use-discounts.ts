import type { Order } from "@comanda/contract/orders/order";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { useWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useCheckout, useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { clearRefusal, refusalOfKnown } from "../../../session/checkout/choose-discount.ts";
import {
  type DiscountRefusal,
  discountRefusal,
  discountStateOf,
  emptyDiscountState,
  type Modality,
} from "../../../session/checkout/discount-state.ts";
import { useRefetchLostDraft } from "../errors/use-refetch-lost-draft.ts";
import { type DiscountChange, keepLines, nextDiscountChange } from "./discount-changes.ts";

export type DraftEvents = {
  /** Called with the draft that the server sent last, with another discount. */
  onOrder: (order: Order) => void;
  /** The order is not the draft that the page shows: a lost answer or another tab placed it, or it is gone. */
  onLost: () => void;
};

/**
 * Applies the chosen coupon and reward to every new draft, whether they were chosen here, in the
 * cart or before a reload. Returns the refusal of each, and the one that is being applied.
 */
export function useDiscounts(order: Order | null, { onOrder, onLost }: DraftEvents) {
  const store = useCheckoutStore();
  const { company } = useCompanySite();
  const chosen = useCheckout((checkout) => checkout);
  const running = useRef(false);
  const refetchIfLost = useRefetchLostDraft(order, onLost);
  const [applying, setApplying] = useState<Modality | null>(null);
  const discountState = order
    ? discountStateOf(chosen.discountState, order.id)
    : emptyDiscountState();
  const nextChange = order && nextDiscountChange(order, chosen, discountState);
  const task = nextChange && `${order.id} ${nextChange.modality} ${nextChange.name}`;

  const recordOutcome = (
    orderId: string,
    { modality, name }: DiscountChange,
    refusal: DiscountRefusal | null,
  ) => {
    const { discountState: stored, setDiscountState } = store.getState();
    const { refused, applied: on } = discountStateOf(stored, orderId);
    if (modality === "COUPON" && name !== "" && !refusal)
      store.getState().update({ isCouponKnown: true });
    // Removing a refused discount does not change why it was refused.
    const shownRefusal = name === "" && !refusal ? refused[modality] : refusal;
    setDiscountState({
      orderId,
      refused: { ...refused, [modality]: shownRefusal },
      applied: { ...on, [modality]: refusal ? on[modality] : name || null },
    });
  };

  const applyNext = useEffectEvent(async () => {
    if (!(order && nextChange) || running.current) return;
    running.current = true;
    setApplying(nextChange.modality);
    try {
      const answer = keepLines(
        await browserApi(
          "applyDiscount",
          { params: { companyId: company.id }, body: applyDiscountBody(order.id, nextChange) },
          { idempotencyKey: randomKey() },
        ),
        order,
      );
      recordOutcome(order.id, nextChange, null);
      onOrder(answer);
      const repeated = nextDiscountChange(answer, store.getState(), store.getState().discountState);
      // A backend that returns the order without the discount would be asked forever.
      if (repeated?.modality === nextChange.modality && repeated.name === nextChange.name) {
        recordOutcome(order.id, nextChange, { code: "server" });
      }
    } catch (error) {
      if (refetchIfLost(error)) return;
      recordOutcome(
        order.id,
        nextChange,
        refusalOfKnown(store, discountRefusal(error, company.currency.code)),
      );
    } finally {
      running.current = false;
      setApplying(null);
    }
  });

  useEffect(() => {
    if (task && !applying) void applyNext();
  }, [task, applying]);

  const unreachable = (["COUPON", "FIDELITY"] as const).filter(
    (each) => discountState.refused[each]?.code === "unreachable",
  );
  useWhenOnline(unreachable.length > 0, () => {
    for (const modality of unreachable) clearRefusal(store, modality);
  });
  return { refused: discountState.refused, applying: applying ?? nextChange?.modality ?? null };
}

function applyDiscountBody(order_id: string, { modality, name }: DiscountChange) {
  return modality === "COUPON"
    ? { order_id, modality, coupon_code: name }
    : { order_id, modality, reward_id: name };
}
