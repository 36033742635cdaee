import type { ServiceType } from "@comanda/domain/company/service-type";
import { Button } from "@comanda/ui/controls/button.tsx";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { useReasonText } from "../../ordering/use-reason-text.ts";
import { useServiceTypeName } from "../../ordering/use-service-type-name.ts";
import { CartFooterNotice } from "./cart-footer-notice.tsx";
import { CartSummary } from "./cart-summary.tsx";
import type { CartView } from "./cart-view.ts";
import { distinctReason, type OrderChoice } from "./order-choices.ts";

type CartFooterProps = {
  view: CartView;
  choices: readonly OrderChoice[];
  onOrder: (type: ServiceType) => void;
  opening: ServiceType | null;
  failed: boolean;
};

/** Shows the total and the order buttons: at the bottom of phones, beside the list on wide screens. */
export function CartFooter({ view, choices, onOrder, opening, failed }: CartFooterProps) {
  const t = useText();
  const orderText = useOrderText();
  const [main, ...others] = choices;
  const isBlocked = !view.orderable || opening !== null;

  return (
    <aside
      data-dock
      className="[@media(min-height:30rem)]:sticky bottom-(--question,0px) mt-auto flex flex-col gap-2 border-t border-line bg-surface px-4 pb-[max(1rem,env(safe-area-inset-bottom))] lg:sticky lg:top-20 lg:bottom-auto lg:mt-0 lg:w-[360px] lg:rounded-m lg:border lg:pt-3"
    >
      <CartSummary quantity={view.quantity} total={view.total} />
      <CartFooterNotice view={view} main={main} />
      {failed && <Notice alert>{t("trouble.offline")}</Notice>}
      {main ? (
        <Button
          disabled={isBlocked || main.reasons.length > 0}
          busy={opening === main.type}
          onClick={() => onOrder(main.type)}
        >
          {orderText(main)}
        </Button>
      ) : (
        <Button disabled>{t("cart.order")}</Button>
      )}
      {main && others.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {others.map((choice) => (
            <OtherServiceTypeButton
              key={choice.type}
              choice={choice}
              main={main}
              disabled={isBlocked}
              busy={opening === choice.type}
              onOrder={() => onOrder(choice.type)}
            />
          ))}
        </div>
      )}
    </aside>
  );
}

type OtherServiceTypeProps = {
  choice: OrderChoice;
  /** The first choice, which the notice above the buttons is about. */
  main: OrderChoice;
  disabled: boolean;
  busy: boolean;
  onOrder: () => void;
};

function OtherServiceTypeButton({ choice, main, disabled, busy, onOrder }: OtherServiceTypeProps) {
  const t = useText();
  const typeName = useServiceTypeName();
  const reasonText = useReasonText();
  const distinct = distinctReason(choice, main);
  const note = distinct ? reasonText(distinct) : choice.scheduledFrom && t("cart.forLater");
  return (
    <Button
      look="secondary"
      // A reason is a sentence and takes the whole width.
      className={classNames("flex-1 px-3! py-1.5", distinct ? "basis-full" : "min-w-36")}
      disabled={disabled || choice.reasons.length > 0}
      busy={busy}
      onClick={onOrder}
    >
      <span className="flex min-w-0 flex-col text-sm">
        {typeName(choice.type)}
        {note && <span className="text-xs font-normal">{note}</span>}
      </span>
    </Button>
  );
}

/**
 * `Order for takeaway`, or `Order takeaway for later`. Some companies call on site "seat"
 * (conformance 2.59).
 */
function useOrderText(): (choice: OrderChoice) => string {
  const t = useText();
  const saysSeat = useCompanySite().settings.onsite?.onsite_label === "seat";
  return ({ type, scheduledFrom }) => {
    const messageKey = type === "ONSITE" && saysSeat ? "SEAT" : type;
    return scheduledFrom ? t(`cart.orderLater.${messageKey}`) : t(`cart.order.${messageKey}`);
  };
}
