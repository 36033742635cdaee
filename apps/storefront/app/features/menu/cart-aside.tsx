import { useLazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useHistoryBack } from "@comanda/ui/web/history-back.ts";
import { type ComponentType, type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { useText } from "../../i18n/text.ts";
import { LoadingSheet } from "../../lazy/lazy-sheet.tsx";
import { usePricedCart } from "../../ordering/use-priced-cart.ts";
import { isCartOpen } from "../../session/cart/cart-location.ts";

export type LoadCart = () => Promise<ComponentType>;

/**
 * Keeps the place of the cart beside the menu. The cart's code is loaded with its first product, and
 * stays: it ends the checkout that empties the cart.
 */
export function CartAside({ load }: { load: LoadCart }) {
  const { quantity } = usePricedCart();
  const [used, setUsed] = useState(false);
  const t = useText();
  if (quantity > 0 && !used) setUsed(true);
  if (used) return <LoadedCart load={load} />;
  return (
    <AsidePlace>
      <p data-empty className="text-muted">
        {t("menu.orderEmpty")}
      </p>
    </AsidePlace>
  );
}

function LoadedCart({ load }: { load: LoadCart }) {
  const { Part, failed } = useLazyPart(load);
  const { state } = useLocation();
  const goBack = useHistoryBack();
  const t = useText();
  if (Part) return <Part />;
  return (
    <>
      <AsidePlace />
      <LoadingSheet
        open={isCartOpen(state)}
        onClose={() => goBack(1)}
        title={t("menu.order")}
        failed={failed}
      />
    </>
  );
}

function AsidePlace({ children }: { children?: ReactNode }) {
  const t = useText();
  return (
    <aside
      aria-label={t("menu.order")}
      className="order-aside sticky mt-4 hidden flex-col rounded-m border border-line bg-surface p-4 lg:flex"
    >
      <h2 className="text-md">{t("menu.order")}</h2>
      {children}
    </aside>
  );
}
