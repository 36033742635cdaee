import Gift from "lucide-react/icons/gift";
import Ticket from "lucide-react/icons/ticket-percent";
import type { ReactNode } from "react";
import { useMenu } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { QueryLink } from "../../links/keep-query.tsx";

/** Links to coupons and points above the menu; nothing if the restaurant has neither. */
export function OffersBar() {
  const t = useText();
  const { coupons, loyalty } = useMenu().offers;
  if (!(coupons || loyalty)) return null;
  return (
    <nav aria-label={t("menu.offers")} className="offer-links">
      {coupons && (
        <OfferLink query="show-coupons" icon={<Ticket aria-hidden="true" className="size-4" />}>
          {t("menu.coupons")}
        </OfferLink>
      )}
      {loyalty && (
        <OfferLink query="show-loyalty" icon={<Gift aria-hidden="true" className="size-4" />}>
          {t("menu.rewards")}
        </OfferLink>
      )}
    </nav>
  );
}

type OfferLinkProps = { query: string; icon: ReactNode; children: ReactNode };

function OfferLink({ query, icon, children }: OfferLinkProps) {
  return (
    <QueryLink
      to="/products"
      query={{ [query]: "true" }}
      preventScrollReset
      state={{ fromHere: true }}
      className="target"
    >
      {icon}
      {children}
    </QueryLink>
  );
}
