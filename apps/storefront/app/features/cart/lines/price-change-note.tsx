import type { Cents } from "@comanda/domain/money/cents";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { useCart } from "../../../session/cart/cart-store.ts";
import type { CartRow } from "../view/cart-view.ts";

/** Says that the price of a line has changed since the customer saw it. */
export function PriceChangeNote({
  row,
  previousUnitPrice,
}: {
  row: CartRow;
  previousUnitPrice: Cents;
}) {
  const t = useText();
  const price = usePrice();
  const markPricesSeen = useCart((cart) => cart.markPricesSeen);
  const acceptButton = (
    <Button look="plain" onClick={() => markPricesSeen({ [row.line.hash]: row.unitPrice })}>
      {t("cart.understood")}
    </Button>
  );
  return (
    <Notice
      className="mt-3"
      tone={row.unitPrice < previousUnitPrice ? "neutral" : "warning"}
      action={acceptButton}
    >
      {t("cart.priceWas", { before: price(previousUnitPrice), now: price(row.unitPrice) })}
    </Notice>
  );
}
