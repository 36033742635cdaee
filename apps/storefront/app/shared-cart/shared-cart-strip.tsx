import "../i18n/fetch-later-messages.ts";
import { currencyCodeOf, toCents } from "@comanda/domain/money/cents";
import ChevronRight from "lucide-react/icons/chevron-right";
import Users from "lucide-react/icons/users";
import { useLocation } from "react-router";
import { useCompanySite } from "../company/company-site.tsx";
import { usePrice } from "../company/use-price.ts";
import { useText } from "../i18n/text.ts";
import { QueryLink } from "../links/keep-query.tsx";
import { guestText } from "./guest-text.ts";
import { useCheckoutText } from "./use-checkout-text.ts";
import { useFollowSharedCart } from "./use-follow-shared-cart.ts";
import { useSharedCart } from "./use-shared-cart.ts";

/** Says on menu and cart who orders together and what all of it costs, and follows the shared cart. */
export function SharedCartStrip() {
  const t = useText();
  const price = usePrice();
  const { pathname } = useLocation();
  const { company } = useCompanySite();
  const { status, cart } = useSharedCart();
  const checkout = useCheckoutText(cart);
  useFollowSharedCart();
  if (pathname === "/together") return null;
  const text = () => {
    if (status === "removed") return t("together.removed");
    if (!cart) return null;
    const sender = cart.guests.find(({ id }) => id === cart.by);
    if (status === "over")
      return sender ? t("together.sentBy", { name: guestText(t, sender) }) : t("together.over");
    if (checkout) return checkout.text;
    const total = price(toCents(cart.total, currencyCodeOf(company)));
    return t("together.strip", { count: cart.guests.length, total });
  };
  const shown = text();
  if (shown === null) return null;
  return (
    <div className="border-b border-line bg-accent-soft text-accent-text">
      <QueryLink
        to="/together"
        className="mx-auto flex min-h-12 max-w-[calc(1152px+2rem)] items-center gap-2.5 px-4 py-2 text-sm"
      >
        <Users aria-hidden="true" className="size-5 flex-none" />
        <span role="status" className="min-w-0 flex-1 wrap-anywhere">
          <b className="tabular">{shown}</b>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 flex-none rtl:-scale-x-100" />
      </QueryLink>
    </div>
  );
}
