import type { Category } from "@comanda/contract/companies/menu";
import { LazyPart, preloadPart, providePart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useMemo } from "react";
import { useCompanySite, useMenu } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { withLaterMessages } from "../../i18n/with-later-messages.ts";
import { ProductLinksProvider } from "../../links/product-link.tsx";
import { CategoryBar } from "./categories/category-bar.tsx";
import { CategorySection } from "./categories/category-section.tsx";
import { LastOrderPlace } from "./last-order/last-order-place.tsx";
import { popularDishes } from "./popular-dishes.ts";
import { SearchButton } from "./search/search-button.tsx";
import { useMenuSearch } from "./search/use-menu-search.ts";
import { useResultsPlace } from "./search/use-results-place.ts";

/**
 * The number of products on the first screen of a small phone: their pictures are loaded eagerly. Each more
 * delays the words on a slow network (decision 117); those of a large screen follow with its layout.
 */
const EAGER_PICTURES = 4;
const EAGER_IN_STRIP = 3;

const loadField = async () => (await import("./search/search-field.tsx")).SearchField;
const loadResults = withLaterMessages(
  async () => (await import("./search/search-results.tsx")).SearchResults,
);

/** While the finger is on its way: the field is then there at the press. */
function preloadSearch(): void {
  preloadPart(loadResults);
  void loadField().then(
    (field) => providePart(loadField, field),
    () => undefined,
  );
}

type MenuSectionsProps = { categories: readonly Category[]; isSearchable: boolean };

/** The bar of categories with the categories below it, or with what the search finds in them. */
export function MenuSections({ categories, isSearchable }: MenuSectionsProps) {
  const search = useMenuSearch();
  const query = search.isOpen && search.query.trim() !== "" ? search.query : null;
  const start = useResultsPlace(query);
  const t = useText();
  const popular = usePopularSection(categories);
  let before = popular.length > 0 ? EAGER_IN_STRIP : 0;
  return (
    <ProductLinksProvider>
      <div ref={start} />
      <CategoryBar
        categories={[...popular, ...categories]}
        searchButton={isSearchable && <SearchButton search={search} onTouch={preloadSearch} />}
        searchField={search.isOpen && <LazyPart load={loadField} props={{ search }} />}
      />
      {/* Hidden and not removed, so that its sections keep their heights and the page its place. */}
      <div hidden={query !== null}>
        <LastOrderPlace />
        {popular.map((section) => (
          <CategorySection key={section.id} category={section} eager={EAGER_IN_STRIP} isStrip />
        ))}
        {categories.map((category) => {
          const eager = Math.max(0, EAGER_PICTURES - before);
          before += category.products.length;
          return <CategorySection key={category.id} category={category} eager={eager} />;
        })}
      </div>
      {query !== null && (
        <div className="search-results">
          <LazyPart
            load={loadResults}
            props={{ categories, query, onQuery: search.type, onClose: search.close }}
            loading={<Waiting>{t("page.coming")}</Waiting>}
            unavailable={<Waiting>{t("error.offlinePart")}</Waiting>}
          />
        </div>
      )}
    </ProductLinksProvider>
  );
}

/** The dishes that are ordered most, as the first section; empty for a small menu. */
function usePopularSection(categories: readonly Category[]) {
  const { popular } = useMenu();
  const { code } = useCompanySite().company.currency;
  const t = useText();
  const name = t("menu.popular");
  return useMemo(() => {
    const products = popularDishes(categories, popular ?? [], code);
    return products.length > 0 ? [{ id: "most-ordered", name, products }] : [];
  }, [categories, popular, code, name]);
}

function Waiting({ children }: { children: string }) {
  return (
    <p role="status" className="p-4 text-muted lg:px-0">
      {children}
    </p>
  );
}
