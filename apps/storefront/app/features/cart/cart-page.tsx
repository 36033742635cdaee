import type { ServiceType } from "@comanda/domain/company/service-type";
import { Chip } from "@comanda/ui/controls/chip.tsx";
import { PageHeader } from "@comanda/ui/controls/page-header.tsx";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { type ReactNode, useContext, useEffect, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { usePageView } from "../../analytics/use-page-view.ts";
import { useCompanySite, useMenu } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { LegalLink } from "../../links/legal-link.tsx";
import { qrPlaceName } from "../../ordering/qr.ts";
import { useUnsold } from "../../ordering/unsold.ts";
import { useOrderingContext } from "../../ordering/use-ordering-context.ts";
import { useReadOnly } from "../../ordering/use-read-only.ts";
import { LanguageLink } from "../../page/language/language-link.tsx";
import { CartContext, useCart } from "../../session/cart/cart-store.ts";
import { currentPrices, unseenPrices } from "../../session/cart/price-changes.ts";
import { useCheckout } from "../../session/checkout/checkout-store.ts";
import { CartFooter } from "./cart-footer.tsx";
import { CartRows } from "./cart-rows.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { cartView } from "./cart-view.ts";
import { EmptyCart } from "./empty-cart.tsx";
import { FreeDeliveryLine } from "./free-delivery-line.tsx";
import { orderChoices } from "./order-choices.ts";
import { TogetherFooter, TogetherLink, useTogether } from "./together-link.tsx";
import { useBackToMenu } from "./use-back-to-menu.ts";
import { useReportCartView } from "./use-report-cart-view.ts";
import { useRestoreFocus } from "./use-restore-focus.ts";

type CartPageProps = {
  onOrder: (type: ServiceType) => void;
  /** Opens the line of this hash, to be changed. */
  onEdit: (hash: string) => void;
  /** The service type whose checkout is being opened. */
  opening: ServiceType | null;
  /** The checkout could not be opened, because its code could not be loaded. */
  failed: boolean;
  /** The links to coupons and rewards. */
  offers: ReactNode;
};

/**
 * Shows the cart page (conformance 2.66 to 2.72). The cart is stored in the browser: until it has been
 * read, a skeleton takes its place.
 */
export function CartPage({ onOrder, onEdit, opening, failed, offers }: CartPageProps) {
  const t = useText();
  const { company, qr } = useCompanySite();
  const { categories } = useMenu();
  const { lines, markPricesSeen } = useCart();
  const reportedLeft = useCheckout((checkout) => checkout.stockByLine);
  const planned = useCheckout((checkout) => checkout.plan?.serviceType ?? null);
  const context = useOrderingContext();
  const ready = useCartReady();
  const keptFocus = useRestoreFocus(lines);
  const view = cartView(categories, lines, company.currency.code, reportedLeft, useUnsold());
  const readOnly = useReadOnly();
  const together = useTogether();
  const pieces =
    ready && !readOnly && view.quantity > 0 ? t("cart.count", { count: view.quantity }) : "";

  usePageView("cart");
  useReportCartView(ready && !readOnly, view.rows);
  useRecordUnknownPrices(ready, unseenPrices(view.rows));

  // A customer who continues from here has seen all prices.
  const order = (type: ServiceType) => {
    markPricesSeen(currentPrices(view.rows));
    onOrder(type);
  };

  return (
    <div {...keptFocus} className="flex min-h-dvh flex-col">
      <PageHeader
        start={<BackToMenu />}
        title={t("cart.title")}
        end={<span className="text-xs text-muted">{pieces}</span>}
      />
      {!ready && !readOnly && <CartSkeleton />}
      {(readOnly || (ready && lines.length === 0)) && (
        <>
          <EmptyCart />
          <footer className="flex justify-center px-4 pb-4 text-xs text-muted">
            <LanguageLink />
          </footer>
        </>
      )}
      {!readOnly && ready && lines.length > 0 && (
        <div className="mx-auto flex w-full max-w-[calc(1152px+2rem)] flex-1 flex-col lg:flex-row lg:items-start lg:gap-6 lg:px-4 lg:pt-6 lg:pb-[168px]">
          <main className="min-w-0 flex-1 max-lg:pb-(--chip-in-list,0px)">
            {qr && (
              <p className="px-4 py-3 lg:px-0 lg:pt-0">
                <Chip>
                  <bdi data-clamped className="truncate">
                    {qrPlaceName(qr)}
                  </bdi>
                </Chip>
              </p>
            )}
            <CartRows rows={view.rows} unavailable={view.unavailable} onEdit={onEdit} />
            {together === "alone" && <TogetherLink />}
            <FreeDeliveryLine subtotal={view.total} />
            {offers}
            <p className="px-4 py-4 text-xs text-muted lg:px-0">
              <LegalLink to="terms" className="target underline">
                {t("cart.terms")}
              </LegalLink>
            </p>
            <footer className="flex justify-center px-4 pb-4 text-xs text-muted lg:px-0">
              <LanguageLink />
            </footer>
          </main>
          {together === "sent for all" ? (
            <TogetherFooter />
          ) : (
            <CartFooter
              view={view}
              choices={orderChoices(context, view.total, planned)}
              onOrder={order}
              opening={opening}
              failed={failed}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Returns whether the stored cart has been read; false on the server and while the page hydrates. */
function useCartReady(): boolean {
  const store = useContext(CartContext);
  return useSyncExternalStore(
    (listener) => store?.persist.onFinishHydration(listener) ?? (() => undefined),
    () => store?.persist.hasHydrated() ?? false,
    () => false,
  );
}

/** Notes the prices of lines that have none yet, such as those of an old cart: the page shows them. */
function useRecordUnknownPrices(ready: boolean, unknown: Record<string, number>): void {
  const markPricesSeen = useCart((cart) => cart.markPricesSeen);
  const noted = JSON.stringify(unknown);
  useEffect(() => {
    if (ready && noted !== "{}") markPricesSeen(JSON.parse(noted));
  }, [ready, noted, markPricesSeen]);
}

function BackToMenu() {
  const t = useText();
  const { href, onLinkClick } = useBackToMenu();
  return (
    <Link
      to={href}
      onClick={onLinkClick}
      aria-label={t("cart.backToMenu")}
      className="grid size-11 flex-none place-items-center rounded-full border border-line bg-surface"
    >
      <ArrowLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
    </Link>
  );
}
