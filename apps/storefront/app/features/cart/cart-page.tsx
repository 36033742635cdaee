import type { ServiceType } from "@comanda/domain/service-type";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { usePageView } from "../../analytics/use-page-view.ts";
import { useText } from "../../i18n/text.tsx";
import { useCart } from "../../session/cart-store.ts";
import { useCheckout } from "../../session/checkout-store.ts";
import { pricesNow, pricesUnknown } from "../../session/price-changes.ts";
import { LegalLink } from "../../shop/legal-links.tsx";
import { useOrderingContext } from "../../shop/ordering-context.ts";
import { placeName } from "../../shop/qr.ts";
import { useReadOnly } from "../../shop/read-only.ts";
import { useMenu, useShop } from "../../shop/shop.tsx";
import { Chip } from "../../ui/chip.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { CartFooter } from "./cart-footer.tsx";
import { CartRows } from "./cart-rows.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { cartView } from "./cart-view.ts";
import { EmptyCart } from "./empty-cart.tsx";
import { FreeDeliveryLine } from "./free-delivery-line.tsx";
import { orderChoices } from "./order-choices.ts";
import { useCartReady } from "./use-cart-ready.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useSeenCart } from "./use-seen-cart.ts";
import { useWayToMenu } from "./use-way-to-menu.ts";

type CartPageProps = {
  onOrder: (type: ServiceType) => void;
  /** Opens the line of this hash, to be changed. */
  onEdit: (hash: string) => void;
  /** The way of ordering that was chosen and is being opened. */
  opening: ServiceType | null;
  /** It could not be opened, for want of a network. */
  failed: boolean;
  /** What may be had for less. */
  offers: ReactNode;
};

/** Spec §2, Cart page. The cart lives in the browser: until it has been read, its place is kept. */
export function CartPage({ onOrder, onEdit, opening, failed, offers }: CartPageProps) {
  const t = useText();
  const { company, qr } = useShop();
  const { categories } = useMenu();
  const { lines, see } = useCart();
  const left = useCheckout((checkout) => checkout.left);
  const context = useOrderingContext();
  const ready = useCartReady();
  const keptFocus = useKeptFocus(lines);
  const view = cartView(categories, lines, company.currency.code, left);
  const readOnly = useReadOnly();
  const pieces =
    ready && !readOnly && view.quantity > 0 ? t("cart.count", { count: view.quantity }) : "";

  usePageView("cart");
  useSeenCart(ready && !readOnly, view.rows);
  useSeenPrices(ready, pricesUnknown(view.rows));

  // Whoever goes on from here has seen what everything costs.
  const order = (type: ServiceType) => {
    see(pricesNow(view.rows));
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
      {(readOnly || (ready && lines.length === 0)) && <EmptyCart />}
      {!readOnly && ready && lines.length > 0 && (
        <div className="mx-auto flex w-full max-w-[calc(1152px+2rem)] flex-1 flex-col lg:flex-row lg:items-start lg:gap-6 lg:px-4 lg:pt-6 lg:pb-[168px]">
          <main className="min-w-0 flex-1">
            {qr && (
              <p className="px-4 py-3 lg:px-0 lg:pt-0">
                <Chip>
                  <bdi data-clamped className="truncate">
                    {placeName(qr)}
                  </bdi>
                </Chip>
              </p>
            )}
            <CartRows rows={view.rows} lost={view.lost} onEdit={onEdit} />
            <FreeDeliveryLine goods={view.total} />
            {offers}
            <p className="px-4 py-4 text-xs text-muted lg:px-0">
              <LegalLink to="terms" className="target underline">
                {t("cart.terms")}
              </LegalLink>
            </p>
          </main>
          <CartFooter
            view={view}
            choices={orderChoices(context, view.total)}
            onOrder={order}
            opening={opening}
            failed={failed}
          />
        </div>
      )}
    </div>
  );
}

/** Notes what lines cost whose price nobody noted, as those of a cart of long ago: it is seen here. */
function useSeenPrices(ready: boolean, unknown: Record<string, number>): void {
  const see = useCart((cart) => cart.see);
  const noted = JSON.stringify(unknown);
  useEffect(() => {
    if (ready && noted !== "{}") see(JSON.parse(noted));
  }, [ready, noted, see]);
}

function BackToMenu() {
  const t = useText();
  const { href, follow } = useWayToMenu();
  return (
    <Link
      to={href}
      onClick={follow}
      aria-label={t("cart.backToMenu")}
      className="grid size-11 flex-none place-items-center rounded-full border border-line bg-surface"
    >
      <ArrowLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
    </Link>
  );
}
