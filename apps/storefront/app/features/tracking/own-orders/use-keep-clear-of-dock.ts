import { type RefObject, useEffect } from "react";

/**
 * Keeps an element above the bar at the bottom of the page (`data-dock`), which comes and goes, and the
 * end of the page or of its list above the element: `--dock` is the height of the bar with its place,
 * `--chip` and `--chip-in-list` the space of the element.
 */
export function useKeepClearOfDock(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    let dock: HTMLElement | null = null;
    const measure = () => {
      const height = dockHeight(dock);
      const space = `${(element.current?.offsetHeight ?? 0) + 12}px`;
      // Space below a sticky bar would lift the bar: the list above it gets the space.
      const isInList = height > 0 && dock !== null && getComputedStyle(dock).position === "sticky";
      style.setProperty("--dock", `${height}px`);
      style.setProperty("--chip", isInList ? "0px" : space);
      style.setProperty("--chip-in-list", isInList ? space : "0px");
    };
    const sizes = new ResizeObserver(measure);
    const find = () => {
      const found = document.querySelector<HTMLElement>("[data-dock]");
      if (found === dock) return;
      if (dock) sizes.unobserve(dock);
      if (found) sizes.observe(found);
      dock = found;
      measure();
    };
    const pages = new MutationObserver(find);
    pages.observe(document.body, { childList: true, subtree: true });
    sizes.observe(document.documentElement);
    if (element.current) sizes.observe(element.current);
    find();
    return () => {
      pages.disconnect();
      sizes.disconnect();
      for (const name of ["--dock", "--chip", "--chip-in-list"]) style.removeProperty(name);
    };
  }, [element]);
}

/** Returns the height that a bar takes at the bottom of the window; 0 where it is not at the bottom. */
function dockHeight(dock: HTMLElement | null): number {
  if (!dock) return 0;
  const { position, bottom } = getComputedStyle(dock);
  const isAtBottom = position === "fixed" || position === "sticky";
  return isAtBottom && bottom !== "auto" ? dock.offsetHeight + Number.parseFloat(bottom) : 0;
}
