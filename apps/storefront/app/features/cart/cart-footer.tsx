import type { ServiceType } from "@comanda/domain/service-type";
import { useText } from "../../i18n/text.tsx";
import { usePrice } from "../../shop/money.ts";
import { useNow } from "../../shop/now.tsx";
import { useReasonText } from "../../shop/reason-text.ts";
import { useServiceTypeName } from "../../shop/service-type-name.ts";
import { useShop } from "../../shop/shop.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { CartView } from "./cart-view.ts";
import { type OrderChoice, orderChoices } from "./order-choices.ts";

type CartFooterProps = {
  view: CartView;
  onOrder: (type: ServiceType) => void;
  opening: ServiceType | null;
  failed: boolean;
};

/** The total and the ways to order: at the bottom of a phone, beside the list on wide screens. */
export function CartFooter({ view, onOrder, opening, failed }: CartFooterProps) {
  const t = useText();
  const price = usePrice();
  const now = useNow();
  const { company, settings } = useShop();
  const orderText = useOrderText();
  const [main, ...others] = orderChoices({ company, settings, now }, view.total);

  const stopped = !view.sound || opening !== null;

  return (
    <aside className="[@media(min-height:30rem)]:sticky bottom-0 mt-auto flex flex-col gap-2 border-t border-line bg-surface px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] lg:sticky lg:top-20 lg:bottom-auto lg:mt-0 lg:w-[360px] lg:rounded-m lg:border">
      <p className="flex justify-between gap-4 pb-1 text-md font-bold">
        <span>{t("cart.total")}</span>
        <span className="tabular" aria-live="polite">
          {price(view.total)}
        </span>
      </p>
      <WhyNot sound={view.sound} main={main} />
      {failed && <Notice alert>{t("trouble.offline")}</Notice>}
      {main ? (
        <Button
          disabled={stopped || main.reasons.length > 0}
          busy={opening === main.type}
          onClick={() => onOrder(main.type)}
        >
          {orderText(main.type)}
        </Button>
      ) : (
        <Button disabled>{t("cart.order")}</Button>
      )}
      {others.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {others.map((choice) => (
            <OtherWay
              key={choice.type}
              choice={choice}
              told={main?.reasons[0]?.code}
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

/** What keeps the main button from working, in words. */
function WhyNot({ sound, main }: { sound: boolean; main: OrderChoice | undefined }) {
  const t = useText();
  const reasonText = useReasonText();
  const [reason] = main?.reasons ?? [{ code: "no_way_to_order" }];
  if (reason) return <Notice>{reasonText(reason)}</Notice>;
  return sound ? null : <Notice>{t("cart.unsound")}</Notice>;
}

type OtherWayProps = {
  choice: OrderChoice;
  /** The reason that stands above the buttons already. */
  told: string | undefined;
  disabled: boolean;
  busy: boolean;
  onOrder: () => void;
};

function OtherWay({ choice, told, disabled, busy, onOrder }: OtherWayProps) {
  const typeName = useServiceTypeName();
  const reasonText = useReasonText();
  const [reason] = choice.reasons;
  return (
    <Button
      look="secondary"
      className="min-w-32 flex-1"
      disabled={disabled || reason !== undefined}
      busy={busy}
      onClick={onOrder}
    >
      <span className="flex flex-col text-sm">
        {typeName(choice.type)}
        {reason && reason.code !== told && (
          <span className="text-xs font-normal">{reasonText(reason)}</span>
        )}
      </span>
    </Button>
  );
}

/** `Order for takeaway`; some companies say seat for on site (spec §2). */
function useOrderText(): (type: ServiceType) => string {
  const t = useText();
  const seat = useShop().settings.onsite?.onsite_label === "seat";
  return (type) => t(`cart.order.${type === "ONSITE" && seat ? "SEAT" : type}`);
}
