import type { Cents } from "@comanda/domain/money/cents";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { ignorePressesBriefly } from "@comanda/ui/press/ignore-presses-briefly.ts";
import { useOnline } from "@comanda/ui/web/use-online.ts";
import ChevronUp from "lucide-react/icons/chevron-up";
import { useLayoutEffect, useRef } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { type CheckoutError, isAboutOrderType } from "../errors/checkout-error.ts";
import { CheckoutErrorNotice } from "../errors/checkout-error-notice.tsx";
import { type ErrorActionHandlers, ErrorActions } from "../errors/error-actions.tsx";
import type { useCheckoutPayment } from "../payment/use-checkout-payment.ts";
import { PriceChanges } from "./price-changes.tsx";
import { showPaymentChoice } from "./show-payment-choice.ts";

type SummaryFooterProps = {
  /** The total in cents; null until the server has answered. */
  total: Cents | null;
  /** The total or the payment methods are on their way: the button says that it waits for them. */
  loading: boolean;
  error: CheckoutError | null;
  busy: boolean;
  /** The name of the chosen payment method; null without one, or where nothing is paid. */
  method: string | null;
  /** The order's subtotal where it was refused for changed prices only; else null. */
  refusedForPrices: Cents | null;
  payment: Pick<ReturnType<typeof useCheckoutPayment>, "ready" | "formFailure" | "state" | "check">;
} & ErrorActionHandlers;

/** Shows what prevents the order, with a button that helps, and the button that places the order. */
export function SummaryFooter({
  total,
  loading,
  error,
  busy,
  method,
  refusedForPrices,
  payment,
  ...errorHandlers
}: SummaryFooterProps) {
  const t = useText();
  const price = usePrice();
  const byChat = useCompanySite().settings.checkout_type === "WHATSAPP";
  const submit = useRef<HTMLButtonElement>(null);
  // Without its card form, the button starts the payment again.
  const canPress = payment.ready || payment.formFailure !== null;
  // The second half of a double tap on the step before must not place the order.
  useLayoutEffect(() => {
    if (submit.current) ignorePressesBriefly(submit.current);
  }, []);
  return (
    <>
      {error && refusedForPrices !== null && (
        <PriceChanges subtotal={refusedForPrices} refused onAccept={errorHandlers.onCartFitted} />
      )}
      {error && refusedForPrices === null && (
        <CheckoutErrorNotice
          error={error}
          action={<ErrorActions error={error} {...errorHandlers} />}
        />
      )}
      {payment.state === "changed" && <Notice alert>{t("pay.changed")}</Notice>}
      {payment.state === "unsure" && <UnknownPaymentNotice onCheck={payment.check} />}
      {method !== null && !busy && <ChosenMethod name={method} />}
      {byChat && <p className="text-center text-xs text-muted">{t("chat.next")}</p>}
      <Button
        ref={submit}
        type="submit"
        look={error && needsCorrection(error) ? "secondary" : "primary"}
        busy={busy || loading || !canPress}
        disabled={total === null || !canPress}
      >
        <span className="flex flex-1 flex-wrap justify-between gap-x-4">
          {t(busy ? "checkout.ordering" : "checkout.toOrder")}
          {total !== null && <span className="tabular">{price(total)}</span>}
        </span>
      </Button>
    </>
  );
}

/** Whether the order cannot be placed before it is changed: then that button comes first. */
const needsCorrection = (error: CheckoutError): boolean =>
  error.kind === "stock" ||
  error.kind === "menu" ||
  error.kind === "sale" ||
  isAboutOrderType(error);

/** Names the payment beside the button that orders, and leads to its choice, which is further down. */
function ChosenMethod({ name }: { name: string }) {
  const t = useText();
  return (
    <button
      type="button"
      className="target -my-1 flex min-h-7 items-center justify-center gap-1 self-center text-xs text-muted"
      onClick={(event) => showPaymentChoice(event.currentTarget.form)}
    >
      <span className="min-w-0 wrap-anywhere">{t("tracking.payment", { method: name })}</span>
      <ChevronUp className="size-4 flex-none" aria-hidden="true" />
    </button>
  );
}

/** Says what is safe to do after the answer of a card was lost. */
function UnknownPaymentNotice({ onCheck }: { onCheck: () => void }) {
  const t = useText();
  const online = useOnline();
  const check = (
    <Button look="plain" onClick={onCheck}>
      {t("pay.check")}
    </Button>
  );
  return (
    <Notice alert action={online && check}>
      {t(online ? "pay.unsure" : "pay.unsureOffline")}
    </Notice>
  );
}
