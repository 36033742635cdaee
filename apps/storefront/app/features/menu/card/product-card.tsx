import type { Product } from "@comanda/contract/companies/menu";
import type { CartLine } from "@comanda/domain/cart/lines";
import { cartShare, plainLine } from "@comanda/domain/cart/plain-line";
import { productOffer } from "@comanda/domain/menu/offer";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { memo, useMemo } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useMenuLanguage } from "../../../company/use-menu-language.ts";
import { useText } from "../../../i18n/text.ts";
import { FROM_MENU } from "../../../links/from-menu.ts";
import { ProductLink } from "../../../links/product-link.tsx";
import { pictureSource } from "../../../media/picture-source.ts";
import { isOrderable, useNotOnSale } from "../../../ordering/not-on-sale.ts";
import { ProductPriceLine } from "../../../ordering/product-price-line.tsx";
import { useReadOnly } from "../../../ordering/use-read-only.ts";
import { useCart } from "../../../session/cart/cart-store.ts";
import { CardPicture } from "./card-picture.tsx";
import { CountBadge } from "./count-badge.tsx";
import { QuickAdd } from "./quick-add.tsx";

type CardCornerProps = Pick<ReturnType<typeof cartShare>, "quantity" | "canAdd"> & {
  product: Product;
  /** The line that one press adds; null where the product has to be opened. */
  plain: CartLine | null;
  soldOut: boolean;
};

/** What adds the product, or says how many are in the cart. */
function CardCorner({ product, plain, quantity, canAdd, soldOut }: CardCornerProps) {
  if (plain) {
    const can = canAdd && !soldOut;
    return <QuickAdd name={product.name} plain={plain} quantity={quantity} canAdd={can} />;
  }
  if (quantity > 0) return <CountBadge count={quantity} />;
  return !soldOut && <ChoiceSign />;
}

/** A plus, which opens the product like the rest of its card: there is something to choose first. */
function ChoiceSign() {
  return (
    <span
      aria-hidden="true"
      className="plus-sign grid size-9 place-items-center rounded-full border border-line bg-surface shadow-1"
    />
  );
}

/** The lines of each product as a string, by the lines of a cart. */
const serialized = new WeakMap<readonly CartLine[], Map<string, string>>();

/**
 * Returns the lines of a product as a string; hundreds of cards ask for theirs at each change of the cart.
 */
function serializeOwn(lines: readonly CartLine[], productId: string): string {
  let byProduct = serialized.get(lines);
  if (!byProduct) {
    const own = (id: string) => JSON.stringify(lines.filter(({ product_id }) => product_id === id));
    byProduct = new Map(lines.map(({ product_id: id }) => [id, own(id)]));
    serialized.set(lines, byProduct);
  }
  return byProduct.get(productId) ?? "[]";
}

type ProductCardProps = {
  product: Product;
  eager: boolean;
  /** The state of the history entry that the product opens in. */
  linkState?: object;
};

/** A product of the menu: on phones a row with the picture at its end, on wide screens a card. */
export const ProductCard = memo(function ProductCard({
  product,
  eager,
  linkState = FROM_MENU,
}: ProductCardProps) {
  const t = useText();
  const lang = useMenuLanguage();
  const notOnSale = useNotOnSale()(product.id);
  const site = useCompanySite();
  const { company } = site;
  const { code } = company.currency;
  const plain = useMemo(() => plainLine(product, code), [product, code]);
  // As a string, which is equal while the lines are: a change of the cart renders only the cards of the
  // products that it affects, in a menu of hundreds.
  const ownLines = useCart(({ lines }) => serializeOwn(lines, product.id));
  const { offer, share } = useMemo(() => {
    const lines: CartLine[] = JSON.parse(ownLines);
    return {
      offer: productOffer(product, code, lines),
      share: cartShare(product, plain, lines),
    };
  }, [product, plain, code, ownLines]);
  const readOnly = useReadOnly();
  const soldOut = (offer?.soldOut ?? true) || !isOrderable(notOnSale);
  // What is in the cart can be taken out, also when it has sold out.
  const isQuick = plain !== null && share.isPlain && (share.quantity > 0 || !soldOut);
  const picture = pictureSource(site, "product", product.images[0]?.image_url);
  return (
    <li className="product-card">
      <div className="card-words">
        <h3 className={classNames("text-md", soldOut && "text-muted")}>
          <ProductLink productId={product.id} state={linkState} className="product-link">
            <bdi data-clamped lang={lang(product)} className="line-clamp-4">
              {product.name}
            </bdi>
          </ProductLink>
        </h3>
        {product.description && (
          <p
            dir="auto"
            lang={lang(product, "description")}
            data-clamped
            className="mt-0.5 line-clamp-2 text-muted md:text-xs"
          >
            {product.description}
          </p>
        )}
        {product.diets?.[0] && (
          <p className="mt-1 text-xs text-positive">
            {product.diets.map((diet) => t(`diet.${diet}`)).join(" · ")}
          </p>
        )}
        {offer && <ProductPriceLine offer={offer} />}
        {notOnSale && <p className="text-xs text-warning">{notOnSale.text}</p>}
      </div>
      <CardPicture picture={picture} eager={eager} grey={soldOut}>
        {!readOnly && (
          <CardCorner
            product={product}
            plain={isQuick ? plain : null}
            {...share}
            soldOut={soldOut}
          />
        )}
      </CardPicture>
    </li>
  );
});
