import type { Cents } from "@comanda/domain/money";
import { useText } from "../../i18n/text.tsx";
import { useCart } from "../../session/cart-store.ts";
import { usePrice } from "../../shop/money.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { CartRow } from "./cart-view.ts";

/** The restaurant has changed what one of a line costs since the customer saw it. */
export function PriceNote({ row, was }: { row: CartRow; was: Cents }) {
  const t = useText();
  const price = usePrice();
  const see = useCart((cart) => cart.see);
  const understood = (
    <Button look="plain" onClick={() => see({ [row.line.hash]: row.unitPrice })}>
      {t("cart.understood")}
    </Button>
  );
  return (
    <Notice className="mt-3" tone={row.unitPrice < was ? "neutral" : "warning"} action={understood}>
      {t("cart.priceWas", { before: price(was), now: price(row.unitPrice) })}
    </Notice>
  );
}
