import type { LucideIcon } from "lucide-react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type RefObject, useEffect, useState } from "react";
import { useText } from "../../i18n/text.tsx";
import { classNames } from "../../ui/class-names.ts";

type CategoryArrowsProps = { bar: RefObject<HTMLElement | null> };

/** How much of the bar one press moves on: the last chip that was seen stays in view. */
const PRESS = 0.75;

/**
 * Buttons beside the categories of a wide screen that do not all fit: a mouse has no finger to push
 * the bar with. Both are there, so that nothing moves when an end is reached.
 */
export function CategoryArrows({ bar }: CategoryArrowsProps) {
  const { before, behind } = useHiddenEnds(bar);
  const t = useText();

  const scroll = (ahead: 1 | -1) => {
    const chips = bar.current;
    if (!chips) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const along = getComputedStyle(chips).direction === "rtl" ? -ahead : ahead;
    const left = along * PRESS * chips.clientWidth;
    chips.scrollBy({ left, behavior: calm ? "instant" : "smooth" });
  };

  if (!(before || behind)) return null;
  return (
    <>
      <Arrow
        icon={ChevronLeft}
        label={t("menu.categoriesBack")}
        enabled={before}
        onPress={() => scroll(-1)}
      />
      <Arrow
        icon={ChevronRight}
        label={t("menu.categoriesOn")}
        enabled={behind}
        onPress={() => scroll(1)}
      />
    </>
  );
}

type ArrowProps = { icon: LucideIcon; label: string; enabled: boolean; onPress: () => void };

function Arrow({ icon: Icon, label, enabled, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not disabled, which would take the focus away at the last press.
      aria-disabled={!enabled}
      onClick={() => enabled && onPress()}
      className={classNames(
        "target hidden size-8 flex-none place-items-center rounded-full border border-line bg-surface lg:grid",
        !enabled && "cursor-not-allowed! text-field",
      )}
    >
      <Icon aria-hidden="true" className="size-4 rtl:-scale-x-100" />
    </button>
  );
}

/** At which ends of the bar, in the direction of writing, chips are hidden. */
function useHiddenEnds(bar: CategoryArrowsProps["bar"]) {
  const [ends, setEnds] = useState({ before: false, behind: false });
  useEffect(() => {
    const chips = bar.current;
    if (!chips) return;
    const update = () => {
      // Negative where it is written from right to left; fractions where the page is zoomed.
      const passed = Math.abs(chips.scrollLeft);
      const rest = chips.scrollWidth - chips.clientWidth - passed;
      setEnds({ before: passed > 1, behind: rest > 1 });
    };
    const sizes = new ResizeObserver(update);
    const observeSizes = () => {
      sizes.disconnect();
      // The chips too: one that grows does not change the size of the bar.
      for (const element of [chips, ...chips.children]) sizes.observe(element);
    };
    const chipList = new MutationObserver(observeSizes);
    update();
    observeSizes();
    chipList.observe(chips, { childList: true });
    chips.addEventListener("scroll", update, { passive: true });
    return () => {
      chipList.disconnect();
      sizes.disconnect();
      chips.removeEventListener("scroll", update);
    };
  }, [bar]);
  return ends;
}
