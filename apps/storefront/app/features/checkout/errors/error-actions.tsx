import { Button } from "@comanda/ui/controls/button.tsx";
import type { ReactNode } from "react";
import { useText } from "../../../i18n/text.ts";
import { useCart } from "../../../session/cart/cart-store.ts";
import { fitCartToStock, stockByLine } from "../../../session/cart/fit-cart-to-stock.ts";
import { useCheckout } from "../../../session/checkout/checkout-store.ts";
import { type CheckoutError, isAboutOrderType } from "./checkout-error.ts";

/** The actions of the buttons beside an error. */
export type ErrorActionHandlers = {
  /** Sends the same request again; null where that does not help. */
  onRetry: (() => void) | null;
  /** The cart was reduced to the available stock. */
  onCartFitted: () => void;
  onToCart: () => void;
  onEditClient: () => void;
  /** Opens the list of addresses; null when it is already open. */
  onToAddresses: (() => void) | null;
  /** The button that goes on with another way to order, for an error about the chosen one. */
  otherWay: ReactNode;
};

/** Shows the buttons beside an error: what the customer can do about it. */
export function ErrorActions({
  error,
  ...handlers
}: ErrorActionHandlers & { error: CheckoutError }) {
  const t = useText();
  switch (error.kind) {
    case "stock":
      return <FitCartButtons shortages={error.shortages} {...handlers} />;
    case "menu":
    case "together":
    case "sale":
      return <ActionButton onClick={handlers.onToCart}>{t("failure.toCart")}</ActionButton>;
    case "refused":
      return (
        <div className="flex flex-wrap gap-x-4 *:text-start">
          {isAboutOrderType(error) && handlers.otherWay}
          <ActionButton onClick={handlers.onToCart}>{t("failure.toCart")}</ActionButton>
        </div>
      );
    case "client":
      return <ActionButton onClick={handlers.onEditClient}>{t("failure.tellClient")}</ActionButton>;
    case "place":
    case "address":
      return (
        <ActionButton onClick={handlers.onToAddresses}>{t("failure.toAddresses")}</ActionButton>
      );
    case "mismatch":
    case "district":
    case "street":
    case "complement":
      return null;
    default:
      return <ActionButton onClick={handlers.onRetry}>{t("failure.retry")}</ActionButton>;
  }
}

function ActionButton({ onClick, children }: { onClick: (() => void) | null; children: string }) {
  return (
    onClick && (
      <Button look="plain" onClick={onClick}>
        {children}
      </Button>
    )
  );
}

type FitCartProps = Pick<ErrorActionHandlers, "onCartFitted" | "onToCart"> & {
  shortages: Extract<CheckoutError, { kind: "stock" }>["shortages"];
};

function FitCartButtons({ shortages, onCartFitted, onToCart }: FitCartProps) {
  const t = useText();
  const lines = useCart((cart) => cart.lines);
  const change = useCart((cart) => cart.change);
  const setStockByLine = useCheckout((checkout) => checkout.setStockByLine);
  const stockLeft = stockByLine(lines, shortages);
  // A dish whose option is sold out is not removed for that: in the cart it can be chosen again.
  const canFit = !shortages.some(
    ({ line, modifier_id }) => modifier_id && stockLeft[lines[line]?.hash ?? ""] === 0,
  );
  const fit = () => {
    setStockByLine(stockLeft);
    change((now) => fitCartToStock(now, stockLeft));
    onCartFitted();
  };
  return (
    <div className="flex flex-wrap gap-x-4">
      {canFit && <ActionButton onClick={fit}>{t("failure.fit")}</ActionButton>}
      <ActionButton onClick={onToCart}>{t("failure.toCart")}</ActionButton>
    </div>
  );
}
