import { visibleCategories } from "@comanda/domain/menu";
import { type ReactNode, useMemo, useState } from "react";
import { useText } from "../../i18n/text.tsx";
import { SiteFooter } from "../../page/site-footer.tsx";
import { QueryLink } from "../../shop/query.tsx";
import { useReadOnly } from "../../shop/read-only.ts";
import { useMenu, useShop } from "../../shop/shop.tsx";
import { SocialLinks } from "../../shop/social-links.tsx";
import { classNames } from "../../ui/class-names.ts";
import { LazyPart } from "../../ui/lazy-part.tsx";
import { CartBar } from "./cart-bar.tsx";
import { CategoryBar, categoryAnchor } from "./category-bar.tsx";
import { CategorySection } from "./category-section.tsx";
import { EmptyMenu } from "./empty-menu.tsx";
import { MenuHeader } from "./menu-header.tsx";
import { MenuNotice } from "./menu-notice.tsx";
import { OrderAside } from "./order-aside.tsx";
import { useKeptPlace } from "./use-kept-place.ts";
import { useSeenMenu } from "./use-seen-menu.ts";

/** Products whose pictures are in the first screen of most visitors: they are fetched at once. */
const EAGER_PICTURES = 6;

const loadArrivalSheets = async () => (await import("./arrival-sheets.tsx")).ArrivalSheets;

/** Spec §2, Menu page and header. `offers` are the ways to what the company has beside its menu. */
export function MenuPage({ offers }: { offers: ReactNode }) {
  useSeenMenu();
  const { categories } = useMenu();
  const { qr, ordering, pauses } = useShop();
  // On opening the menu: what changes while it is read, its notice tells.
  const [hasNews] = useState(ordering !== "open" || pauses.length > 0);
  const shown = useMemo(() => visibleCategories(categories), [categories]);
  const anchors = useMemo(() => shown.map(({ id }) => categoryAnchor(id)), [shown]);
  useKeptPlace(anchors);
  const readOnly = useReadOnly();
  const orders = !readOnly && shown.length > 0;
  const t = useText();
  let before = 0;
  return (
    <>
      <MenuHeader />
      {/* A column of its own for the order: the menu does not wait for it to know its own width. */}
      <div
        className={classNames(
          "menu-container lg:px-4",
          orders && "lg:grid lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-x-6",
        )}
      >
        <main className="pb-28 lg:pb-10">
          {shown.length === 0 ? (
            <EmptyMenu />
          ) : (
            <>
              <MenuNotice />
              {!readOnly && offers}
              <CategoryBar categories={shown} />
              {shown.map((category) => {
                const eager = Math.max(0, EAGER_PICTURES - before);
                before += category.products.length;
                return <CategorySection key={category.id} category={category} eager={eager} />;
              })}
            </>
          )}
          <footer className="flex flex-col items-center gap-2 px-4 pt-6 text-xs text-muted">
            <SocialLinks className="justify-center lg:hidden" />
            <SiteFooter>
              {/* Whom a table's code brought to the menu has no use for the start. */}
              {!qr && (
                <QueryLink to="/" className="target hover:underline">
                  {t("menu.toStart")}
                </QueryLink>
              )}
              <QueryLink to="/info" className="target hover:underline">
                {t("info.link")}
              </QueryLink>
            </SiteFooter>
          </footer>
        </main>
        {orders && <OrderAside />}
      </div>
      {!readOnly && <CartBar />}
      {hasNews && <LazyPart load={loadArrivalSheets} props={{}} />}
    </>
  );
}
