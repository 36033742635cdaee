import { useEffect, useState } from "react";
import type { LoadedMenu, Offers, ShopMenu } from "./shop.tsx";

/**
 * A menu that was loaded without parts of it has those that were there before: a refresh that fails
 * takes nothing away.
 */
export function withKnownParts(fresh: LoadedMenu, known: LoadedMenu): LoadedMenu {
  return {
    categories: fresh.categories ?? known.categories,
    orderSettings: fresh.orderSettings ?? known.orderSettings,
    paymentMethods: fresh.paymentMethods ?? known.paymentMethods,
    offers: {
      coupons: fresh.offers.coupons ?? known.offers.coupons,
      loyalty: fresh.offers.loyalty ?? known.offers.loyalty,
    },
  };
}

/**
 * The menu with what came too late for its page: the browser asks for the offers that are missing.
 * Null where there are no dishes to show.
 */
export function useWholeMenu(companyId: string, loaded: LoadedMenu): ShopMenu | null {
  const [late, setLate] = useState<Partial<Offers>>({});
  const { coupons, loyalty } = loaded.offers;
  useEffect(() => {
    if (coupons !== null && loyalty !== null) return;
    const stop = new AbortController();
    const add = (offers: Partial<Offers>) => setLate((before) => ({ ...before, ...offers }));
    import("./offers/late-offers.ts").then(
      ({ askForOffers }) => askForOffers({ companyId, known: { coupons, loyalty }, add, stop }),
      () => undefined,
    );
    return () => stop.abort();
  }, [companyId, coupons, loyalty]);
  if (!loaded.categories) return null;
  return {
    ...loaded,
    categories: loaded.categories,
    offers: {
      coupons: coupons ?? late.coupons ?? false,
      loyalty: loyalty ?? late.loyalty ?? false,
    },
  };
}
