import { useText } from "../../i18n/text.tsx";
import { useClock } from "../../shop/clock.ts";
import { useReasonText } from "../../shop/reason-text.ts";
import { Notice } from "../../ui/notice.tsx";
import type { CartView } from "./cart-view.ts";
import type { OrderChoice } from "./order-choices.ts";

type FooterNoticeProps = { view: CartView; main: OrderChoice | undefined };

/** What keeps the main button from working, or what there is to know before it is pressed. */
export function FooterNotice({ view, main }: FooterNoticeProps) {
  const t = useText();
  const clock = useClock();
  const reasonText = useReasonText();
  const [reason] = main?.reasons ?? [{ code: "no_way_to_order" }];
  if (reason) return <Notice>{reasonText(reason)}</Notice>;
  if (!view.sound) return <Notice>{t("cart.unsound")}</Notice>;
  if (view.rows.some(({ was }) => was !== null)) return <Notice>{t("cart.pricesChanged")}</Notice>;
  if (!main?.laterFrom) return null;
  return (
    <Notice tone="neutral">{t("cart.closedNow", { time: clock.soon(main.laterFrom) })}</Notice>
  );
}
