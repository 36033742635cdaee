import type { Order } from "@comanda/contract/orders/order";
import { addLine, type CartLine } from "@comanda/domain/cart/lines";
import { Button, ButtonLink } from "@comanda/ui/controls/button.tsx";
import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { useText } from "../i18n/text.ts";
import { useKeepQuery } from "../links/keep-query.tsx";
import { useCart } from "../session/cart/cart-store.ts";
import { orderToCartLines } from "../session/cart/order-to-cart-lines.ts";
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
  const navigate = useNavigate();
  const { lines, change } = useCart();
  const readOnly = useReadOnly();
  const orderedLines = orderToCartLines(order);
  const [isSheetOpen, setSheetOpen] = useState(false);
  if (readOnly) return null;
  if (orderedLines.length === 0) {
    return (
      <ButtonLink href={keepQuery("/products")} look={look}>
        {t("tracking.orderAgain")}
      </ButtonLink>
    );
  }
  const fill = (update: (now: readonly CartLine[]) => CartLine[]) => {
    setSheetOpen(false);
    change(update);
    if (onFilled) onFilled();
    else void navigate(keepQuery("/cart"));
  };
  return (
    <>
      <Button
        look={look}
        className={className}
        onClick={() => (lines.length > 0 ? setSheetOpen(true) : fill(() => orderedLines))}
      >
        {children ?? t("tracking.orderAgain")}
      </Button>
      <AddOrReplaceSheet
        open={isSheetOpen}
        count={lines.reduce((sum, { quantity }) => sum + quantity, 0)}
        onClose={() => setSheetOpen(false)}
        onAdd={() => fill((now) => orderedLines.reduce<CartLine[]>(addLine, [...now]))}
        onReplace={() => fill(() => orderedLines)}
      />
    </>
  );
}

type AddOrReplaceProps = {
  open: boolean;
  /** How many products are in the cart. */
  count: number;
  onClose: () => void;
  onAdd: () => void;
  onReplace: () => void;
};

/** Asks whether to add the order to the cart, or to replace the cart with it. */
function AddOrReplaceSheet({ open, count, onClose, onAdd, onReplace }: AddOrReplaceProps) {
  const t = useText();
  const title = t("tracking.againTitle");
  return (
    <Sheet open={open} onClose={onClose} label={title} className="md:max-w-[420px]">
      <SheetHeader title={title} onClose={onClose} closeLabel={t("sheet.close")} />
      <div className="flex flex-col gap-4 px-5 pb-6 text-start">
        <p className="text-muted">{t("tracking.againHint", { count })}</p>
        <div className="flex flex-col gap-2">
          <Button onClick={onAdd}>{t("tracking.againAdd")}</Button>
          <Button look="secondary" onClick={onReplace}>
            {t("tracking.againReplace")}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
