import { type RefObject, useEffect, useState } from "react";

/** Pixels that may be cut off of a card that counts as shown: its edge, and nothing of its button. */
const CARD_EDGE = 12;
/** Pixels below the last card that need not be in view. */
const TOLERANCE = 24;
/** Pixels of a card that show whose it is: its number and its age. */
const HEAD = 56;

/**
 * How many children of a list are hidden below its visible part, whether one more is cut off there below
 * its head, and whether the list has been scrolled.
 */
export function useHiddenBelow(ref: RefObject<HTMLElement | null>, count: number) {
  const [hidden, setHidden] = useState({ below: 0, isCut: false, scrolled: false });
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const measure = () => {
      const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
      // Where the last card ends before anything is scrolled: a foot that went away at the end of the list would move
      // the cards by its height under a finger that has just scrolled.
      const end = bottomOf(list) + list.scrollHeight - list.clientHeight;
      const lane = list.parentElement;
      // Without the foot, everything may fit.
      const fits = lane !== null && end - bottomOf(lane) <= TOLERANCE;
      const bottom = fits ? Number.POSITIVE_INFINITY : bottomOf(list);
      const unfinished = [...list.children]
        .slice(0, count)
        .filter((child) => bottomOf(child) > bottom + CARD_EDGE);
      const [first] = unfinished;
      const isCut = first !== undefined && first.getBoundingClientRect().top + HEAD <= bottom;
      const below = unfinished.length - (isCut ? 1 : 0);
      const scrolled = !fits && list.scrollTop > TOLERANCE;
      setHidden((last) =>
        last.below === below && last.isCut === isCut && last.scrolled === scrolled
          ? last
          : { below, isCut, scrolled },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    for (const child of list.children) observer.observe(child);
    list.addEventListener("scroll", measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      list.removeEventListener("scroll", measure);
    };
  }, [ref, count]);
  return hidden;
}
