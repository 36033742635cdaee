import { type CartLine, lineHash } from "@comanda/domain/cart/lines";
import { replaceLine } from "@comanda/domain/cart/replace-line";
import { findVisibleProduct } from "@comanda/domain/menu/products";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useMenu } from "../../company/company-site.tsx";
import { useCart } from "../../session/cart/cart-store.ts";
import { moveFocusIfLost } from "../../ui/page-focus.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { ProductForm } from "./product-form.tsx";

type EditLineSheetProps = {
  open: boolean;
  /** Of the line that is changed. */
  hash: string | null;
  onClose: () => void;
};

/** A line of the cart with what was chosen of it, to be chosen otherwise. */
export function EditLineSheet({ open, hash, onClose }: EditLineSheetProps) {
  const { categories } = useMenu();
  const { lines, change } = useCart();
  const found = lines.find((line) => line.hash === hash);
  const shown = useLastLine(found);
  const product = shown && findVisibleProduct(categories, shown.product_id);
  const isShown = open && found !== undefined && product !== undefined;
  /** The line that the sheet is about, or what that one has become; null before it was shown. */
  const focusHash = useRef<string | null>(null);
  const close = useEffectEvent(onClose);

  // Changed, the line is another one, and what opened the sheet is gone: the keyboard goes on there.
  useEffect(() => {
    if (isShown) focusHash.current = hash;
    else if (focusHash.current !== null) {
      moveFocusIfLost(lineButton(focusHash.current) ?? document.querySelector("h1"));
      focusHash.current = null;
    }
  }, [isShown, hash]);

  // Such as one that was ordered in another tab: there is nothing left to go back from.
  const isGone = open && !found && shown?.hash === hash;
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);

  return (
    <Sheet
      open={isShown}
      onClose={onClose}
      label={product?.name ?? ""}
      className="md:max-w-[480px] md:has-data-columns:max-w-[800px]"
    >
      {shown && product && (
        <ProductForm
          key={shown.hash}
          product={product}
          line={shown}
          onChange={(chosen) => {
            focusHash.current = lineHash(chosen);
            change((all) => replaceLine(all, shown.hash, chosen));
          }}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}

/** What opens a line of the cart, where the page shows it. */
function lineButton(hash: string): HTMLElement | null {
  return document.querySelector(`[data-line="${CSS.escape(hash)}"]`);
}

/** The last line that was there: the sheet keeps its contents while it closes. */
function useLastLine(line: CartLine | undefined): CartLine | undefined {
  const [last, setLast] = useState(line);
  useEffect(() => {
    if (line) setLast(line);
  }, [line]);
  return line ?? last;
}
