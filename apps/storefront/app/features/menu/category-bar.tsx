import { classNames } from "@comanda/ui/controls/class-names.ts";
import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { useText } from "../../i18n/text.ts";
import { useActiveSection } from "./use-active-section.ts";

type CategoryBarProps = { categories: readonly { id: string; name: string }[] };

/** Screens with arrows beside the categories: the breakpoint `lg` of the style sheet. */
const WIDE_SCREEN = "(min-width: 64rem)";

const loadArrows = async () => (await import("./category-arrows.tsx")).CategoryArrows;

/** Returns the anchor of a category on the page. */
export function categoryAnchor(id: string): string {
  return `category-${id}`;
}

/**
 * Shows the categories as chips. The chip of the section that is being read is marked and scrolled into
 * view; wide screens have arrows if the chips do not all fit. The chips are plain links to the
 * sections, and a click adds no entry to the history.
 */
export function CategoryBar({ categories }: CategoryBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const anchors = categories.map(({ id }) => categoryAnchor(id));
  const [active, setActive] = useActiveSection(anchors);
  const isWide = useWideScreen();
  const t = useText();

  useEffect(() => {
    const chip = bar.current?.querySelector(`[href="#${CSS.escape(active)}"]`);
    if (bar.current && chip) center(bar.current, chip);
  }, [active]);

  function goTo(event: MouseEvent, anchor: string) {
    const section = document.getElementById(anchor);
    if (!section) return;
    event.preventDefault();
    section.scrollIntoView();
    section.focus({ preventScroll: true });
    setActive(anchor);
  }

  return (
    <nav
      aria-label={t("menu.categories")}
      className="category-bar sticky z-10 flex items-center gap-2 border-b border-line bg-surface lg:border-0 lg:bg-ground"
    >
      <div
        ref={bar}
        className="category-chips flex h-full min-w-0 flex-1 items-center gap-2 overflow-x-auto px-4 lg:px-0"
      >
        {categories.map(({ id, name }) => {
          const anchor = categoryAnchor(id);
          const isActive = anchor === active;
          return (
            <a
              key={id}
              href={`#${anchor}`}
              aria-current={isActive || undefined}
              onClick={(event) => goTo(event, anchor)}
              className={classNames(
                "target flex min-h-8 flex-none items-center rounded-full border px-3 text-xs font-bold whitespace-nowrap motion-safe:transition-colors motion-safe:duration-150",
                isActive ? "border-ink bg-ink text-surface" : "border-line bg-surface",
              )}
            >
              {/* A chip must fit into the bar. */}
              <span dir="auto" data-clamped className="max-w-56 truncate">
                {name}
              </span>
            </a>
          );
        })}
      </div>
      {/* A finger needs no arrows: phones do not fetch their code. */}
      {isWide && <LazyPart load={loadArrows} props={{ bar }} />}
    </nav>
  );
}

/**
 * Returns whether the window is wide now, also after it was resized or rotated; false on the server.
 */
function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(WIDE_SCREEN).matches,
    () => false,
  );
}

function subscribeToWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE_SCREEN);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Scrolls the bar, but not the page, until the chip is in its middle; also from right to left. */
function center(bar: HTMLElement, chip: Element) {
  const outer = bar.getBoundingClientRect();
  const inner = chip.getBoundingClientRect();
  const left = inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  bar.scrollBy({ left, behavior: reducedMotion ? "instant" : "smooth" });
}
