import type { Product } from "@comanda/contract/menu";
import { useText } from "../../i18n/text.tsx";
import { useCart } from "../../session/cart-store.ts";
import { usePrice } from "../../shop/money.ts";
import { pictureSource } from "../../shop/pictures.ts";
import { useShop } from "../../shop/shop.tsx";
import { ShopPicture } from "../../shop/shop-picture.tsx";
import type { CartRow } from "./cart-view.ts";
import { LineQuantity } from "./line-quantity.tsx";
import { PriceNote } from "./price-note.tsx";
import { RowProblemNote } from "./row-problem-note.tsx";

/** One line of the cart. */
export function CartRowItem({ row }: { row: CartRow<Product> }) {
  const { line, product, variant, modifierNames, was, problem } = row;
  const { storageUrl } = useShop();
  const setQuantity = useCart((cart) => cart.setQuantity);
  const source = pictureSource(storageUrl, "product", product.images[0]?.image_url);
  const choices = [variant.name, ...modifierNames].filter(Boolean).join(" · ");

  return (
    <li className="border-b border-line p-4 last:border-b-0">
      <div className="flex flex-wrap items-center gap-3">
        {source && (
          <ShopPicture
            source={source}
            alt=""
            width={64}
            height={64}
            sizes="64px"
            className="size-16 flex-none rounded-m"
          />
        )}
        <div className="min-w-0 flex-1 basis-28">
          <h2 className="line-clamp-3 text-sm">{product.name}</h2>
          {choices && <p className="text-xs text-muted">{choices}</p>}
          {line.comment && <p className="text-xs text-muted italic">{line.comment}</p>}
          <LinePrice row={row} />
        </div>
        <LineQuantity row={row} onChange={(quantity) => setQuantity(line.hash, quantity)} />
      </div>
      {was !== null && !problem && <PriceNote row={row} was={was} />}
      {problem && <RowProblemNote row={row} problem={problem} />}
    </li>
  );
}

function LinePrice({ row }: { row: CartRow }) {
  const t = useText();
  const price = usePrice();
  return (
    <p className="tabular mt-0.5 flex flex-wrap items-baseline gap-x-1.5">
      <span className="font-bold">{price(row.total)}</span>
      {row.originalTotal !== null && (
        <s className="text-xs text-muted">
          <span className="heard">{t("cart.before")}</span> {price(row.originalTotal)}
        </s>
      )}
    </p>
  );
}
