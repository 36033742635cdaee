import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useText } from "../../i18n/text.tsx";
import { useCheckout } from "../../session/checkout-store.ts";
import { useNow } from "../../shop/now.tsx";
import { useKeptQuery } from "../../shop/query.tsx";
import { useReadOnly } from "../../shop/read-only.ts";
import { ButtonLink } from "../../ui/button.tsx";

/** Milliseconds after which an order is no longer why the cart is empty. */
const RECENT = 30 * 60_000;

/**
 * Nothing in the cart: because nothing was chosen yet, because it has just been ordered, or because
 * nothing is ordered here, whatever an earlier visit has left in it.
 */
export function EmptyCart() {
  const t = useText();
  const kept = useKeptQuery();
  const now = useNow();
  const sent = useCheckout((checkout) => checkout.sent);
  const hint = useReadOnly() ? "reason.readOnly" : "cart.emptyHint";
  const ordered = sent !== null && now.getTime() - sent.at < RECENT;
  const orderedHint = sent?.unread ? "checkout.sentUnread" : "cart.orderedHint";
  return (
    <main className="mx-auto flex max-w-md flex-1 flex-col items-center justify-center gap-3 p-6 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-accent-soft text-accent-text">
        <ShoppingBag className="size-9" aria-hidden="true" />
      </span>
      <h2 className="text-lg">{t(ordered ? "checkout.placed" : "cart.empty")}</h2>
      <p className="text-muted">{t(ordered ? orderedHint : hint)}</p>
      {ordered && sent.unread && (
        <p className="text-muted wrap-anywhere">{t("tracking.number", { number: sent.orderId })}</p>
      )}
      {ordered && !sent.unread && (
        <ButtonLink href={kept("/tracking", { order_id: sent.orderId })} className="mt-2 w-full">
          {t("checkout.seeOrder")}
        </ButtonLink>
      )}
      <ButtonLink
        href={kept("/products")}
        look={ordered ? "secondary" : "primary"}
        className={ordered ? "w-full" : "mt-2 w-full"}
      >
        {t("cart.seeMenu")}
      </ButtonLink>
    </main>
  );
}
