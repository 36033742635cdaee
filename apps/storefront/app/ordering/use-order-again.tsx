import { addLine, type CartLine } from "@comanda/domain/cart/lines";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useText } from "../i18n/text.ts";
import { useKeepQuery } from "../links/keep-query.tsx";
import { useCart } from "../session/cart/cart-store.ts";

/**
 * Returns a function that puts lines of an earlier order into the cart, and the question that it asks where
 * the cart is not empty: whether to add them, or to replace the cart. `question` must be rendered.
 * `onFilled` is called once the cart is filled, in place of going to its page.
 */
export function useOrderAgain(onFilled?: () => void) {
  const keepQuery = useKeepQuery();
  const navigate = useNavigate();
  const { lines, change } = useCart();
  const [asked, setAsked] = useState<readonly CartLine[] | null>(null);
  const fill = (update: (now: readonly CartLine[]) => CartLine[]) => {
    setAsked(null);
    change(update);
    if (onFilled) onFilled();
    else void navigate(keepQuery("/cart"));
  };
  const ordered = asked ?? [];
  return {
    orderAgain: (again: readonly CartLine[]) =>
      lines.length > 0 ? setAsked(again) : fill(() => [...again]),
    question: (
      <AddOrReplaceSheet
        open={asked !== null}
        count={lines.reduce((sum, { quantity }) => sum + quantity, 0)}
        onClose={() => setAsked(null)}
        onAdd={() => fill((now) => ordered.reduce<CartLine[]>(addLine, [...now]))}
        onReplace={() => fill(() => [...ordered])}
      />
    ),
  };
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
