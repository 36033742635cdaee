import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { useText } from "../i18n/text.ts";
import { useGuestCheckouts } from "./guest-checkouts.ts";
import { guestText } from "./guest-text.ts";

type CheckoutText = {
  text: string;
  /** What it means for the other guests; null where it does not concern them. */
  hint: string | null;
};

/**
 * Returns the sentence that another guest is checking out. Of several it names the one who orders for all, else
 * the last one. Null while there is none, and while an order is being paid, for which there is another sentence.
 */
export function useCheckoutText(cart: SharedCart | null): CheckoutText | null {
  const t = useText();
  const checkouts = useGuestCheckouts();
  if (cart?.state !== "open") return null;
  const others = checkouts.filter(({ guest }) => guest !== cart.me);
  const shown = others.find(({ whole }) => whole) ?? others.at(-1);
  const guest = cart.guests.find(({ id }) => id === shown?.guest);
  if (!shown || !guest) return null;
  const name = guestText(t, guest);
  if (!shown.whole) return { text: t("together.checkingOutOwn", { name }), hint: null };
  return { text: t("together.checkingOut", { name }), hint: t("together.mayBeLate") };
}
