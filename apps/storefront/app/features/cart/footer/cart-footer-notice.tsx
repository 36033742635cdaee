import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useTimeText } from "../../../hours/time-text.ts";
import { useText } from "../../../i18n/text.ts";
import { useReasonText } from "../../../ordering/use-reason-text.ts";
import type { CartView } from "../view/cart-view.ts";
import { isRestaurantWide, type OrderChoice } from "../view/order-choices.ts";

type CartFooterNoticeProps = { view: CartView; main: OrderChoice | undefined };

/** Shows why the main button is disabled, or what the customer should know before pressing it. */
export function CartFooterNotice({ view, main }: CartFooterNoticeProps) {
  const t = useText();
  const clock = useTimeText();
  const reasonText = useReasonText();
  const [reason] = main?.reasons ?? [{ code: "no_way_to_order" } as const];
  if (reason && isRestaurantWide(reason)) {
    return (
      <Notice>
        <p className="font-bold">{reasonText(reason)}</p>
        {reason.code === "closed" && <p className="text-xs">{t("cart.keepsUntilOpen")}</p>}
      </Notice>
    );
  }
  if (reason) return <Notice>{reasonText(reason)}</Notice>;
  if (!view.orderable) return <Notice>{t("cart.unsound")}</Notice>;
  if (view.rows.some(({ previousUnitPrice: was }) => was !== null))
    return <Notice>{t("cart.pricesChanged")}</Notice>;
  if (!main?.scheduledFrom) return null;
  return (
    <Notice tone="neutral">{t("cart.closedNow", { time: clock.soon(main.scheduledFrom) })}</Notice>
  );
}
