import { classNames } from "@comanda/ui/controls/class-names.ts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Plus from "lucide-react/icons/plus";
import { useMemo } from "react";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { ActionsButton } from "../../parts/actions/actions-button.tsx";
import { buttonClasses } from "../../parts/button.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import type { Menu, MenuCategory, MenuPlace } from "../data/menu-types.ts";
import { ProductList } from "./product-list.tsx";
import type { RowsState } from "./use-row-actions.ts";

type CategoryPanelProps = { category: MenuCategory; menu: Menu; place: MenuPlace; rows: RowsState };

/** The products of one category. */
export function CategoryPanel({ category, menu, place, rows }: CategoryPanelProps) {
  const t = useText();
  const path = useCompanyPath();
  const { id, products } = category;
  const { name } = category.category;
  // What a list takes: the fields of a product, and the product itself with its category.
  const listed = useMemo(
    () => products.map((entry) => ({ ...entry, entry, category })),
    [category, products],
  );
  const href = `${path("menu/products/new")}?category=${encodeURIComponent(id)}`;
  return (
    <section aria-label={name}>
      <div className="flex min-h-12 flex-wrap items-center gap-x-2 pb-2">
        {/* A long name has the whole line, and the buttons stand below it. */}
        <div className="flex min-h-12 min-w-0 flex-auto items-center gap-x-2">
          <Link
            to={path("menu")}
            aria-label={t("menu.allCategories")}
            className="-ms-2 grid size-12 flex-none place-items-center md:hidden"
          >
            <ArrowLeft aria-hidden="true" className="size-6 rtl:-scale-x-100" />
          </Link>
          <h2 className="min-w-0 text-lg wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
        </div>
        <Link
          to={href}
          className={classNames(buttonClasses({ look: "tonal", size: "m" }), "ms-auto")}
        >
          <Plus aria-hidden="true" className="size-5" />
          {t("menu.dish")}
        </Link>
        <ActionsButton name={name} onClick={() => rows.category.openActions(id)} />
      </div>
      {products.length === 0 ? (
        <EmptyState title={t("menu.emptyCategory")} text={t("menu.emptyCategoryText")} />
      ) : (
        <ProductList
          products={listed}
          menu={menu}
          place={place}
          showCategory={false}
          actions={rows.product}
        />
      )}
    </section>
  );
}
