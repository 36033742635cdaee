import type { Product } from "@comanda/contract/companies/menu";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { CompanyPicture } from "../../../media/company-picture.tsx";
import { pictureSource } from "../../../media/picture-source.ts";
import { useCart } from "../../../session/cart/cart-store.ts";
import type { CartRow } from "../view/cart-view.ts";
import { LineQuantity } from "./line-quantity.tsx";
import { PriceChangeNote } from "./price-change-note.tsx";
import { RowProblemNote } from "./row-problem-note.tsx";
import { RowTexts } from "./row-texts.tsx";

type CartRowProps = {
  row: CartRow<Product>;
  onEdit: (hash: string) => void;
  /** The level of its heading: on the cart's page one below the title. */
  heading: "h2" | "h3";
  /** Beside the menu, which shows the pictures, there is less space. */
  narrow?: boolean;
};

/**
 * Shows one line of the cart. A press on it opens the product's sheet, where the line can be changed.
 */
export function CartRowItem({ row, onEdit, heading, narrow = false }: CartRowProps) {
  const { line, product, previousUnitPrice: was, problem } = row;
  const t = useText();
  const setQuantity = useCart((cart) => cart.setQuantity);
  const change = (
    <button
      type="button"
      data-line={line.hash}
      aria-haspopup="dialog"
      aria-label={t("cart.changeProduct", { product: product.name })}
      onClick={() => onEdit(line.hash)}
      className="min-h-6 text-xs font-bold text-accent-text after:absolute after:inset-0"
    >
      {t("cart.change")}
    </button>
  );
  const quantity = (
    <span className="relative">
      <LineQuantity row={row} onChange={(count) => setQuantity(line.hash, count)} />
    </span>
  );

  return (
    <li
      className={classNames(
        "border-b border-line last:border-b-0",
        narrow ? "py-2.5" : "px-4 py-2.5",
      )}
    >
      {narrow ? (
        <div className="relative flex flex-wrap items-center gap-x-3 gap-y-1">
          <div className="min-w-0 flex-1 basis-28">
            <RowTexts row={row} heading={heading} />
            <div className="flex flex-wrap items-baseline gap-x-2">
              <LinePrice row={row} />
              {change}
            </div>
          </div>
          {quantity}
        </div>
      ) : (
        <div className="relative flex flex-wrap gap-x-3 gap-y-1">
          <RowPicture product={product} />
          {/* Very large letters stand below the picture. */}
          <div className="min-w-0 flex-[1_1_min(11rem,100%)]">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <div className="min-w-0 flex-1 basis-28">
                <RowTexts row={row} heading={heading} />
              </div>
              <LinePrice row={row} />
            </div>
            <div className="flex flex-wrap items-center justify-between gap-x-3 pt-1">
              {change}
              {quantity}
            </div>
          </div>
        </div>
      )}
      {was !== null && !problem && <PriceChangeNote row={row} previousUnitPrice={was} />}
      {problem && <RowProblemNote row={row} problem={problem} onEdit={() => onEdit(line.hash)} />}
    </li>
  );
}

/** Shows the picture of the line's product; one without a picture keeps the column. */
function RowPicture({ product }: { product: Product }) {
  const site = useCompanySite();
  const source = pictureSource(site, "product", product.images[0]?.image_url);
  if (!source) {
    return (
      <span
        aria-hidden="true"
        className="no-picture grid size-14 flex-none place-items-center rounded-s bg-line/60 text-field"
      />
    );
  }
  return (
    <CompanyPicture
      source={source}
      alt=""
      width={56}
      height={56}
      sizes="56px"
      className="size-14 flex-none rounded-s"
    />
  );
}

function LinePrice({ row }: { row: CartRow }) {
  const t = useText();
  const price = usePrice();
  return (
    <p className="tabular flex flex-wrap items-baseline gap-x-1.5">
      {row.originalTotal !== null && (
        <s className="text-xs text-muted">
          <span className="heard">{t("cart.before")}</span> {price(row.originalTotal)}
        </s>
      )}
      <span className="font-bold">{price(row.total)}</span>
    </p>
  );
}
