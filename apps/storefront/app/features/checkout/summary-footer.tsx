import type { Cents } from "@comanda/domain/money";
import { useText } from "../../i18n/text.tsx";
import { fitLines, linesLeft } from "../../session/cart-fit.ts";
import { useCart } from "../../session/cart-store.ts";
import { useCheckout } from "../../session/checkout-store.ts";
import { usePrice } from "../../shop/money.ts";
import { Button } from "../../ui/button.tsx";
import type { Trouble } from "./trouble.ts";
import { TroubleNotice } from "./trouble-notice.tsx";

type SummaryFooterProps = {
  /** What is to be paid; null while the server has not said. */
  total: Cents | null;
  trouble: Trouble | null;
  busy: boolean;
  /** Asks for the draft again; null when there is one. */
  onRetry: (() => void) | null;
  /** The cart was brought down to what is left. */
  onFitted: () => void;
  onToCart: () => void;
  onTellClient: () => void;
};

/** What stands in the way, with the way out, and the button that orders. */
export function SummaryFooter({ total, trouble, busy, ...ways }: SummaryFooterProps) {
  const t = useText();
  const price = usePrice();
  return (
    <>
      {trouble && (
        <TroubleNotice trouble={trouble} action={<WayOut trouble={trouble} {...ways} />} />
      )}
      <Button type="submit" busy={busy} disabled={total === null}>
        <span className="flex flex-1 justify-between gap-4">
          {t(busy ? "checkout.ordering" : "checkout.toOrder")}
          {total !== null && <span className="tabular">{price(total)}</span>}
        </span>
      </Button>
    </>
  );
}

type WayOutProps = Omit<SummaryFooterProps, "total" | "busy" | "trouble"> & { trouble: Trouble };

function WayOut({ trouble, onRetry, onFitted, onToCart, onTellClient }: WayOutProps) {
  const t = useText();
  const lines = useCart((cart) => cart.lines);
  const change = useCart((cart) => cart.change);
  const setLeft = useCheckout((checkout) => checkout.setLeft);

  switch (trouble.kind) {
    case "stock": {
      const left = linesLeft(lines, trouble.shortages);
      const fit = () => {
        setLeft(left);
        change((now) => fitLines(now, left));
        onFitted();
      };
      return (
        <>
          <Button look="plain" onClick={fit}>
            {t("trouble.fit")}
          </Button>
          <Button look="plain" onClick={onToCart}>
            {t("trouble.toCart")}
          </Button>
        </>
      );
    }
    case "menu":
    case "refused":
      return (
        <Button look="plain" onClick={onToCart}>
          {t("trouble.toCart")}
        </Button>
      );
    case "client":
      return (
        <Button look="plain" onClick={onTellClient}>
          {t("trouble.tellClient")}
        </Button>
      );
    default:
      return onRetry && <Retry onRetry={onRetry} />;
  }
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <Button look="plain" onClick={onRetry}>
      {t("trouble.retry")}
    </Button>
  );
}
