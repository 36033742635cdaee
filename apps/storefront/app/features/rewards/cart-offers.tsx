import { classNames } from "@comanda/ui/controls/class-names.ts";
import ChevronRight from "lucide-react/icons/chevron-right";
import Gift from "lucide-react/icons/gift";
import Ticket from "lucide-react/icons/ticket-percent";
import type { ReactNode } from "react";
import { Link, parsePath, useLocation } from "react-router";
import { useMenu } from "../../company/company-site.tsx";
import { useMissingPrice } from "../../company/use-missing-price.ts";
import { useText } from "../../i18n/text.ts";
import { useKeepQuery } from "../../links/keep-query.tsx";
import { useChosenDiscounts } from "../../ordering/chosen-discounts.tsx";
import { cartMask } from "../../session/cart/cart-location.ts";
import { useCheckout } from "../../session/checkout/checkout-store.ts";

/** Links to coupons and rewards in the cart, with the ones that were chosen. */
export function CartOffers() {
  const t = useText();
  const { coupons, loyalty } = useMenu().offers;
  const coupon = useCouponNote();
  const reward = useCheckout(({ rewardId }) => rewardId);
  if (!(coupons || loyalty)) return null;
  return (
    <nav
      aria-label={t("menu.offers")}
      className="mx-4 mt-4 overflow-hidden rounded-m border border-line bg-surface lg:mx-0 lg:mt-0"
    >
      {coupons && (
        <OfferRow
          query="show-coupons"
          icon={<Ticket aria-hidden="true" className="size-[20px]" />}
          title={t("menu.coupons")}
          note={coupon}
        />
      )}
      {loyalty && (
        <OfferRow
          query="show-loyalty"
          icon={<Gift aria-hidden="true" className="size-[20px]" />}
          title={t("menu.rewards")}
          note={reward ? { good: true, text: t("loyalty.chosen") } : null}
        />
      )}
    </nav>
  );
}

type Note = { good: boolean; text: string };

/** Says which coupon is chosen, and the amount that the cart lacks for it; null if none is chosen. */
function useCouponNote(): Note | null {
  const t = useText();
  const missingPrice = useMissingPrice();
  const { coupon } = useChosenDiscounts();
  if (!coupon) return null;
  const { code, missing, absence } = coupon;
  if (absence === "coupon_gone") return { good: false, text: t("coupon.gone") };
  if (absence) return { good: false, text: t("coupon.unknown") };
  if (missing === 0) return { good: true, text: t("coupon.chosen", { code }) };
  return { good: false, text: t("coupon.chosenMissing", { code, missing: missingPrice(missing) }) };
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
      // The ring of the focus stays inside the frame around the rows.
      className="flex min-h-13 items-center gap-[12px] border-b border-line px-[16px] py-1.5 -outline-offset-2! last:rounded-b-m last:border-0 first:rounded-t-m"
    >
      <span className={classNames("flex-none", note ? ink : "text-muted")}>{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{title}</span>
        {note && (
          <span className={classNames("tabular block text-xs break-words", ink)}>{note.text}</span>
        )}
      </span>
      <ChevronRight
        className="size-[20px] flex-none text-muted rtl:-scale-x-100"
        aria-hidden="true"
      />
    </Link>
  );
}
