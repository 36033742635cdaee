import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { scrollBehavior } from "@comanda/ui/web/prefers-reduced-motion.ts";
import { useWideScreen } from "@comanda/ui/web/use-wide-screen.ts";
import List from "lucide-react/icons/list";
import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useText } from "../../../i18n/text.ts";
import { withLaterMessages } from "../../../i18n/with-later-messages.ts";
import { LazySheet } from "../../../lazy/lazy-sheet.tsx";
import { BarButton } from "./bar-button.tsx";
import { categoryAnchor } from "./category-anchor.ts";
import { useActiveSection } from "./use-active-section.ts";

type CategoryBarProps = {
  categories: readonly { id: string; name: string; products: readonly unknown[] }[];
  /** The button that opens the search, at the end of the bar. */
  searchButton: ReactNode;
  /** The field of the search, which takes the place of the categories while it is open. */
  searchField: ReactNode;
};

/** From this many categories on, a sheet shows all of them at a glance. */
const MIN_FOR_SHEET = 4;

const loadArrows = async () => (await import("./category-arrows.tsx")).CategoryArrows;
const loadSheet = withLaterMessages(
  async () => (await import("./category-sheet.tsx")).CategorySheet,
);

/**
 * Shows the categories as chips. The chip of the section that is being read is marked and scrolled into
 * view; wide screens have arrows if the chips do not all fit. The chips are plain links to the
 * sections, and a click adds no entry to the history.
 */
export function CategoryBar({ categories, searchButton, searchField }: CategoryBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const anchors = categories.map(({ id }) => categoryAnchor(id));
  const [active, setActive] = useActiveSection(anchors);
  const isWide = useWideScreen();
  const t = useText();

  const isSearching = Boolean(searchField);
  // Again after a search, because the chips were gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads the page
  useEffect(() => {
    const chip = bar.current?.querySelector(`[href="#${CSS.escape(active)}"]`);
    if (bar.current && chip) center(bar.current, chip);
  }, [active, isSearching]);

  function goTo(anchor: string, event?: MouseEvent) {
    const section = document.getElementById(anchor);
    if (!section) return;
    event?.preventDefault();
    section.scrollIntoView();
    section.focus({ preventScroll: true });
    setActive(anchor);
  }

  const [isSheetOpen, setSheetOpen] = useState(false);
  const chosen = useRef<string | null>(null);
  const goToChosen = useEffectEvent(() => {
    if (chosen.current !== null) goTo(chosen.current);
    chosen.current = null;
  });
  // Once the sheet is closed: it gives the focus back to its button first.
  useEffect(() => {
    if (!isSheetOpen) goToChosen();
  }, [isSheetOpen]);

  const bars =
    "category-bar sticky z-10 flex items-center border-b border-line bg-surface lg:gap-2 lg:border-0 lg:bg-ground";
  if (isSearching) return <div className={bars}>{searchField}</div>;
  return (
    <nav aria-label={t("menu.categories")} className={bars}>
      {categories.length >= MIN_FOR_SHEET && (
        <>
          <BarButton
            label={t("menu.allCategories")}
            icon={List}
            aria-haspopup="dialog"
            onClick={() => setSheetOpen(true)}
          />
          <LazySheet
            load={loadSheet}
            title={t("menu.allCategories")}
            props={{
              open: isSheetOpen,
              categories,
              activeAnchor: active,
              onClose: () => setSheetOpen(false),
              onChoose: (anchor: string) => {
                chosen.current = anchor;
                setSheetOpen(false);
              },
            }}
          />
        </>
      )}
      <div ref={bar} className="category-chips first:ps-4 last:pe-4 lg:px-0!">
        {categories.map(({ id, name }) => {
          const anchor = categoryAnchor(id);
          const isActive = anchor === active;
          return (
            <a
              key={id}
              href={`#${anchor}`}
              aria-current={isActive || undefined}
              onClick={(event) => goTo(anchor, event)}
              className="target"
            >
              <span dir="auto" data-clamped>
                {name}
              </span>
            </a>
          );
        })}
      </div>
      {/* A finger needs no arrows: phones do not fetch their code. */}
      {isWide && <LazyPart load={loadArrows} props={{ bar }} />}
      {searchButton}
    </nav>
  );
}

/** Scrolls the bar, but not the page, until the chip is in its middle; also from right to left. */
function center(bar: HTMLElement, chip: Element) {
  const outer = bar.getBoundingClientRect();
  const inner = chip.getBoundingClientRect();
  const left = inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  bar.scrollBy({ left, behavior: scrollBehavior() });
}
