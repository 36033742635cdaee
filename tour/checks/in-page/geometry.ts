import type { Box } from "./page-facts.ts";

/** To eyes: what is said to ears alone is clipped to nothing. */
export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  return ancestors(element).every((each) => getComputedStyle(each).clipPath !== "inset(50%)");
}

/** The element and what it is in, from inside out, up to the page's body. */
export function ancestors(start: Element): Element[] {
  const found: Element[] = [];
  for (let each: Element | null = start; each && each !== document.body; each = each.parentElement)
    found.push(each);
  return found;
}

export function toPageBox({ left, top, right, bottom }: Box): Box {
  const { scrollX: x, scrollY: y } = window;
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** The room within an element's borders. */
export function contentBox(element: Element): Box {
  const outer = toPageBox(element.getBoundingClientRect());
  const left = outer.left + element.clientLeft;
  const top = outer.top + element.clientTop;
  return { left, top, right: left + element.clientWidth, bottom: top + element.clientHeight };
}

/** What is left of a box where all around it that scrolls or cuts off has been taken into account. */
export function visiblePart(start: Element, box: Box): Box | null {
  const seen = { ...box };
  for (const each of ancestors(start)) {
    const { overflowX, overflowY, display } = getComputedStyle(each);
    if (display === "contents" || display === "inline") continue;
    const frame = contentBox(each);
    if (overflowX !== "visible") {
      seen.left = Math.max(seen.left, frame.left);
      seen.right = Math.min(seen.right, frame.right);
    }
    if (overflowY !== "visible") {
      seen.top = Math.max(seen.top, frame.top);
      seen.bottom = Math.min(seen.bottom, frame.bottom);
    }
  }
  return seen.right > seen.left && seen.bottom > seen.top ? seen : null;
}

/** The bar that it is in, or what scrolls: either moves past the rest. 0 where there is none. */
export function layerOf(start: Element, layers: Element[]): number {
  const bar = ancestors(start).find((each) => {
    const { position, overflowY } = getComputedStyle(each);
    return /fixed|sticky/u.test(position) || /auto|scroll/u.test(overflowY);
  });
  if (!bar) return 0;
  if (!layers.includes(bar)) layers.push(bar);
  return layers.indexOf(bar) + 1;
}

/** The words that press a control as it does itself. */
export function labelsOf(control: Element): Element[] {
  return [...((control as HTMLInputElement).labels ?? [])];
}

/** What a person would call it. */
export function nameOf(element: Element): string {
  const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
  const text = words.trim().replace(/\s+/gu, " ").slice(0, 40);
  return `${element.localName}${text ? ` “${text}”` : `.${element.classList[0] ?? ""}`}`;
}
