import type { CartLine } from "@comanda/domain/cart";
import { findProduct } from "@comanda/domain/menu";
import { replaceLine } from "@comanda/domain/replace-line";
import { useEffect, useState } from "react";
import { useCart } from "../../session/cart-store.ts";
import { useMenu } from "../../shop/shop.tsx";
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
  const shown = useLast(found);
  const product = shown && findProduct(categories, shown.product_id);
  return (
    <Sheet
      open={open && found !== undefined && product !== undefined}
      onClose={onClose}
      label={product?.name ?? ""}
      className="md:max-w-[800px]"
    >
      {shown && product && (
        <ProductForm
          key={shown.hash}
          product={product}
          line={shown}
          onChange={(chosen) => change((all) => replaceLine(all, shown.hash, chosen))}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}

/** The last line that was there: the sheet keeps its contents while it closes. */
function useLast(line: CartLine | undefined): CartLine | undefined {
  const [last, setLast] = useState(line);
  useEffect(() => {
    if (line) setLast(line);
  }, [line]);
  return line ?? last;
}
