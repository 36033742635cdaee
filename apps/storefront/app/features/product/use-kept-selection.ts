import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from "react";
import { parseCartLines } from "../../session/cart/parse-cart-lines.ts";
import { type ProductSelection, selectionOfLine } from "./product-selection.ts";

const STORAGE_KEY = "comanda.product.chosen";

/**
 * The state of a product's form, which a reload of the page does not lose: the visitor's own, one for code that
 * the network failed to bring, or that of a tab that a phone with little memory ended in the background.
 * `subject` names what is chosen for: a product, or a line of the cart.
 */
export function useKeptSelection(
  subject: string,
  productId: string,
  initial: () => ProductSelection,
): [ProductSelection, Dispatch<SetStateAction<ProductSelection>>] {
  const [selection, setSelection] = useState(initial);
  const keep = useEffectEvent(() => keepSelection(subject, productId, selection));
  // In an effect, because the page as the server sent it does not have the choices.
  const restore = useEffectEvent(() => {
    const kept = takeKeptSelection(subject);
    if (kept) setSelection(kept);
  });
  useEffect(() => {
    restore();
    const onLeave = () => keep();
    window.addEventListener("pagehide", onLeave);
    // A browser ends a hidden tab without another event.
    document.addEventListener("visibilitychange", onLeave);
    return () => {
      window.removeEventListener("pagehide", onLeave);
      document.removeEventListener("visibilitychange", onLeave);
      forgetSelection();
    };
  }, []);
  return [selection, setSelection];
}

/** Stores what is chosen until the tab shows the page again. */
export function keepSelection(
  subject: string,
  productId: string,
  { variantId, modifiers, quantity, comment }: ProductSelection,
): void {
  const line = { product_id: productId, variant_id: variantId, modifiers, quantity, comment };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ subject, lines: [line] }));
  } catch {
    // Nothing can be stored: a reload begins with the first choice.
  }
}

/**
 * Returns what was chosen for `subject` when the page was loaded again, once; null in a page that was opened
 * by a link, and where what is stored cannot be read.
 */
export function takeKeptSelection(subject: string): ProductSelection | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null");
    forgetSelection();
    if (stored?.subject !== subject || !wasLoadedAgain()) return null;
    const [line] = parseCartLines(stored);
    return line ? selectionOfLine(line) : null;
  } catch {
    return null;
  }
}

function forgetSelection(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Session storage is blocked: it has nothing to remove.
  }
}

/** Whether this document stands for one that the tab had before: after a reload, or a step in the history. */
function wasLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry !== undefined && "type" in entry && entry.type !== "navigate";
}
