import type { ServiceType } from "@comanda/domain/service-type";
import { useText } from "../../i18n/text.tsx";
import { useReasonText } from "../../shop/reason-text.ts";
import { useServiceTypeName } from "../../shop/service-type-name.ts";
import { useShop } from "../../shop/shop.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Notice } from "../../ui/notice.tsx";
import { CartSummary } from "./cart-summary.tsx";
import type { CartView } from "./cart-view.ts";
import { FooterNotice } from "./footer-notice.tsx";
import { type OrderChoice, ownReason } from "./order-choices.ts";

type CartFooterProps = {
  view: CartView;
  choices: readonly OrderChoice[];
  onOrder: (type: ServiceType) => void;
  opening: ServiceType | null;
  failed: boolean;
};

/** The total and the ways to order: at the bottom of a phone, beside the list on wide screens. */
export function CartFooter({ view, choices, onOrder, opening, failed }: CartFooterProps) {
  const t = useText();
  const orderText = useOrderText();
  const [main, ...others] = choices;
  const stopped = !view.sound || opening !== null;

  return (
    <aside className="[@media(min-height:30rem)]:sticky bottom-(--question,0px) mt-auto flex flex-col gap-2 border-t border-line bg-surface px-4 pb-[max(1rem,env(safe-area-inset-bottom))] lg:sticky lg:top-20 lg:bottom-auto lg:mt-0 lg:w-[360px] lg:rounded-m lg:border lg:pt-3">
      <CartSummary quantity={view.quantity} total={view.total} />
      <FooterNotice view={view} main={main} />
      {failed && <Notice alert>{t("trouble.offline")}</Notice>}
      {main ? (
        <Button
          disabled={stopped || main.reasons.length > 0}
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
            <OtherWay
              key={choice.type}
              choice={choice}
              main={main}
              disabled={stopped}
              busy={opening === choice.type}
              onOrder={() => onOrder(choice.type)}
            />
          ))}
        </div>
      )}
    </aside>
  );
}

type OtherWayProps = {
  choice: OrderChoice;
  /** Of which the notice above the buttons speaks already. */
  main: OrderChoice;
  disabled: boolean;
  busy: boolean;
  onOrder: () => void;
};

function OtherWay({ choice, main, disabled, busy, onOrder }: OtherWayProps) {
  const t = useText();
  const typeName = useServiceTypeName();
  const reasonText = useReasonText();
  const own = ownReason(choice, main);
  const note = own ? reasonText(own) : choice.laterFrom && t("cart.forLater");
  return (
    <Button
      look="secondary"
      // A sentence has the whole width.
      className={classNames("flex-1 px-3! py-1.5", own ? "basis-full" : "min-w-36")}
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

/** `Order for takeaway`, `Order takeaway for later`; some companies say seat for on site (spec §2). */
function useOrderText(): (choice: OrderChoice) => string {
  const t = useText();
  const seat = useShop().settings.onsite?.onsite_label === "seat";
  return ({ type, laterFrom }) => {
    const way = type === "ONSITE" && seat ? "SEAT" : type;
    return laterFrom ? t(`cart.orderLater.${way}`) : t(`cart.order.${way}`);
  };
}
