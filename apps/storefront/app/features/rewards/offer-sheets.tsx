import { useHistoryBack } from "@comanda/ui/web/history-back.ts";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useMenu } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { withLaterMessages } from "../../i18n/with-later-messages.ts";
import { LazySheet } from "../../lazy/lazy-sheet.tsx";
import { useKeepQuery } from "../../links/keep-query.tsx";

const loadCoupons = withLaterMessages(
  async () => (await import("./checkout-coupons-sheet.tsx")).CheckoutCouponsSheet,
);
const loadLoyalty = withLaterMessages(
  async () => (await import("./loyalty-sheet.tsx")).LoyaltySheet,
);

/**
 * Shows the sheets of coupons and points. Each is open while its parameter is in the query, if the
 * company has coupons or points (conformance 2.6, 2.7).
 */
export function OfferSheets() {
  const t = useText();
  const { coupons, loyalty } = useMenu().offers;
  const { isRequested, close } = useOfferQuery();
  return (
    <>
      <LazySheet
        load={loadCoupons}
        title={t("menu.coupons")}
        props={{ open: coupons && isRequested("show-coupons"), onClose: close }}
      />
      <LazySheet
        load={loadLoyalty}
        title={t("menu.rewards")}
        props={{ open: loyalty && isRequested("show-loyalty"), onClose: close }}
      />
    </>
  );
}

/**
 * Reads from the query which sheet is open. Closing goes back to the page from which the sheet was
 * opened, so that the browser's back button does not open it again. For a visitor who came by a link
 * the URL is replaced.
 */
function useOfferQuery() {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const goBack = useHistoryBack();
  const withQuery = useKeepQuery();
  return {
    isRequested: (name: string) => params.get(name) === "true",
    close() {
      if (state?.fromHere) return goBack(1);
      void navigate(withQuery(pathname), { replace: true, preventScrollReset: true });
    },
  };
}
