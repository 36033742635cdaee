import { type CartLine, setQuantity } from "@comanda/domain/cart/lines";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { LazyPart, preloadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { moveFocusIfLost } from "@comanda/ui/page/page-focus.ts";
import { answerPress } from "@comanda/ui/press/answer-press.ts";
import { type RefObject, useContext, useEffect, useRef } from "react";
import { useText } from "../../../i18n/text.ts";
import { CartContext } from "../../../session/cart/cart-store.ts";

const loadCount = async () => (await import("./quick-count.tsx")).QuickCount;
const preloadCount = () => preloadPart(loadCount);

type QuickAddProps = {
  name: string;
  /** The line that a press adds, with one piece. */
  plain: CartLine;
  /** How many the cart has. */
  quantity: number;
  canAdd: boolean;
};

/**
 * Adds a product that needs no choice by one press, and then counts it. The plus keeps its element and
 * its place, so that a second press and the focus stay on it.
 */
export function QuickAdd({ name, plain, quantity, canAdd }: QuickAddProps) {
  const store = useContext(CartContext);
  const plus = useRef<HTMLButtonElement>(null);
  const t = useText();
  const isInCart = quantity > 0;
  useFocusWhenRemoved(plus, isInCart);

  const add = () => {
    answerPress();
    store?.getState().add(plain);
  };
  const remove = () => {
    answerPress();
    store?.getState().change((lines) => setQuantity(lines, plain.hash, quantity - 1));
  };

  return (
    <div
      {...(isInCart && { role: "group", "aria-label": t("product.quantityOf", { name }) })}
      className={classNames(
        "quick-add pointer-events-auto relative z-1 flex h-9 items-center justify-end rounded-full border border-line bg-surface text-ink shadow-1",
        isInCart ? "quick-count w-28" : "w-9",
      )}
    >
      {isInCart && <LazyPart load={loadCount} props={{ name, quantity, onLess: remove }} />}
      <button
        ref={plus}
        type="button"
        aria-label={t(isInCart ? "product.more" : "menu.add", { name })}
        // Not `disabled`: that would take the focus away at the last piece.
        aria-disabled={!canAdd}
        onPointerDown={preloadCount}
        onFocus={preloadCount}
        onClick={() => canAdd && add()}
        className={classNames(
          "plus-sign target grid h-full flex-none place-items-center rounded-full",
          isInCart ? "w-11" : "-mx-1 w-11",
          !canAdd && "cursor-not-allowed! text-field",
        )}
      />
    </div>
  );
}

/** Focuses the plus when the product leaves the cart: the pressed minus is gone then. */
function useFocusWhenRemoved(plus: RefObject<HTMLElement | null>, isInCart: boolean): void {
  const wasInCart = useRef(isInCart);
  useEffect(() => {
    if (wasInCart.current && !isInCart) moveFocusIfLost(plus.current);
    wasInCart.current = isInCart;
  }, [plus, isInCart]);
}
