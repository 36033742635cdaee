import { type RefObject, useEffect, useEffectEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useText } from "../../../i18n/text.tsx";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { refuseDiscount } from "../../../session/choose-discount.ts";
import { useKeptQuery } from "../../../shop/query.tsx";
import type { ToldReason } from "../../../shop/reason-text.ts";
import { useShop } from "../../../shop/shop.tsx";
import { learnTrouble } from "../address/learn-trouble.ts";
import { showFirstError } from "../first-error.ts";
import type { Trouble } from "../order/trouble.ts";
import type { usePlaceOrder } from "../order/use-place-order.ts";
import { isOfSchedule } from "./schedule-state.ts";
import type { SummaryForm } from "./summary-form.ts";

type Telling = {
  placing: ReturnType<typeof usePlaceOrder>;
  form: UseFormReturn<SummaryForm>;
  /** The form as it was sent. */
  sentForm: RefObject<EventTarget | null>;
  /** The chosen method cannot be used now. */
  unavailable: () => void;
  refuseSchedule: (reason: ToldReason) => void;
};

/** Tells at its place what can be mended in this form, also when a request was sent again. */
export function useToldTrouble({
  placing,
  form,
  sentForm,
  unavailable,
  refuseSchedule,
}: Telling): void {
  const t = useText();
  const store = useCheckoutStore();
  const { company } = useShop();
  const kept = useKeptQuery();
  const { trouble, dismiss } = placing;

  const tellReasons = ([first, ...others]: readonly ToldReason[]) => {
    if (first && [first, ...others].every(isOfSchedule)) {
      dismiss();
      refuseSchedule(first);
      showFirstError(sentForm.current);
    } else if ([first, ...others].some((reason) => reason?.code === "closed")) {
      // Closed meanwhile, and none is taken for later: the menu says so (spec §4, Order summary).
      window.location.assign(kept("/products"));
    }
  };

  const tell = useEffectEvent((found: Trouble) => {
    if (found.kind === "provider") {
      dismiss();
      return unavailable();
    }
    if (found.kind === "payment") {
      dismiss();
      form.setError("methodId", { message: t("trouble.payment") });
      return showFirstError(sentForm.current);
    }
    const { orderId } = store.getState();
    if (found.kind === "discount" && orderId) {
      dismiss();
      refuseDiscount(store, orderId, found.modality, found.refusal);
      return showFirstError(sentForm.current);
    }
    learnTrouble(store, company.id, found);
    if (found.kind === "refused") tellReasons(found.reasons);
  });
  useEffect(() => {
    if (trouble) tell(trouble);
  }, [trouble]);
}
