import { visibleCategories } from "@comanda/domain/menu";
import { useMemo } from "react";
import { useText } from "../../i18n/text.tsx";
import { QueryLink } from "../../shop/query.tsx";
import { useMenu } from "../../shop/shop.tsx";
import { CartBar } from "./cart-bar.tsx";
import { CategoryBar } from "./category-bar.tsx";
import { CategorySection } from "./category-section.tsx";
import { EmptyMenu } from "./empty-menu.tsx";
import { MenuHeader } from "./menu-header.tsx";
import { OrderAside } from "./order-aside.tsx";

/** Products whose pictures are in the first screen of most visitors: they are fetched at once. */
const EAGER_PICTURES = 6;

/** Spec §2, Menu page and header. */
export function MenuPage() {
  const { categories } = useMenu();
  const shown = useMemo(() => visibleCategories(categories), [categories]);
  const t = useText();
  let before = 0;
  return (
    <>
      <MenuHeader />
      <div className="menu-container lg:flex lg:items-start lg:gap-6 lg:px-4">
        <main className="min-w-0 flex-1 pb-28 lg:pb-10">
          {shown.length === 0 ? (
            <EmptyMenu />
          ) : (
            <>
              <CategoryBar categories={shown} />
              {shown.map((category) => {
                const eager = Math.max(0, EAGER_PICTURES - before);
                before += category.products.length;
                return <CategorySection key={category.id} category={category} eager={eager} />;
              })}
            </>
          )}
          <footer className="px-4 pt-6 text-center text-xs text-muted">
            <QueryLink to="/" className="target inline-block py-2 hover:underline">
              {t("menu.toStart")}
            </QueryLink>
          </footer>
        </main>
        <OrderAside />
      </div>
      <CartBar />
    </>
  );
}
