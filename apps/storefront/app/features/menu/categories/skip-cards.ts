/**
 * Marks a list of cards when it is laid out for the first time. The browser then remembers the height of
 * each card, and those outside the window can be skipped without a change of the page's height
 * (theme/menu.css). A ref of the list.
 */
export function skipCardsOnceLaidOut(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const sizes = new ResizeObserver(([entry]) => {
    // A list in a skipped category has no size yet.
    if (!entry || entry.contentRect.height === 0) return;
    list.dataset.laidOut = "";
    sizes.disconnect();
  });
  sizes.observe(list);
  return () => sizes.disconnect();
}
