import type { Locator, Page } from "@playwright/test";

/**
 * Where the visitor's own colours take the place of the page's (forced colours): what can be pressed
 * and has neither words, a frame nor a mark that stands out from the ground, and the choices that look
 * alike whether they are taken or not.
 */
export function invisibleInForcedColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const colourOf = (name: string) => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.forcedColorAdjust = "none";
      probe.style.color = name;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    };
    const canvas = colourOf("Canvas");
    const shown = (colour: string) => colour !== canvas && !/^rgba\(.*, 0\)$/u.test(colour);
    const isSeen = (element: Element) => {
      const style = getComputedStyle(element);
      const framed =
        style.borderTopStyle !== "none" &&
        Number.parseFloat(style.borderTopWidth) > 0 &&
        shown(style.borderTopColor);
      const words = [...element.childNodes].some(
        (node) => node instanceof Text && node.data.trim() && shown(style.color),
      );
      const drawn = element.matches("svg") && (shown(style.stroke) || shown(style.fill));
      const painted = element.matches(".brand") && shown(style.backgroundColor);
      const native = element.matches("input") && style.appearance === "auto";
      return framed || words || drawn || painted || native || element.matches("img");
    };
    const nameOf = (element: Element) =>
      `${element.localName} “${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}”`;
    const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const lost = [...root.querySelectorAll("a[href], button, label, .brand")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => ![element, ...element.querySelectorAll("*")].some(isSeen))
      .map((element) => `${nameOf(element)} is not seen`);
    const looks = (element: Element) => {
      const { backgroundColor, borderTopColor, color } = getComputedStyle(element);
      return [backgroundColor, borderTopColor, color].join();
    };
    const chosen = "label:has(> input[type=radio]:checked), nav a[aria-current]";
    const alike = [...root.querySelectorAll(chosen)]
      .filter((label) => !label.querySelector("input.radio, svg"))
      .filter((label) =>
        [...(label.parentElement?.children ?? [])].some(
          (other) => other !== label && looks(other) === looks(label),
        ),
      )
      .map((label) => `${nameOf(label)} does not look chosen`);
    return [...lost, ...alike];
  });
}

/**
 * By what a drawing without words, or what stands after it, is seen where the visitor's own colours
 * take the place of the page's.
 */
export function paintInForcedColors(
  drawing: Locator,
  part?: "::after",
): Promise<"ground" | "edge" | "nothing"> {
  return drawing.evaluate((element, pseudo) => {
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    const style = getComputedStyle(element, pseudo);
    const shown = (colour: string) => colour !== canvas && !/^rgba\(.*, 0\)$/u.test(colour);
    if (shown(style.backgroundColor)) return "ground";
    const edges = [
      [style.outlineStyle, style.outlineWidth, style.outlineColor],
      [style.borderInlineStartStyle, style.borderInlineStartWidth, style.borderInlineStartColor],
    ] as const;
    const hasEdge = edges.some(
      ([kind, width, colour]) => kind !== "none" && Number.parseFloat(width) > 0 && shown(colour),
    );
    return hasEdge ? "edge" : "nothing";
  }, part);
}
