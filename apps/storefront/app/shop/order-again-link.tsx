import type { Order } from "@comanda/contract/orders";
import { useNavigate } from "react-router";
import { useText } from "../i18n/text.tsx";
import { useCart } from "../session/cart-store.ts";
import { linesAgain } from "../session/lines-again.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { useKeptQuery } from "./query.tsx";
import { useReadOnly } from "./read-only.ts";

type OrderAgainLinkProps = { order: Order; look: "secondary" | "plain" };

/**
 * Puts what was ordered into the empty cart again, where anything can be ordered. One that has
 * something else in it already is the customer's next order: it is left as it is, and the menu opens.
 * Only that is a link: what fills the cart leads nowhere in a tab of its own.
 */
export function OrderAgainLink({ order, look }: OrderAgainLinkProps) {
  const t = useText();
  const kept = useKeptQuery();
  const navigate = useNavigate();
  const { lines, change } = useCart();
  const readOnly = useReadOnly();
  const again = linesAgain(order);
  const fills = lines.length === 0 && again.length > 0;
  if (readOnly) return null;
  if (!fills) {
    return (
      <ButtonLink href={kept("/products")} look={look}>
        {t("tracking.orderAgain")}
      </ButtonLink>
    );
  }
  return (
    <Button
      look={look}
      onClick={() => {
        change((now) => (now.length === 0 ? again : [...now]));
        void navigate(kept("/cart"));
      }}
    >
      {t("tracking.orderAgain")}
    </Button>
  );
}
