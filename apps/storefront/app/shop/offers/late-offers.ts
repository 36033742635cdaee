import { api } from "../../session/api.ts";
import type { LoadedMenu, Offers } from "../shop.tsx";
import { offersCoupons, offersPoints } from "./offered.ts";

type Asking = {
  companyId: string;
  /** What the page came with; null is asked for. */
  known: LoadedMenu["offers"];
  add: (offers: Partial<Offers>) => void;
  stop: AbortController;
};

/**
 * Asks for the offers that a page came without, each for itself. One that cannot be had is not offered;
 * that it failed is reported as any failed call is.
 */
export function askForOffers({ companyId, known, add, stop }: Asking): void {
  const input = { params: { companyId } };
  const call = { signal: stop.signal };
  const ignore = () => undefined;
  if (known.coupons === null) {
    api("listCoupons", input, call).then(
      (coupons) => add({ coupons: offersCoupons(coupons) }),
      ignore,
    );
  }
  if (known.loyalty === null) {
    api("readLoyaltySettings", input, call).then(
      (settings) => add({ loyalty: offersPoints(settings) }),
      ignore,
    );
  }
}
