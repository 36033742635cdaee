import type { Cents } from "@comanda/domain/money";
import { useText } from "../../i18n/text.tsx";
import { fitLines, linesLeft } from "../../session/cart-fit.ts";
import { useCart } from "../../session/cart-store.ts";
import { useCheckout } from "../../session/checkout-store.ts";
import { usePrice } from "../../shop/money.ts";
import { Button } from "../../ui/button.tsx";
import type { Trouble } from "./trouble.ts";
import { TroubleNotice } from "./trouble-notice.tsx";
import type { useSteps } from "./use-steps.ts";

type SummaryFooterProps = {
  /** What is to be paid; null while the server has not said. */
  total: Cents | null;
  trouble: Trouble | null;
  busy: boolean;
  /** Asks for the draft again; null when there is one. */
  onRetry: (() => void) | null;
  /** The cart was brought down to what is left. */
  onFitted: () => void;
  steps: ReturnType<typeof useSteps>;
};

/** What stands in the way, with the way out, and the button that orders. */
export function SummaryFooter({
  total,
  trouble,
  busy,
  onRetry,
  onFitted,
  steps,
}: SummaryFooterProps) {
  const t = useText();
  const price = usePrice();
  return (
    <>
      {trouble && (
        <TroubleNotice
          trouble={trouble}
          action={<WayOut trouble={trouble} {...{ onRetry, onFitted, steps }} />}
        />
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

type WayOutProps = Pick<SummaryFooterProps, "onRetry" | "onFitted" | "steps"> & {
  trouble: Trouble;
};

function WayOut({ trouble, onRetry, onFitted, steps }: WayOutProps) {
  const t = useText();
  const lines = useCart((cart) => cart.lines);
  const replace = useCart((cart) => cart.replace);
  const setLeft = useCheckout((checkout) => checkout.setLeft);

  const toCart = (text: string) => (
    <Button look="plain" onClick={steps.leave}>
      {text}
    </Button>
  );

  switch (trouble.kind) {
    case "stock": {
      const left = linesLeft(lines, trouble.shortages);
      const fit = () => {
        setLeft(left);
        replace(fitLines(lines, left));
        onFitted();
      };
      return (
        <>
          <Button look="plain" onClick={fit}>
            {t("trouble.fit")}
          </Button>
          {toCart(t("trouble.toCart"))}
        </>
      );
    }
    case "menu":
      return (
        // The menu that this page has is no longer true: the cart reads it anew.
        <Button look="plain" onClick={() => window.location.assign("/cart")}>
          {t("trouble.toCart")}
        </Button>
      );
    case "refused":
      return toCart(t("trouble.toCart"));
    case "client":
      return (
        <Button look="plain" onClick={() => steps.goTo("client_information")}>
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
