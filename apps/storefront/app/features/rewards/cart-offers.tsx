import { normalizeCode } from "@comanda/domain/money/coupon-code";
import { couponRefusal } from "@comanda/domain/money/coupons";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import ChevronRight from "lucide-react/icons/chevron-right";
import Gift from "lucide-react/icons/gift";
import Ticket from "lucide-react/icons/ticket-percent";
import type { ReactNode } from "react";
import { Link, parsePath, useLocation } from "react-router";
import { useCompanySite, useMenu } from "../../company/company-site.tsx";
import { usePrice } from "../../company/use-price.ts";
import { useText } from "../../i18n/text.ts";
import { useKeepQuery } from "../../links/keep-query.tsx";
import { useCoupons } from "../../offers/use-coupons.ts";
import { usePricedCart } from "../../ordering/use-priced-cart.ts";
import { cartMask } from "../../session/cart/cart-location.ts";
import { useCheckout } from "../../session/checkout/checkout-store.ts";

/** Links to coupons and rewards in the cart, with the ones that were chosen. */
export function CartOffers() {
  const t = useText();
  const { coupons, loyalty } = useMenu().offers;
  const coupon = useChosenCoupon();
  const reward = useCheckout(({ rewardId }) => rewardId);
  if (!(coupons || loyalty)) return null;
  return (
    <nav
      aria-label={t("menu.offers")}
      className="mx-4 mt-4 rounded-m border border-line bg-surface px-4 lg:mx-0"
    >
      {coupons && (
        <OfferRow
          query="show-coupons"
          icon={<Ticket aria-hidden="true" className="size-5" />}
          title={t("menu.coupons")}
          note={coupon}
        />
      )}
      {loyalty && (
        <OfferRow
          query="show-loyalty"
          icon={<Gift aria-hidden="true" className="size-5" />}
          title={t("menu.rewards")}
          note={reward ? { good: true, text: t("loyalty.chosen") } : null}
        />
      )}
    </nav>
  );
}

type Note = { good: boolean; text: string };

/** Returns the chosen coupon, with the amount that the cart lacks for it; null if none is chosen. */
function useChosenCoupon(): Note | null {
  const t = useText();
  const price = usePrice();
  const { company } = useCompanySite();
  const { total } = usePricedCart();
  const code = useCheckout(({ couponCode }) => couponCode);
  const refused = useCheckout(({ discountState }) => discountState.refused.COUPON);
  const { coupons } = useCoupons(company.id, code !== "");
  if (code === "") return null;
  const coupon = coupons?.find((each) => normalizeCode(each.code) === normalizeCode(code));
  const refusal = coupon ? couponRefusal(coupon, total, company.currency.code) : null;
  if (refused?.code === "coupon_unknown") return { good: false, text: t("coupon.unknown") };
  if (refusal?.code !== "coupon_below_minimum") {
    return { good: true, text: t("coupon.chosen", { code }) };
  }
  const missing = price(refusal.missing);
  return { good: false, text: t("coupon.chosenMissing", { code, missing }) };
}

type OfferRowProps = { query: string; icon: ReactNode; title: string; note: Note | null };

function OfferRow({ query, icon, title, note }: OfferRowProps) {
  const ink = note?.good ? "text-positive" : "text-warning";
  const { pathname, state } = useLocation();
  const to = useKeepQuery()(pathname, { [query]: "true" });
  const { search = "" } = parsePath(to);
  return (
    <Link
      to={to}
      {...cartMask({ pathname, search })}
      preventScrollReset
      state={{ ...state, fromHere: true }}
      className="flex min-h-13 items-center gap-3 border-b border-line py-1.5 last:border-0"
    >
      <span className={classNames("flex-none", note ? ink : "text-muted")}>{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{title}</span>
        {note && (
          <span className={classNames("tabular block text-xs break-words", ink)}>{note.text}</span>
        )}
      </span>
      <ChevronRight className="size-5 flex-none text-muted rtl:-scale-x-100" aria-hidden="true" />
    </Link>
  );
}
