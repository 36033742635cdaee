import type { Order } from "@comanda/contract/orders/order";
import { type RefObject, useEffect, useEffectEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { useKeepQuery } from "../../../links/keep-query.tsx";
import type { OrderRefusalReason } from "../../../ordering/use-reason-text.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { recordRefusal } from "../../../session/checkout/choose-discount.ts";
import { applyErrorToCheckout } from "../errors/apply-error-to-checkout.ts";
import type { CheckoutError } from "../errors/checkout-error.ts";
import { appliedDiscount } from "../extras/discount-changes.ts";
import { focusFirstError } from "../frame/focus-first-error.ts";
import type { usePlaceOrder } from "../placement/use-place-order.ts";
import { isScheduleReason } from "../schedule/schedule-state.ts";
import type { SummaryForm } from "./summary-form-schema.ts";

type ReportedErrorOptions = {
  order: Order | null;
  placing: ReturnType<typeof usePlaceOrder>;
  form: UseFormReturn<SummaryForm>;
  /** The form element of the last submit. */
  submittedForm: RefObject<EventTarget | null>;
  /** The chosen method cannot be used now. */
  onMethodUnavailable: () => void;
  refuseSchedule: (reason: OrderRefusalReason) => void;
  /** The order is not the draft that the page shows. */
  onStale: () => void;
};

/**
 * Shows an error of placing the order at the field where the customer can correct it, also after a
 * repeated request.
 */
export function useReportedError({
  order,
  placing,
  form,
  submittedForm,
  onMethodUnavailable,
  refuseSchedule,
  onStale,
}: ReportedErrorOptions): void {
  const t = useText();
  const store = useCheckoutStore();
  const { company } = useCompanySite();
  const withQuery = useKeepQuery();
  const { error, dismiss } = placing;

  const showReasons = ([first, ...others]: readonly OrderRefusalReason[]) => {
    if (first && [first, ...others].every(isScheduleReason)) {
      dismiss();
      refuseSchedule(first);
      focusFirstError(submittedForm.current);
    } else if ([first, ...others].some((reason) => reason?.code === "closed")) {
      // The restaurant has closed and takes no scheduled orders: the menu shows that (conformance
      // 4.82).
      window.location.assign(withQuery("/products"));
    }
  };

  const showError = useEffectEvent((checkoutError: CheckoutError) => {
    if (checkoutError.kind === "provider") {
      dismiss();
      return onMethodUnavailable();
    }
    if (checkoutError.kind === "payment") {
      dismiss();
      form.setError("methodId", { message: t("failure.payment") });
      return focusFirstError(submittedForm.current);
    }
    const { orderId } = store.getState();
    if (checkoutError.kind === "discount" && orderId) {
      dismiss();
      recordRefusal(store, orderId, checkoutError.modality, checkoutError.refusal);
      // Another tab may have put the discount on the draft: then only the server's has it, and it is removed there.
      if (order && !appliedDiscount(order, checkoutError.modality)) onStale();
      return focusFirstError(submittedForm.current);
    }
    applyErrorToCheckout(store, company.id, checkoutError);
    if (checkoutError.kind === "refused") showReasons(checkoutError.reasons);
  });
  useEffect(() => {
    if (error) showError(error);
  }, [error]);
}
