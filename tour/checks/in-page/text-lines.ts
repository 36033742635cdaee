import {
  ancestors,
  contentBox,
  isShown,
  labelsOf,
  layerOf,
  nameOf,
  toPageBox,
  visiblePart,
} from "./geometry.ts";
import type { Box, LineFact } from "./page-facts.ts";

/** Reads every visible line of text within `root`. */
export function readTextLines(root: Element, layers: Element[], controls: Element[]): LineFact[] {
  const areas = controls.map((each) => [each, ...labelsOf(each)]);
  return textNodes(root).flatMap((node, index) => {
    const parent = node.parentElement;
    const text = node.data.trim().replace(/\s+/gu, " ");
    if (!parent || !text || !isShown(parent) || parent.closest("option, [role=application]"))
      return [];
    const surroundings = clippingAround(parent);
    const lineHeight = Number.parseFloat(getComputedStyle(parent).lineHeight);
    const control = areas.findLastIndex((parts) => parts.some((part) => part.contains(parent)));
    const layer = layerOf(parent, layers);
    return rectsOf(node).map((rect) => {
      const box = limitToLineHeight(toPageBox(rect), lineHeight);
      const visibleBox = visiblePart(parent, box);
      return {
        text: text.slice(0, 60),
        box,
        node: index,
        layer,
        control,
        visibleBox,
        ...surroundings,
      };
    });
  });
}

/** Returns the texts of a part of the page that have more than spaces. */
export function textNodes(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found.filter(
    (node) => node.data.trim() && !node.parentElement?.closest("script, style, noscript"),
  );
}

/** Returns the boxes of the lines of a text. */
export function rectsOf(node: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width, height }) => width >= 1 && height >= 1);
}

/** Limits a box to its line: letters of some fonts are higher, which does no harm. */
export function limitToLineHeight(box: Box, lineHeight: number): Box {
  const excess = (box.bottom - box.top - (lineHeight || Number.POSITIVE_INFINITY)) / 2;
  return excess > 0 ? { ...box, top: box.top + excess, bottom: box.bottom - excess } : box;
}

/** Returns the clipping boxes and the container around an element, up to the first that scrolls. */
export function clippingAround(
  start: Element,
): Pick<LineFact, "clippingBoxes" | "container" | "scrolled" | "clamped"> {
  const clippingBoxes: LineFact["clippingBoxes"] = [];
  let container: LineFact["container"] = null;
  const reached = { x: false, y: false };
  for (const each of ancestors(start)) {
    const style = getComputedStyle(each);
    if (style.display === "contents") continue;
    const overflow = { x: style.overflowX, y: style.overflowY };
    for (const axis of ["x", "y"] as const) {
      if (!reached[axis] && /hidden|clip/u.test(overflow[axis]))
        clippingBoxes.push({ box: contentBox(each), by: nameOf(each), axis });
    }
    reached.x ||= /auto|scroll/u.test(overflow.x);
    reached.y ||= /auto|scroll/u.test(overflow.y);
    if (!reached.x && !reached.y) container ??= visibleContainer(each, style);
  }
  const clamped = start.closest("[data-clamped]") !== null;
  return { clippingBoxes, container, scrolled: reached.x, clamped };
}

/** Returns the element as a container when its box is visible, such as a button or a card. */
export function visibleContainer(
  element: Element,
  style: CSSStyleDeclaration,
): LineFact["container"] {
  const clear = /^(transparent|rgba\(.*, 0\))$/u.test(style.backgroundColor);
  const edges = [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth];
  const painted = !clear || style.backgroundImage !== "none" || !edges.includes("0px");
  if (!painted || style.display === "inline") return null;
  return { box: toPageBox(element.getBoundingClientRect()), name: nameOf(element) };
}
