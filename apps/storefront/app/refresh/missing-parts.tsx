import { qrServiceType } from "@comanda/domain/company/service-type";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { browserApi } from "../api/browser-api.ts";
import {
  type CompanySite,
  type LoadedMenu,
  type Offers,
  useCompanySite,
} from "../company/company-site.tsx";
import { useNow } from "../hours/current-time.tsx";
import { useText } from "../i18n/text.ts";
import { hasCoupons, hasLoyaltyProgram } from "../offers/has-offers.ts";
import { companyOrdering } from "../ordering/company-ordering.ts";
import { useMenuRefresh } from "./use-menu-refresh.ts";

// Loads the parts that a page was sent without. One file, fetched only where a part is missing.

/** Says that a part of the page could not be loaded, and offers to load it again. */
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
 * Fills the missing parts of a refreshed menu with the last known ones, so that a failure removes
 * nothing.
 */
export function fillMissingParts(fresh: LoadedMenu, lastKnown: LoadedMenu): LoadedMenu {
  return {
    categories: fresh.categories ?? lastKnown.categories,
    orderSettings: fresh.orderSettings ?? lastKnown.orderSettings,
    paymentMethods: fresh.paymentMethods ?? lastKnown.paymentMethods,
    offers: {
      coupons: fresh.offers.coupons ?? lastKnown.offers.coupons,
      loyalty: fresh.offers.loyalty ?? lastKnown.offers.loyalty,
    },
  };
}

export type LoadedQr = Pick<CompanySite, "qr" | "ordering" | "refusal" | "pauses">;

/**
 * Fetches the QR code that a page was sent without, and evaluates what its visitor can order. A
 * code that fails to load, or belongs to another company, is ignored. A failure is reported, as for
 * every call.
 */
export function LoadMissingQr({ onFound }: { onFound: (found: LoadedQr) => void }) {
  const { company, settings } = useCompanySite();
  const qrId = useSearchParams()[0].get("qr-id");
  const now = useNow();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is evaluated once
  useEffect(() => {
    if (!qrId) return;
    const stop = new AbortController();
    browserApi("readQr", { params: { qrId } }, { signal: stop.signal }).then(
      (qr) => {
        if (qr.company_id && qr.company_id !== company.id) return;
        const context = { company, settings, qrServiceType: qrServiceType(qr), now };
        onFound({ qr, ...companyOrdering(context) });
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [qrId]);
  return null;
}

type LoadMissingOffersProps = {
  companyId: string;
  /** The offers that the page came with; those that are null are fetched. */
  known: LoadedMenu["offers"];
  onFound: (offers: Partial<Offers>) => void;
};

/**
 * Fetches the offers that a page was sent without, each with its own call. One that fails to load
 * is not offered. A failure is reported, as for every call.
 */
export function LoadMissingOffers({ companyId, known, onFound }: LoadMissingOffersProps) {
  const { coupons, loyalty } = known;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `onFound` needs no new request
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
