import { Button, ButtonLink } from "@comanda/ui/controls/button.tsx";
import Check from "lucide-react/icons/check";
import { useText } from "../../../i18n/text.ts";
import { useKeepQuery } from "../../../links/keep-query.tsx";
import type { LastSentOrder } from "../../../session/checkout/saved-checkout.ts";

type OrderAlreadyPlacedProps = {
  placed: LastSentOrder;
  /** The cart still has products, for another order. */
  cartHasItems: boolean;
  onClose: () => void;
};

/**
 * Shown instead of the checkout when its order is already placed: in another tab, by a request
 * whose answer was lost, or by one whose answer cannot be read.
 */
export function OrderAlreadyPlaced({ placed, cartHasItems, onClose }: OrderAlreadyPlacedProps) {
  const t = useText();
  const withQuery = useKeepQuery();
  return (
    <div
      data-short
      className="flex flex-1 flex-col items-center justify-center gap-3 p-6 text-center"
    >
      <span className="grid size-20 place-items-center rounded-full bg-positive-soft text-positive">
        <Check className="size-10" aria-hidden="true" />
      </span>
      <div role="status">
        <h2 className="text-lg">{t("checkout.placed")}</h2>
      </div>
      {placed.unread ? (
        <UnreadableOrder orderId={placed.orderId} />
      ) : (
        <>
          <p className="text-muted">
            {t(placed.before ? "checkout.sentBefore" : "checkout.sentElsewhere")}
          </p>
          {placed.before && cartHasItems && <p className="text-muted">{t("checkout.cartKept")}</p>}
          <ButtonLink
            href={withQuery("/tracking", { order_id: placed.orderId })}
            className="mt-2 w-full"
          >
            {t("checkout.seeOrder")}
          </ButtonLink>
        </>
      )}
      <Button look="plain" onClick={onClose}>
        {t("checkout.close")}
      </Button>
    </div>
  );
}

/**
 * Shows the order's number, which the customer can give to the restaurant; the order's page cannot show
 * the order.
 */
function UnreadableOrder({ orderId }: { orderId: string }) {
  const t = useText();
  return (
    <>
      <p className="font-bold wrap-anywhere">{t("tracking.number", { number: orderId })}</p>
      <p className="text-muted">{t("checkout.sentUnread")}</p>
    </>
  );
}
