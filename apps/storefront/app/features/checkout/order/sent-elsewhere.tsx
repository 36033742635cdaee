import Check from "lucide-react/icons/check";
import { useText } from "../../../i18n/text.tsx";
import type { Sent } from "../../../session/checkout-store.ts";
import { useKeptQuery } from "../../../shop/query.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";

type SentElsewhereProps = {
  sent: Sent;
  /** There is still something in the cart, for another order. */
  cartKept: boolean;
  onClose: () => void;
};

/**
 * The order that stood here was sent already: from another tab, at a try whose answer was lost, or
 * with an answer that cannot be read.
 */
export function SentElsewhere({ sent, cartKept, onClose }: SentElsewhereProps) {
  const t = useText();
  const kept = useKeptQuery();
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 p-6 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-positive-soft text-positive">
        <Check className="size-10" aria-hidden="true" />
      </span>
      <div role="status">
        <h2 className="text-lg">{t("checkout.placed")}</h2>
      </div>
      {sent.unread ? (
        <UnreadOrder orderId={sent.orderId} />
      ) : (
        <>
          <p className="text-muted">
            {t(sent.before ? "checkout.sentBefore" : "checkout.sentElsewhere")}
          </p>
          {sent.before && cartKept && <p className="text-muted">{t("checkout.cartKept")}</p>}
          <ButtonLink href={kept("/tracking", { order_id: sent.orderId })} className="mt-2 w-full">
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

/** What the customer can say to the restaurant; the order's page would not show it. */
function UnreadOrder({ orderId }: { orderId: string }) {
  const t = useText();
  return (
    <>
      <p className="font-bold wrap-anywhere">{t("tracking.number", { number: orderId })}</p>
      <p className="text-muted">{t("checkout.sentUnread")}</p>
    </>
  );
}
