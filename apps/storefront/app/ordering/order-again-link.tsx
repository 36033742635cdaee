import type { Order } from "@comanda/contract/orders/order";
import { addLine, type CartLine } from "@comanda/domain/cart/lines";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useText } from "../i18n/text.tsx";
import { useKeepQuery } from "../links/keep-query.tsx";
import { useCart } from "../session/cart/cart-store.ts";
import { orderToCartLines } from "../session/cart/order-to-cart-lines.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Sheet, SheetHeader } from "../ui/sheet.tsx";
import { useReadOnly } from "./use-read-only.ts";

type OrderAgainLinkProps = { order: Order; look: "secondary" | "plain" };

/**
 * Puts what was ordered into the cart again, where anything can be ordered. Where the cart has
 * something in it already, the customer says whether it is kept. An order of which nothing can be
 * ordered again leads to the menu, by a link: what fills the cart leads nowhere in a tab of its own.
 */
export function OrderAgainLink({ order, look }: OrderAgainLinkProps) {
  const t = useText();
  const keepQuery = useKeepQuery();
  const navigate = useNavigate();
  const { lines, change } = useCart();
  const readOnly = useReadOnly();
  const orderedLines = orderToCartLines(order);
  const [asksWhatToDo, setAsks] = useState(false);
  if (readOnly) return null;
  if (orderedLines.length === 0) {
    return (
      <ButtonLink href={keepQuery("/products")} look={look}>
        {t("tracking.orderAgain")}
      </ButtonLink>
    );
  }
  const fill = (how: (now: readonly CartLine[]) => CartLine[]) => {
    setAsks(false);
    change(how);
    void navigate(keepQuery("/cart"));
  };
  return (
    <>
      <Button
        look={look}
        onClick={() => (lines.length > 0 ? setAsks(true) : fill(() => orderedLines))}
      >
        {t("tracking.orderAgain")}
      </Button>
      <AddOrReplaceSheet
        open={asksWhatToDo}
        count={lines.reduce((sum, { quantity }) => sum + quantity, 0)}
        onClose={() => setAsks(false)}
        onAdd={() => fill((now) => orderedLines.reduce<CartLine[]>(addLine, [...now]))}
        onReplace={() => fill(() => orderedLines)}
      />
    </>
  );
}

type KeepOrReplaceProps = {
  open: boolean;
  /** How many products are in the cart. */
  count: number;
  onClose: () => void;
  onAdd: () => void;
  onReplace: () => void;
};

/** Asks whether an order is added to what is in the cart, or takes its place. */
function AddOrReplaceSheet({ open, count, onClose, onAdd, onReplace }: KeepOrReplaceProps) {
  const t = useText();
  const title = t("tracking.againTitle");
  return (
    <Sheet open={open} onClose={onClose} label={title} className="md:max-w-[420px]">
      <SheetHeader title={title} onClose={onClose} closeLabel={t("sheet.close")} />
      <div className="flex flex-col gap-4 px-7 pb-6 text-start">
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
