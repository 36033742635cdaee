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
  onIntent: () => void;
  opening: ServiceType | null;
  failed: boolean;
};

/** The total and the ways to order: at the bottom of a phone, beside the list on wide screens. */
export function CartFooter({ view, onOrder, onIntent, opening, failed }: CartFooterProps) {
  const t = useText();
  const price = usePrice();
  const now = useNow();
  const { company, settings } = useShop();
  const choices = orderChoices({ company, settings, now }, view.total);
  const [main, ...others] = choices;

  const button = (choice: OrderChoice, look: "primary" | "secondary") => (
    <ChoiceButton
      key={choice.type}
      choice={choice}
      look={look}
      disabled={!view.sound || opening !== null}
      busy={opening === choice.type}
      onOrder={() => onOrder(choice.type)}
    />
  );

  return (
    <aside
      className="sticky bottom-0 mt-auto flex flex-col gap-2 border-t border-line bg-surface px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] lg:top-20 lg:bottom-auto lg:mt-0 lg:w-[360px] lg:rounded-m lg:border"
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <p className="flex justify-between gap-4 pb-1 text-md font-bold">
        <span>{t("cart.total")}</span>
        <span className="tabular" aria-live="polite">
          {price(view.total)}
        </span>
      </p>
      <WhyNot sound={view.sound} main={main} />
      {failed && <Notice alert>{t("trouble.offline")}</Notice>}
      {main ? button(main, "primary") : <Button disabled>{t("cart.order")}</Button>}
      {others.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {others.map((choice) => button(choice, "secondary"))}
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

type ChoiceButtonProps = {
  choice: OrderChoice;
  look: "primary" | "secondary";
  disabled: boolean;
  busy: boolean;
  onOrder: () => void;
};

function ChoiceButton({ choice, look, disabled, busy, onOrder }: ChoiceButtonProps) {
  const t = useText();
  const { settings } = useShop();
  const reasonText = useReasonText();
  const [reason] = choice.reasons;
  const typeName = useServiceTypeName();
  const seat = choice.type === "ONSITE" && settings.onsite?.onsite_label === "seat";
  const secondary = look === "secondary";
  return (
    <Button
      look={look}
      className={secondary ? "min-w-32 flex-1" : undefined}
      disabled={disabled || reason !== undefined}
      busy={busy}
      onClick={onOrder}
    >
      {secondary ? (
        <span className="flex flex-col text-sm">
          {typeName(choice.type)}
          {reason && <span className="text-xs font-normal">{reasonText(reason)}</span>}
        </span>
      ) : (
        t(`cart.order.${seat ? "SEAT" : choice.type}`)
      )}
    </Button>
  );
}
