import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import CreditCard from "lucide-react/icons/credit-card";
import Users from "lucide-react/icons/users";
import { useText } from "../../i18n/text.ts";
import { payingGuest } from "../../shared-cart/can-change-lines.ts";
import { guestText } from "../../shared-cart/guest-text.ts";
import { useCheckoutText } from "../../shared-cart/use-checkout-text.ts";

/**
 * Says who sends the order, and while a guest checks out or pays that this happens. It has its place and two
 * lines from the beginning, so that nothing moves below a finger when its words change.
 */
export function SharedCartStatus({ cart }: { cart: SharedCart }) {
  const t = useText();
  const checkout = useCheckoutText(cart);
  const opener = cart.guests.find(({ id }) => id === cart.opener);
  const payer = payingGuest(cart);
  const payingText = cart.state === "paying" ? "together.paying" : "together.payingOwn";
  const paying = payer ? t(payingText, { name: guestText(t, payer) }) : null;
  const busy = paying ?? checkout?.text;
  const sends = () => {
    if (cart.me === cart.opener || !opener) return t("together.youSend");
    return t("together.waitFor", { name: guestText(t, opener) });
  };
  const Icon = busy ? CreditCard : Users;
  return (
    <p
      role="status"
      className={classNames(
        "flex min-h-15 items-center gap-3 rounded-m px-4 py-2 text-sm motion-safe:transition-colors",
        busy ? "bg-warning-soft text-warning" : "bg-accent-soft text-accent-text",
      )}
    >
      <Icon aria-hidden="true" className="size-5 flex-none" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {busy ?? sends()}
        {!paying && checkout?.hint && <> {checkout.hint}</>}
      </span>
    </p>
  );
}
