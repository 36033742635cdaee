import { type CartLine, lineHash } from "@comanda/domain/cart/lines";
import { replaceLine } from "@comanda/domain/cart/replace-line";
import { findVisibleProduct } from "@comanda/domain/menu/products";
import { moveFocusIfLost } from "@comanda/ui/page/page-focus.ts";
import { Sheet } from "@comanda/ui/sheets/sheet.tsx";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useMenu } from "../../company/company-site.tsx";
import { useNotOnSale } from "../../ordering/not-on-sale.ts";
import { useCart } from "../../session/cart/cart-store.ts";
import { ProductForm } from "./product-form.tsx";

type EditLineSheetProps = {
  open: boolean;
  /** The hash of the line that is edited. */
  hash: string | null;
  onClose: () => void;
};

/** Shows the sheet that edits a line of the cart. */
export function EditLineSheet({ open, hash, onClose }: EditLineSheetProps) {
  const { categories } = useMenu();
  const { lines, change } = useCart();
  const notOnSale = useNotOnSale();
  const currentLine = lines.find((line) => line.hash === hash);
  const shown = useLastLine(currentLine);
  const product = shown && findVisibleProduct(categories, shown.product_id);
  const isShown = open && currentLine !== undefined && product !== undefined;
  /** The line to focus after the sheet has closed: the edited one, under its new hash. */
  const focusHash = useRef<string | null>(null);
  const close = useEffectEvent(onClose);

  // An edited line has a new hash and a new button, so that the sheet cannot restore the focus itself. A
  // layout effect, because the cart moves a lost focus to its heading in an effect.
  useLayoutEffect(() => {
    if (isShown) focusHash.current = hash;
    else if (focusHash.current !== null) {
      moveFocusIfLost(lineButton(focusHash.current) ?? document.querySelector("h1"));
      focusHash.current = null;
    }
  }, [isShown, hash]);

  // The line has gone, for instance because it was ordered in another tab.
  const isGone = open && !currentLine && shown?.hash === hash;
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);

  return (
    <Sheet
      open={isShown}
      onClose={onClose}
      label={product?.name ?? ""}
      className="md:max-w-[480px] split:has-data-columns:max-w-[min(920px,92vw)]"
    >
      {shown && product && (
        <ProductForm
          key={shown.hash}
          product={product}
          notOnSale={notOnSale(product.id)}
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

/** Returns the button that opens a line of the cart; null if the page does not show it. */
function lineButton(hash: string): HTMLElement | null {
  return document.querySelector(`[data-line="${CSS.escape(hash)}"]`);
}

/** Returns the line, or the last one when it has gone: the sheet keeps its content while it closes. */
function useLastLine(line: CartLine | undefined): CartLine | undefined {
  const [last, setLast] = useState(line);
  useEffect(() => {
    if (line) setLast(line);
  }, [line]);
  return line ?? last;
}
