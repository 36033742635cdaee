import { isShown, labelsOf, layerOf, nameOf, toPageBox, visiblePart } from "./geometry.ts";
import type { PageFacts, TargetFact } from "./page-facts.ts";
import { textNodes } from "./text-lines.ts";

/** Returns the controls within `root`, except those on a map. */
export function controlsIn(root: Element): Element[] {
  const controls =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option]";
  return [...root.querySelectorAll(controls)].filter(
    (element) =>
      !element.matches(":disabled, [role=application] *") &&
      [element, ...labelsOf(element)].some(isShown),
  );
}

/** Reads the size and place of a control that is pressed, with its labels. */
export function readTarget(control: Element, layers: Element[]): TargetFact {
  const boxes = [control, ...labelsOf(control)].map((each) => each.getBoundingClientRect());
  const areas = ["::before", "::after"].map((part) => pressAreaOf(control, part));
  const sentence = control.parentElement?.textContent?.trim() ?? "";
  return {
    name: nameOf(control),
    width: Math.max(...[...boxes, ...areas].map(({ width }) => width)),
    height: Math.max(...[...boxes, ...areas].map(({ height }) => height)),
    visibleBox: visiblePart(control, toPageBox(control.getBoundingClientRect())),
    layer: layerOf(control, layers),
    inline:
      getComputedStyle(control).display === "inline" &&
      sentence.length > (control.textContent?.trim().length ?? 0),
  };
}

/** Returns the size of a pseudo-element that enlarges the press area of a control. */
export function pressAreaOf(control: Element, part: string): { width: number; height: number } {
  const { content, position, width, height } = getComputedStyle(control, part);
  if (content === "none" || position !== "absolute") return { width: 0, height: 0 };
  return { width: Number.parseFloat(width) || 0, height: Number.parseFloat(height) || 0 };
}

/** Reads all texts of the page, except those marked as another language. */
export function readWords(): string[] {
  const names = ["aria-label", "placeholder", "alt", "title"];
  const labelled = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())];
  const texts = [
    document.title,
    ...labelled.flatMap((element) => names.map((name) => element.getAttribute(name) ?? "")),
    ...textNodes(document.body)
      .filter((node) => !node.parentElement?.closest("[lang]:not(html)"))
      .map((node) => node.data),
  ];
  const words = texts.map((text) => text.trim().replace(/\s+/gu, " "));
  return [...new Set(words)].filter((text) => text !== "");
}

/**
 * Reads the elements that are wider than their box: the page, and scrolling elements that are no rows.
 */
export function readSidewaysOverflow(root: Element): PageFacts["sidewaysOverflow"] {
  const page = document.documentElement;
  const scrolling = [...root.querySelectorAll("*")].filter((element) => {
    const { overflowX, display, flexDirection } = getComputedStyle(element);
    const row = display.includes("flex") && flexDirection.startsWith("row");
    // A table with many columns is read by scrolling it; keys scroll it too.
    const table = element.matches("[tabindex]:has(> table)");
    const map = element.closest("[role=application]") !== null;
    return /auto|scroll/u.test(overflowX) && !row && !table && !map;
  });
  return [page, ...scrolling]
    .map((element) => ({
      name: element === page ? "the page" : nameOf(element),
      by: element.scrollWidth - element.clientWidth,
    }))
    .filter(({ by }) => by > 1);
}
