import { useCompanyPath } from "../../layout/company-page.tsx";
import type { Menu, MenuPlace } from "../data/menu-types.ts";
import type { FoundProduct } from "../data/menu-view.ts";
import { dishPictureUrl, picturesOf } from "../data/product-parts.ts";
import { ProductRow, type RowActions } from "./product-row.tsx";

type ProductListProps = {
  products: readonly FoundProduct[];
  menu: Menu;
  place: MenuPlace;
  /** Whether each row names its category, as in the results of a search. */
  showCategory: boolean;
  actions: RowActions;
};

/** Products of a category or a search. Rows that are out of view cost the browser nothing. */
export function ProductList({ products, menu, place, showCategory, actions }: ProductListProps) {
  const path = useCompanyPath();
  return (
    <ul className="rounded-m border border-line bg-surface">
      {products.map((found) => {
        const [source] = picturesOf(found.product);
        return (
          <ProductRow
            key={found.id}
            entry={found.entry}
            href={path(`menu/products/${encodeURIComponent(found.id)}`)}
            picture={source ? dishPictureUrl(source, menu, place.storageUrl) : null}
            currency={menu.currency}
            category={showCategory ? found.category.category.name : null}
            actions={actions}
          />
        );
      })}
    </ul>
  );
}
