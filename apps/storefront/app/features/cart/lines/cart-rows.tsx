import type { Product } from "@comanda/contract/companies/menu";
import { Button } from "@comanda/ui/controls/button.tsx";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useText } from "../../../i18n/text.ts";
import { useCart } from "../../../session/cart/cart-store.ts";
import type { CartRow, UnavailableRow } from "../view/cart-view.ts";
import { CartRowItem } from "./cart-row-item.tsx";

type CartRowsProps = {
  rows: CartRow<Product>[];
  unavailable: UnavailableRow[];
  /** Opens the line of this hash, to be changed. */
  onEdit: (hash: string) => void;
  heading?: "h2" | "h3";
  /** Beside the menu. */
  narrow?: boolean;
};

/**
 * Shows the lines of the cart. Those that are no longer on the menu come first, with a button to remove
 * them.
 */
export function CartRows({
  rows,
  unavailable,
  onEdit,
  heading = "h3",
  narrow = false,
}: CartRowsProps) {
  return (
    <ul>
      {unavailable.map((row) => (
        <UnavailableRowItem key={row.line.hash} row={row} onEdit={onEdit} narrow={narrow} />
      ))}
      {rows.map((row) => (
        <CartRowItem
          key={row.line.hash}
          row={row}
          onEdit={onEdit}
          heading={heading}
          narrow={narrow}
        />
      ))}
    </ul>
  );
}

type UnavailableRowProps = Pick<CartRowsProps, "onEdit" | "narrow"> & { row: UnavailableRow };

function UnavailableRowItem({ row, onEdit, narrow }: UnavailableRowProps) {
  const t = useText();
  const setQuantity = useCart((cart) => cart.setQuantity);
  return (
    <li
      className={classNames(
        "flex flex-wrap items-center gap-3 border-b border-line last:border-b-0",
        narrow ? "py-2.5" : "px-4 py-2.5",
      )}
    >
      <div className="min-w-0 flex-1 basis-28">
        <p className="text-sm font-bold">{row.name ?? t("cart.lostProduct")}</p>
        <p className="text-xs text-danger">
          {t(row.isOnMenu ? "cart.optionsChanged" : "cart.lost")}
        </p>
      </div>
      {row.isOnMenu && (
        <Button
          look="plain"
          data-line={row.line.hash}
          aria-haspopup="dialog"
          onClick={() => onEdit(row.line.hash)}
        >
          {t("cart.chooseAgain")}
        </Button>
      )}
      <Button look="plain" onClick={() => setQuantity(row.line.hash, 0)}>
        {t("cart.remove")}
      </Button>
    </li>
  );
}
