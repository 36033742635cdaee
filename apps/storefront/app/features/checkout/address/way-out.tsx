import { useText } from "../../../i18n/text.tsx";
import { fitLines, linesLeft } from "../../../session/cart-fit.ts";
import { useCart } from "../../../session/cart-store.ts";
import { useCheckout } from "../../../session/checkout-store.ts";
import { Button } from "../../../ui/button.tsx";
import type { Trouble } from "../order/trouble.ts";

/** Where each kind of trouble is mended. */
export type Ways = {
  /** Asks for the same again; null where that is of no use. */
  onRetry: (() => void) | null;
  /** The cart was brought down to what is left. */
  onFitted: () => void;
  onToCart: () => void;
  onTellClient: () => void;
  /** To the choice of another address; null where it is what the customer sees. */
  onToAddresses: (() => void) | null;
};

/** What can be done about a trouble: the button beside its words. */
export function WayOut({ trouble, ...ways }: Ways & { trouble: Trouble }) {
  const t = useText();
  switch (trouble.kind) {
    case "stock":
      return <Fit shortages={trouble.shortages} {...ways} />;
    case "menu":
    case "refused":
      return <Way onClick={ways.onToCart}>{t("trouble.toCart")}</Way>;
    case "client":
      return <Way onClick={ways.onTellClient}>{t("trouble.tellClient")}</Way>;
    case "place":
    case "address":
      return <Way onClick={ways.onToAddresses}>{t("trouble.toAddresses")}</Way>;
    case "misplaced":
    case "district":
    case "street":
    case "complement":
      return null;
    default:
      return <Way onClick={ways.onRetry}>{t("trouble.retry")}</Way>;
  }
}

function Way({ onClick, children }: { onClick: (() => void) | null; children: string }) {
  return (
    onClick && (
      <Button look="plain" onClick={onClick}>
        {children}
      </Button>
    )
  );
}

type FitProps = Pick<Ways, "onFitted" | "onToCart"> & {
  shortages: Extract<Trouble, { kind: "stock" }>["shortages"];
};

function Fit({ shortages, onFitted, onToCart }: FitProps) {
  const t = useText();
  const lines = useCart((cart) => cart.lines);
  const change = useCart((cart) => cart.change);
  const setLeft = useCheckout((checkout) => checkout.setLeft);
  const left = linesLeft(lines, shortages);
  const fit = () => {
    setLeft(left);
    change((now) => fitLines(now, left));
    onFitted();
  };
  return (
    <>
      <Way onClick={fit}>{t("trouble.fit")}</Way>
      <Way onClick={onToCart}>{t("trouble.toCart")}</Way>
    </>
  );
}
