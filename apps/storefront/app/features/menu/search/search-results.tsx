import "../../../i18n/fetch-later-messages.ts";
import type { Category } from "@comanda/contract/companies/menu";
import { indexMenu, searchMenu } from "@comanda/domain/search/search-menu";
import { Button } from "@comanda/ui/controls/button.tsx";
import SearchX from "lucide-react/icons/search-x";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { FROM_MENU } from "../../../links/from-menu.ts";
import { ProductCard } from "../card/product-card.tsx";
import { SEARCHING } from "./search-entry.ts";

type SearchResultsProps = {
  categories: readonly Category[];
  query: string;
  /** Searches for another text. */
  onQuery: (query: string) => void;
  onClose: () => void;
};

/** The categories that are offered where nothing is found: as many as are seen at a glance. */
const MAX_OFFERED = 6;

/** The dishes that are shown at once; more come by a button. */
const PAGE = 24;

/** Milliseconds without typing after which the number of results is read out. */
const PAUSE_MS = 700;

const LINK_STATE = { ...FROM_MENU, ...SEARCHING };

/** Shows the dishes that a query means, best first, as the menu shows them. */
export function SearchResults({ categories, query, onQuery, onClose }: SearchResultsProps) {
  const results = useRef<HTMLElement>(null);
  const index = useMemo(() => indexMenu(categories), [categories]);
  // Typing goes on while a long list is still being drawn.
  const shownQuery = useDeferredValue(query);
  const found = useMemo(() => searchMenu(index, shownQuery), [index, shownQuery]);
  const [shown, setShown] = useState({ query: shownQuery, count: PAGE });
  const count = shown.query === shownQuery ? shown.count : PAGE;
  const t = useText();
  const answer =
    found.length > 0
      ? t("search.found", { count: found.length })
      : t("search.none", { query: shownQuery.trim() });
  return (
    <section ref={results} tabIndex={-1} aria-label={t("search.results")} className="outline-none">
      <Announcement text={answer} />
      {found.length === 0 ? (
        <NothingFound
          title={answer}
          categories={categories.slice(0, MAX_OFFERED)}
          onCategory={(name) => {
            // The pressed button goes; the field would bring a phone's keyboard back.
            results.current?.focus({ preventScroll: true });
            onQuery(name);
          }}
          onClose={onClose}
        />
      ) : (
        <>
          <h2 className="px-4 pt-4 pb-2 text-lg lg:px-0 lg:pt-2 lg:pb-3">{answer}</h2>
          <ul className="md:grid md:grid-cols-3 md:gap-4 md:px-4 lg:px-0">
            {found.slice(0, count).map((product) => (
              <ProductCard key={product.id} product={product} eager linkState={LINK_STATE} />
            ))}
          </ul>
          {found.length > count && (
            <div className="flex justify-center p-4">
              <Button
                look="secondary"
                onClick={() => setShown({ query: shownQuery, count: count + PAGE })}
              >
                {t("search.more")}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

type NothingFoundProps = {
  title: string;
  categories: readonly Category[];
  /** Searches for the dishes of a category, by its name. */
  onCategory: (name: string) => void;
  onClose: () => void;
};

function NothingFound({ title, categories, onCategory, onClose }: NothingFoundProps) {
  const t = useText();
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-10 text-center">
      <SearchX aria-hidden="true" className="mb-2 size-10 text-field" />
      <h2 className="max-w-full text-lg wrap-anywhere">{title}</h2>
      <p className="max-w-[340px] text-muted">{t("search.noneHint")}</p>
      {categories.length > 1 && (
        <div className="flex max-w-[420px] flex-wrap justify-center gap-2 pt-2">
          {categories.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              onClick={() => onCategory(name)}
              className="min-h-11 max-w-full rounded-full border border-line bg-surface px-4 text-sm font-bold wrap-anywhere"
            >
              <bdi>{name}</bdi>
            </button>
          ))}
        </div>
      )}
      <Button look="secondary" onClick={onClose} className="mt-3">
        {t("search.wholeMenu")}
      </Button>
    </div>
  );
}

/** Reads a text out once it has stood for a moment, and not at each letter. */
function Announcement({ text }: { text: string }) {
  const [read, setRead] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setRead(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="heard">
      {read}
    </p>
  );
}
