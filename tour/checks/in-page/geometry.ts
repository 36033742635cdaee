import type { Box } from "./page-facts.ts";

/** Returns whether an element is visible; text for screen readers is clipped to nothing. */
export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  return ancestors(element).every((each) => getComputedStyle(each).clipPath !== "inset(50%)");
}

/**
 * Returns the element and its ancestors, from the inside out, without the page's body. What is around a
 * modal dialog does not clip it.
 */
export function ancestors(start: Element): Element[] {
  const found: Element[] = [];
  for (
    let each: Element | null = start;
    each && each !== document.body;
    each = each.parentElement
  ) {
    found.push(each);
    if (each.matches("dialog[aria-modal]")) break;
  }
  return found;
}

/** Returns a box of the window as a box of the page, wherever the page is scrolled to. */
export function toPageBox({ left, top, right, bottom }: Box): Box {
  const { scrollX: x, scrollY: y } = window;
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** Returns the box inside an element's borders. */
export function contentBox(element: Element): Box {
  const outer = toPageBox(element.getBoundingClientRect());
  const left = outer.left + element.clientLeft;
  const top = outer.top + element.clientTop;
  return { left, top, right: left + element.clientWidth, bottom: top + element.clientHeight };
}

/**
 * Returns the part of a box that the scrolling and clipping ancestors leave visible; null when none.
 */
export function visiblePart(start: Element, box: Box): Box | null {
  const visible = { ...box };
  for (const each of ancestors(start)) {
    const { overflowX, overflowY, display } = getComputedStyle(each);
    if (display === "contents" || display === "inline") continue;
    const frame = contentBox(each);
    if (overflowX !== "visible") {
      visible.left = Math.max(visible.left, frame.left);
      visible.right = Math.min(visible.right, frame.right);
    }
    if (overflowY !== "visible") {
      visible.top = Math.max(visible.top, frame.top);
      visible.bottom = Math.min(visible.bottom, frame.bottom);
    }
  }
  return visible.right > visible.left && visible.bottom > visible.top ? visible : null;
}

/**
 * Returns the layer of the fixed, sticky or scrolling ancestor, which moves over the page; 0 without
 * one.
 */
export function layerOf(start: Element, layers: Element[]): number {
  const bar = ancestors(start).find((each) => {
    const { position, overflowY } = getComputedStyle(each);
    return /fixed|sticky/u.test(position) || /auto|scroll/u.test(overflowY);
  });
  if (!bar) return 0;
  if (!layers.includes(bar)) layers.push(bar);
  return layers.indexOf(bar) + 1;
}

/** Returns the labels of a control: a press on them counts as a press on the control. */
export function labelsOf(control: Element): Element[] {
  return [...((control as HTMLInputElement).labels ?? [])];
}

/** Returns a readable name of an element. */
export function nameOf(element: Element): string {
  const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
  const text = words.trim().replace(/\s+/gu, " ").slice(0, 40);
  return `${element.localName}${text ? ` “${text}”` : `.${element.classList[0] ?? ""}`}`;
}
