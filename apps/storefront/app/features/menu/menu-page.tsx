import type { Category } from "@comanda/contract/companies/menu";
import { visibleCategories } from "@comanda/domain/menu/products";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { LazyPart, preloadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { memo, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import { reportShopping } from "../../analytics/when-reporting-loaded.ts";
import { useCompanySite, useMenu } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { withLaterMessages } from "../../i18n/with-later-messages.ts";
import { DishIcon } from "../../lazy/dish-icon.tsx";
import { useAtFirstTouch } from "../../lazy/use-at-first-touch.ts";
import { QueryLink } from "../../links/keep-query.tsx";
import { SocialLinks } from "../../links/social-links.tsx";
import { useReadOnly } from "../../ordering/use-read-only.ts";
import { SiteFooter } from "../../page/site-footer.tsx";
import { LazyTableCalls } from "../../table-service/lazy-table-calls.tsx";
import { loadCount } from "./card/quick-add.tsx";
import { CartAside, type LoadCart } from "./cart-aside.tsx";
import { CartBar } from "./cart-bar.tsx";
import { categoryAnchor } from "./categories/category-anchor.ts";
import { MenuHeader } from "./menu-header.tsx";
import { MenuNotice } from "./menu-notice.tsx";
import { MenuSections } from "./menu-sections.tsx";
import { useRestoreScroll } from "./use-restore-scroll.ts";

/** A smaller menu is seen at a glance, and has no search. */
const MIN_FOR_SEARCH = 8;

const loadFilter = withLaterMessages(
  async () => (await import("./filter/filter-bar.tsx")).FilterBar,
);
const loadEntrySheets = withLaterMessages(
  async () => (await import("./entry/entry-sheets.tsx")).EntrySheets,
);

type MenuPageProps = {
  /** Says how the visitor orders. */
  how: ReactNode;
  /** The links to coupons and rewards. */
  offers: ReactNode;
  loadCart: LoadCart;
};

/**
 * Shows the menu page (conformance 2.41 to 2.47). Memoized: a navigation, such as opening a product, renders
 * only what reads the location.
 */
export const MenuPage = memo(function MenuPage({ how, offers, loadCart }: MenuPageProps) {
  useReportMenuView();
  const { categories } = useMenu();
  const { qr, ordering, pauses } = useCompanySite();
  // Only when the menu opens: `MenuNotice` shows later changes.
  const [hasEntryNotice] = useState(ordering !== "open" || pauses.length > 0);
  const t = useText();
  const unnamed = t("landing.menuLink");
  // Another backend may send no name of a category.
  const visible = useMemo(
    () =>
      visibleCategories(categories).map((each) => (each.name ? each : { ...each, name: unnamed })),
    [categories, unnamed],
  );
  // Allergens that are stated, even none, or at least one diet.
  const hasDietaryFacts = visible.some(({ products }) =>
    products.some(({ allergens, diets }) => allergens ?? diets?.length),
  );
  const [filtered, setFiltered] = useState<readonly Category[] | null>(null);
  const shown = filtered ?? visible;
  const anchors = useMemo(() => shown.map(({ id }) => categoryAnchor(id)), [shown]);
  const count = visible.reduce((sum, { products }) => sum + products.length, 0);
  const readOnly = useReadOnly();
  const canOrder = !readOnly && visible.length > 0;
  // Their code is loaded early, because without it the cart and its buttons do nothing once the network is lost.
  useAtFirstTouch(() => canOrder && [loadCount, loadCart].forEach(preloadPart));
  return (
    <>
      {/* Stands first, so that it can still measure the menu's sections when the page is removed. */}
      <RestoreScroll anchors={anchors} />
      <MenuHeader />
      {/* The cart has its own column, so that the menu's width does not depend on it. */}
      <div
        className={classNames(
          "menu-container lg:px-4",
          canOrder && "lg:grid lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-x-6",
        )}
      >
        <main className="pb-28 lg:pb-10">
          {visible.length === 0 ? (
            <EmptyMenu />
          ) : (
            <>
              <div className="menu-top">
                {how}
                <MenuNotice />
                {qr?.table_calls && <LazyTableCalls qrId={qr.id} className="menu-calls" />}
                {!readOnly && offers}
              </div>
              {hasDietaryFacts && (
                <div className="min-h-11 px-4 lg:px-0">
                  <LazyPart
                    load={loadFilter}
                    props={{ categories: visible, onFilter: setFiltered }}
                  />
                </div>
              )}
              <MenuSections categories={shown} isSearchable={count >= MIN_FOR_SEARCH} />
            </>
          )}
          <footer className="menu-footer flex flex-col items-center gap-2 px-4 pt-6 text-xs text-muted">
            <SocialLinks className="justify-center lg:hidden" />
            <SiteFooter toLanding>
              <QueryLink to="/info" className="target hover:underline">
                {t("info.link")}
              </QueryLink>
            </SiteFooter>
          </footer>
        </main>
        {canOrder && <CartAside load={loadCart} />}
      </div>
      {!readOnly && <CartBar />}
      {hasEntryNotice && visible.length > 0 && <LazyPart load={loadEntrySheets} props={{}} />}
    </>
  );
});

/** A component of its own, because it reads the location. */
function RestoreScroll({ anchors }: { anchors: readonly string[] }) {
  useRestoreScroll(anchors);
  return null;
}

/** Reports the products of the menu, once for each visit to the page. */
function useReportMenuView(): void {
  const { categories } = useMenu();
  const { code } = useCompanySite().company.currency;
  const report = useEffectEvent(() => reportShopping((to) => to.reportItemList(code, categories)));
  useEffect(() => report(), []);
}

/** Shows a menu without visible products. */
function EmptyMenu() {
  const t = useText();
  return (
    <div className="empty-menu">
      <DishIcon className="h-30 w-40" />
      <h2>{t("menu.empty")}</h2>
      <p>{t("menu.emptyHint")}</p>
      <QueryLink to="/info">{t("info.link")}</QueryLink>
    </div>
  );
}
