import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useText } from "../i18n/text.tsx";
import { api } from "../session/api.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { useMenuRefresh } from "./menu-refresh.ts";
import { offersCoupons, offersPoints } from "./offers/offered.ts";
import { shopOrdering } from "./ordering.ts";
import { qrServiceType } from "./qr.ts";
import { type LoadedMenu, type Offers, type Shop, useShop } from "./shop.tsx";

// What a page does that was sent without a part of it: one file, that is fetched only then.

/** Something that the page is about could not be loaded: says so, and loads it again. */
export function MissingPart() {
  const t = useText();
  const refresh = useMenuRefresh();
  const retry = (
    <Button look="plain" onClick={() => void refresh()}>
      {t("error.retry")}
    </Button>
  );
  return (
    <Notice alert action={retry}>
      {t("error.occurredHint")}
    </Notice>
  );
}

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

export type FoundQr = Pick<Shop, "qr" | "ordering" | "refusal" | "pauses">;

/**
 * Asks for the QR code that a page came without, and judges what can be ordered by it. One that cannot be
 * had, or is another company's, is none; that it failed is reported as any failed call is.
 */
export function LateQr({ onFound }: { onFound: (found: FoundQr) => void }) {
  const { company, settings } = useShop();
  const qrId = useSearchParams()[0].get("qr-id");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the code orders is judged once
  useEffect(() => {
    if (!qrId) return;
    const stop = new AbortController();
    api("readQr", { params: { qrId } }, { signal: stop.signal }).then(
      (qr) => {
        if (qr.company_id && qr.company_id !== company.id) return;
        const context = { company, settings, qrServiceType: qrServiceType(qr), now: new Date() };
        onFound({ qr, ...shopOrdering(context) });
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [qrId]);
  return null;
}

type LateOffersProps = {
  companyId: string;
  /** What the page came with; null is asked for. */
  known: LoadedMenu["offers"];
  onFound: (offers: Partial<Offers>) => void;
};

/**
 * Asks for the offers that a page came without, each for itself. One that cannot be had is not offered;
 * that it failed is reported as any failed call is.
 */
export function LateOffers({ companyId, known, onFound }: LateOffersProps) {
  const { coupons, loyalty } = known;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who hears of it changes nothing
  useEffect(() => {
    const stop = new AbortController();
    const input = { params: { companyId } };
    const call = { signal: stop.signal };
    const ignore = () => undefined;
    if (coupons === null) {
      api("listCoupons", input, call).then(
        (found) => onFound({ coupons: offersCoupons(found) }),
        ignore,
      );
    }
    if (loyalty === null) {
      api("readLoyaltySettings", input, call).then(
        (found) => onFound({ loyalty: offersPoints(found) }),
        ignore,
      );
    }
    return () => stop.abort();
  }, [companyId, coupons, loyalty]);
  return null;
}
