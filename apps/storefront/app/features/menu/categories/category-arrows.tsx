import { classNames } from "@comanda/ui/controls/class-names.ts";
import { scrollBehavior } from "@comanda/ui/web/prefers-reduced-motion.ts";
import type { LucideIcon } from "lucide-react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type RefObject, useEffect, useState } from "react";
import { useText } from "../../../i18n/text.ts";

type CategoryArrowsProps = { bar: RefObject<HTMLElement | null> };

/** The part of the bar's width that one press scrolls: the last visible chip stays in view. */
const SCROLL_SHARE = 0.75;

/**
 * Buttons that scroll the categories of a wide screen when they do not all fit, for visitors with a
 * mouse. Both are always shown, so that the layout does not change at an end.
 */
export function CategoryArrows({ bar }: CategoryArrowsProps) {
  const { before, after } = useHiddenEnds(bar);
  const t = useText();

  const scroll = (direction: 1 | -1) => {
    const chips = bar.current;
    if (!chips) return;
    const sign = getComputedStyle(chips).direction === "rtl" ? -direction : direction;
    const left = sign * SCROLL_SHARE * chips.clientWidth;
    chips.scrollBy({ left, behavior: scrollBehavior() });
  };

  if (!(before || after)) return null;
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
        enabled={after}
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
      // Not `disabled`: that would take the focus away at the last press.
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
  const [ends, setEnds] = useState({ before: false, after: false });
  useEffect(() => {
    const chips = bar.current;
    if (!chips) return;
    const update = () => {
      // `scrollLeft` is negative from right to left, and has fractions on a zoomed page.
      const hiddenBefore = Math.abs(chips.scrollLeft);
      const hiddenAfter = chips.scrollWidth - chips.clientWidth - hiddenBefore;
      setEnds({ before: hiddenBefore > 1, after: hiddenAfter > 1 });
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
