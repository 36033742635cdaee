import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { browserApi } from "../api/browser-api.ts";
import {
  type CompanySite,
  type LoadedMenu,
  type Offers,
  useCompanySite,
} from "../company/company-site.tsx";
import { useText } from "../i18n/text.tsx";
import { hasCoupons, hasLoyaltyProgram } from "../offers/has-offers.ts";
import { companyOrdering } from "../ordering/company-ordering.ts";
import { qrServiceType } from "../ordering/qr.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { useMenuRefresh } from "./use-menu-refresh.ts";

// What a page does that was sent without a part of it: one file, that is fetched only then.

/** Something that the page is about could not be loaded: says so, and loads it again. */
export function MissingPartNotice() {
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
export function fillMissingParts(fresh: LoadedMenu, known: LoadedMenu): LoadedMenu {
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

export type LoadedQr = Pick<CompanySite, "qr" | "ordering" | "refusal" | "pauses">;

/**
 * Asks for the QR code that a page came without, and judges what can be ordered by it. One that cannot be
 * had, or is another company's, is none; that it failed is reported as any failed call is.
 */
export function LoadMissingQr({ onFound }: { onFound: (found: LoadedQr) => void }) {
  const { company, settings } = useCompanySite();
  const qrId = useSearchParams()[0].get("qr-id");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the code orders is judged once
  useEffect(() => {
    if (!qrId) return;
    const stop = new AbortController();
    browserApi("readQr", { params: { qrId } }, { signal: stop.signal }).then(
      (qr) => {
        if (qr.company_id && qr.company_id !== company.id) return;
        const context = { company, settings, qrServiceType: qrServiceType(qr), now: new Date() };
        onFound({ qr, ...companyOrdering(context) });
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
export function LoadMissingOffers({ companyId, known, onFound }: LateOffersProps) {
  const { coupons, loyalty } = known;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who hears of it changes nothing
  useEffect(() => {
    const stop = new AbortController();
    const input = { params: { companyId } };
    const call = { signal: stop.signal };
    const ignore = () => undefined;
    if (coupons === null) {
      browserApi("listCoupons", input, call).then(
        (found) => onFound({ coupons: hasCoupons(found) }),
        ignore,
      );
    }
    if (loyalty === null) {
      browserApi("readLoyaltySettings", input, call).then(
        (found) => onFound({ loyalty: hasLoyaltyProgram(found) }),
        ignore,
      );
    }
    return () => stop.abort();
  }, [companyId, coupons, loyalty]);
  return null;
}
