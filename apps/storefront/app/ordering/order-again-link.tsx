import type { Order } from "@comanda/contract/orders/order";
import { Button, ButtonLink } from "@comanda/ui/controls/button.tsx";
import type { ReactNode } from "react";
import { useText } from "../i18n/text.ts";
import { useKeepQuery } from "../links/keep-query.tsx";
import { orderToCartLines } from "../session/cart/order-to-cart-lines.ts";
import { useOrderAgain } from "./use-order-again.tsx";
import { useReadOnly } from "./use-read-only.ts";

type OrderAgainLinkProps = {
  order: Order;
  look: "primary" | "secondary" | "plain";
  /** Called once the cart is filled, in place of going to its page. */
  onFilled?: () => void;
  className?: string;
  /** What the button shows in place of its name. */
  children?: ReactNode;
};

/**
 * Puts the products of an order into the cart again; nothing where the menu is read-only. Where the
 * cart is not empty, the customer chooses between adding and replacing. It is a button, because a
 * link could open in a new tab without filling the cart. An order without known products gets a
 * link to the menu.
 */
export function OrderAgainLink({
  order,
  look,
  onFilled,
  className,
  children,
}: OrderAgainLinkProps) {
  const t = useText();
  const keepQuery = useKeepQuery();
  const readOnly = useReadOnly();
  const { orderAgain, question } = useOrderAgain(onFilled);
  const orderedLines = orderToCartLines(order);
  if (readOnly) return null;
  if (orderedLines.length === 0) {
    return (
      <ButtonLink href={keepQuery("/products")} look={look}>
        {t("tracking.orderAgain")}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button look={look} className={className} onClick={() => orderAgain(orderedLines)}>
        {children ?? t("tracking.orderAgain")}
      </Button>
      {question}
    </>
  );
}
