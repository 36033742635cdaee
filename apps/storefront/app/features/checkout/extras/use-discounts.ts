import type { Order } from "@comanda/contract/orders";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { api } from "../../../session/api.ts";
import { useCheckout, useCheckoutStore } from "../../../session/checkout-store.ts";
import { forgetRefusal } from "../../../session/choose-discount.ts";
import {
  type DiscountRefusal,
  discountRefusal,
  type Modality,
  newsOf,
  noDiscountNews,
} from "../../../session/discount-news.ts";
import { useWhenOnline } from "../../../session/online.ts";
import { randomKey } from "../../../session/random-key.ts";
import { useShop } from "../../../shop/shop.tsx";
import { type Application, nextApplication } from "./applications.ts";

/**
 * Keeps coupon and reward of the draft as the customer wants them: whatever was chosen, here, in the
 * cart or before a reload, is put on every draft anew. Answers with what stands against each, and
 * which of them is being asked for.
 */
export function useDiscounts(order: Order | null, onOrder: (order: Order) => void) {
  const store = useCheckoutStore();
  const { company } = useShop();
  const wanted = useCheckout((checkout) => checkout);
  const running = useRef(false);
  const [asking, setAsking] = useState<Modality | null>(null);
  const news = order ? newsOf(wanted.discountNews, order.id) : noDiscountNews();
  const next = order && nextApplication(order, wanted, news);
  const task = next && `${order.id} ${next.modality} ${next.name}`;

  const tell = (
    orderId: string,
    { modality, name }: Application,
    refusal: DiscountRefusal | null,
  ) => {
    const { discountNews, tellDiscounts } = store.getState();
    const { refused, on } = newsOf(discountNews, orderId);
    // That what was refused came off says nothing new of why it was.
    const kept = name === "" && !refusal ? refused[modality] : refusal;
    tellDiscounts({
      orderId,
      refused: { ...refused, [modality]: kept },
      on: { ...on, [modality]: refusal ? on[modality] : name || null },
    });
  };

  const ask = useEffectEvent(async () => {
    if (!(order && next) || running.current) return;
    running.current = true;
    setAsking(next.modality);
    try {
      const answer = await api(
        "applyDiscount",
        { params: { companyId: company.id }, body: bodyOf(order.id, next) },
        { idempotencyKey: randomKey() },
      );
      tell(order.id, next, null);
      onOrder(answer);
      const again = nextApplication(answer, store.getState(), store.getState().discountNews);
      // Who answers with an order that is still without it would be asked for ever.
      if (again?.modality === next.modality && again.name === next.name) {
        tell(order.id, next, { code: "server" });
      }
    } catch (error) {
      tell(order.id, next, discountRefusal(error, company.currency.code));
    } finally {
      running.current = false;
      setAsking(null);
    }
  });

  useEffect(() => {
    if (task && !asking) void ask();
  }, [task, asking]);

  const unreachable = (["COUPON", "FIDELITY"] as const).filter(
    (each) => news.refused[each]?.code === "unreachable",
  );
  useWhenOnline(unreachable.length > 0, () => {
    for (const modality of unreachable) forgetRefusal(store, modality);
  });
  return { refused: news.refused, asking: asking ?? next?.modality ?? null };
}

function bodyOf(order_id: string, { modality, name }: Application) {
  return modality === "COUPON"
    ? { order_id, modality, coupon_code: name }
    : { order_id, modality, reward_id: name };
}
