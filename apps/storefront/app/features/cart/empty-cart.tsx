import { MINUTE_MS } from "@comanda/domain/time/durations";
import { ButtonLink } from "@comanda/ui/controls/button.tsx";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useNow } from "../../hours/current-time.tsx";
import { useText } from "../../i18n/text.ts";
import { useKeepQuery } from "../../links/keep-query.tsx";
import { useReadOnly, useReadOnlyHint } from "../../ordering/use-read-only.ts";
import { useCheckout } from "../../session/checkout/checkout-store.ts";
import { RemovedLine } from "./lines/removed-line.tsx";
import { useBackToMenu } from "./use-back-to-menu.ts";

/** Milliseconds for which an empty cart says that its products were ordered. */
const RECENT_ORDER_MS = 30 * MINUTE_MS;

/**
 * Shows the empty cart: nothing was added yet, it has just been ordered, or the menu is read-only,
 * also when the browser has a cart from an earlier visit.
 */
export function EmptyCart() {
  const t = useText();
  const withQuery = useKeepQuery();
  const { href, onLinkClick } = useBackToMenu();
  const now = useNow();
  const lastPlaced = useCheckout((checkout) => checkout.sent);
  const readOnlyHint = useReadOnlyHint();
  const hint = useReadOnly() ? readOnlyHint : "cart.emptyHint";
  // The browser still has a cart, which a page without the settings cannot show.
  const title = hint === "error.occurredHint" ? "error.occurred" : "cart.empty";
  const ordered = lastPlaced !== null && now.getTime() - lastPlaced.at < RECENT_ORDER_MS;
  const orderedHint = lastPlaced?.unread ? "checkout.sentUnread" : "cart.orderedHint";
  return (
    <div
      data-empty
      className="mx-auto flex max-w-md flex-1 flex-col items-center justify-center gap-3 p-6 text-center"
    >
      <span className="grid size-20 place-items-center rounded-full bg-accent-soft text-accent-text">
        <ShoppingBag className="size-9" aria-hidden="true" />
      </span>
      <h2 className="text-lg">{t(ordered ? "checkout.placed" : title)}</h2>
      <p className="text-muted">{t(ordered ? orderedHint : hint)}</p>
      <RemovedLine />
      {ordered && lastPlaced.unread && (
        <p className="text-muted wrap-anywhere">
          {t("tracking.number", { number: lastPlaced.orderId })}
        </p>
      )}
      {ordered && !lastPlaced.unread && (
        <ButtonLink
          href={withQuery("/tracking", { order_id: lastPlaced.orderId })}
          className="mt-2 w-full"
        >
          {t("checkout.seeOrder")}
        </ButtonLink>
      )}
      <ButtonLink
        href={href}
        onClick={onLinkClick}
        look={ordered ? "secondary" : "primary"}
        className={ordered ? "w-full" : "mt-2 w-full"}
      >
        {t("cart.seeMenu")}
      </ButtonLink>
    </div>
  );
}
