import { type CartLine, setQuantity } from "@comanda/domain/cart/lines";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { preloadPart, useLazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { moveFocusIfLost } from "@comanda/ui/page/page-focus.ts";
import { vibrateOnPress } from "@comanda/ui/press/vibrate-on-press.ts";
import {
  type ComponentProps,
  type MouseEvent,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from "react";
import { useText } from "../../../i18n/text.ts";
import { CartContext } from "../../../session/cart/cart-store.ts";

/** Loads the number and the minus of a dish in the cart. */
export const loadCount = async () => (await import("./quick-count.tsx")).QuickCount;
const preloadCount = () => preloadPart(loadCount);

/** Milliseconds in which the second tap of a double tap comes. */
const DOUBLE_TAP_MS = 400;

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
 * its place, so that a second press and the focus stay on it; the second tap of a double tap adds nothing.
 */
export function QuickAdd({ name, plain, quantity, canAdd }: QuickAddProps) {
  const store = useContext(CartContext);
  const plus = useRef<HTMLButtonElement>(null);
  const t = useText();
  const isInCart = quantity > 0;
  useFocusWhenRemoved(plus, isInCart);

  const startedAt = useRef(Number.NEGATIVE_INFINITY);

  const add = ({ detail, timeStamp }: MouseEvent) => {
    // A key, which has no `detail`, is pressed twice on purpose.
    if (detail > 0 && timeStamp - startedAt.current < DOUBLE_TAP_MS) return;
    if (!isInCart) startedAt.current = timeStamp;
    vibrateOnPress();
    store?.getState().add(plain);
  };
  const remove = () => {
    vibrateOnPress();
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
      {isInCart && <Count name={name} quantity={quantity} onLess={remove} />}
      <button
        ref={plus}
        type="button"
        aria-label={t(isInCart ? "product.more" : "menu.add", { name })}
        // Not `disabled`: that would take the focus away at the last piece.
        aria-disabled={!canAdd}
        onPointerDown={preloadCount}
        onFocus={preloadCount}
        onClick={(event) => canAdd && add(event)}
        className={classNames(
          "plus-sign target grid h-full flex-none place-items-center rounded-full",
          isInCart ? "w-11" : "-mx-1 w-11",
          !canAdd && "cursor-not-allowed! text-field",
        )}
      />
    </div>
  );
}

/** How many the cart has; before the code of the minus has come, only the number. */
function Count(props: ComponentProps<Awaited<ReturnType<typeof loadCount>>>) {
  const { Part } = useLazyPart(loadCount);
  if (Part) return <Part {...props} />;
  return <output className="tabular min-w-0 flex-1 text-center font-bold">{props.quantity}</output>;
}

/** Focuses the plus when the product leaves the cart: the pressed minus is gone then. */
function useFocusWhenRemoved(plus: RefObject<HTMLElement | null>, isInCart: boolean): void {
  const wasInCart = useRef(isInCart);
  useEffect(() => {
    if (wasInCart.current && !isInCart) moveFocusIfLost(plus.current);
    wasInCart.current = isInCart;
  }, [plus, isInCart]);
}
