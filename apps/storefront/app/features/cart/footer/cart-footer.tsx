import type { ServiceType } from "@comanda/domain/company/service-type";
import type { NotOrderableReason } from "@comanda/domain/orders/orderability";
import { Button } from "@comanda/ui/controls/button.tsx";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useMissingPrice } from "../../../company/use-missing-price.ts";
import { useText } from "../../../i18n/text.ts";
import { useReasonText } from "../../../ordering/use-reason-text.ts";
import { useServiceTypeName } from "../../../ordering/use-service-type-name.ts";
import type { CartActions } from "../view/cart-actions.ts";
import { type OrderChoice, splitChoices } from "../view/order-choices.ts";
import { SeeTogether, useTogether } from "../view/shared-cart-link.tsx";
import type { CartContents } from "../view/use-cart-contents.ts";
import { CartFooterNotice } from "./cart-footer-notice.tsx";

type CartFooterProps = Pick<CartActions, "opening" | "failed"> & { contents: CartContents };

/** Shows the buttons that order, or the way to the shared cart whose opener orders for all. */
export function CartFooter(props: CartFooterProps) {
  return useTogether() === "sent for all" ? <SeeTogether /> : <OrderButtons {...props} />;
}

/**
 * Shows the buttons that order, with what the customer should know before. It takes little of a phone:
 * the first way to order is the large button, the other ones stand in one row above it, with what is against
 * them.
 */
export function OrderButtons({ contents, opening, failed }: CartFooterProps) {
  const t = useText();
  const orderText = useOrderText();
  const { view, order } = contents;
  const { main, others, refused } = splitChoices(contents.choices);
  const isBlocked = !view.orderable || opening !== null;
  return (
    <>
      <CartFooterNotice view={view} main={main} />
      {failed && <Notice alert>{t("failure.offline")}</Notice>}
      {others.length + refused.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {others.map((choice) => (
            <OtherServiceTypeButton
              key={choice.type}
              choice={choice}
              disabled={isBlocked}
              busy={opening === choice.type}
              onOrder={() => order(choice.type)}
            />
          ))}
          {refused.map(({ type, reason }) => (
            <RefusedServiceType key={type} type={type} reason={reason} />
          ))}
        </div>
      )}
      {main ? (
        <Button
          disabled={isBlocked || main.reasons.length > 0}
          busy={opening === main.type}
          onClick={() => order(main.type)}
        >
          {orderText(main)}
        </Button>
      ) : (
        <Button disabled>{t("cart.order")}</Button>
      )}
    </>
  );
}

type OtherServiceTypeProps = {
  choice: OrderChoice;
  disabled: boolean;
  busy: boolean;
  onOrder: () => void;
};

function OtherServiceTypeButton({ choice, disabled, busy, onOrder }: OtherServiceTypeProps) {
  const t = useText();
  const typeName = useServiceTypeName();
  const note = choice.scheduledFrom && t("cart.forLater");
  return (
    <Button
      look="secondary"
      className={classNames("target min-h-10! flex-[1_1_7rem] px-3! text-sm!", note && "py-1")}
      disabled={disabled || choice.reasons.length > 0}
      busy={busy}
      onClick={onOrder}
    >
      <span className="flex min-w-0 flex-col">
        {typeName(choice.type)}
        {note && <span className="text-xs font-normal">{note}</span>}
      </span>
    </Button>
  );
}

type RefusedServiceTypeProps = { type: ServiceType; reason: NotOrderableReason };

/**
 * A way to order that has a reason of its own against it, among the other ones and as low as they: below a
 * minimum it shows what is missing.
 */
function RefusedServiceType({ type, reason }: RefusedServiceTypeProps) {
  const t = useText();
  const missingPrice = useMissingPrice();
  const typeName = useServiceTypeName();
  const text = useReasonText()(reason);
  const short =
    reason.code === "below_minimum"
      ? t("cart.missing", { missing: missingPrice(reason.missing) })
      : text;
  return (
    <Button
      look="secondary"
      className="min-h-10! flex-[1_1_7rem] flex-col gap-0! border-dashed border-field! bg-transparent! px-3! py-0.5! text-sm! leading-tight"
      title={text}
      disabled
    >
      {typeName(type)}
      <span aria-hidden="true" className="tabular text-xs text-warning">
        {short}
      </span>
      <span className="heard">{text}</span>
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
