import type { Product } from "@comanda/contract/companies/menu";
import { Button } from "@comanda/ui/controls/button.tsx";
import { useText } from "../../i18n/text.ts";
import { useCart } from "../../session/cart/cart-store.ts";
import { CartRowItem } from "./cart-row-item.tsx";
import type { CartRow, UnavailableRow } from "./cart-view.ts";

type CartRowsProps = {
  rows: CartRow<Product>[];
  unavailable: UnavailableRow[];
  /** Opens the line of this hash, to be changed. */
  onEdit: (hash: string) => void;
};

/**
 * Shows the lines of the cart. Those that are no longer on the menu come first, with a button to remove
 * them.
 */
export function CartRows({ rows, unavailable, onEdit }: CartRowsProps) {
  return (
    <ul className="bg-surface lg:overflow-hidden lg:rounded-m lg:border lg:border-line">
      {unavailable.map((row) => (
        <UnavailableRowItem key={row.line.hash} row={row} />
      ))}
      {rows.map((row) => (
        <CartRowItem key={row.line.hash} row={row} onEdit={onEdit} />
      ))}
    </ul>
  );
}

function UnavailableRowItem({ row }: { row: UnavailableRow }) {
  const t = useText();
  const setQuantity = useCart((cart) => cart.setQuantity);
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line p-4">
      <div className="min-w-0 flex-1 basis-28">
        <p className="text-sm font-bold">{row.name ?? t("cart.lostProduct")}</p>
        <p className="text-xs text-danger">{t("cart.lost")}</p>
      </div>
      <Button look="plain" onClick={() => setQuantity(row.line.hash, 0)}>
        {t("cart.remove")}
      </Button>
    </li>
  );
}
