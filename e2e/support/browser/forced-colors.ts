import type { Locator, Page } from "@playwright/test";

/**
 * Returns the faults of the page in forced colours, where the visitor's colours replace the page's:
 * controls without visible text, border or icon, and chosen options that look like the others.
 */
export function invisibleInForcedColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const colorOf = (name: string) => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.forcedColorAdjust = "none";
      probe.style.color = name;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    };
    const canvas = colorOf("Canvas");
    const shown = (color: string) => color !== canvas && !/^rgba\(.*, 0\)$/u.test(color);
    const isVisible = (element: Element) => {
      const style = getComputedStyle(element);
      const hasBorder =
        style.borderTopStyle !== "none" &&
        Number.parseFloat(style.borderTopWidth) > 0 &&
        shown(style.borderTopColor);
      const hasText = [...element.childNodes].some(
        (node) => node instanceof Text && node.data.trim() && shown(style.color),
      );
      const hasIcon = element.matches("svg") && (shown(style.stroke) || shown(style.fill));
      // A sign that the style sheet draws.
      const sign = getComputedStyle(element, "::before");
      const hasSign =
        sign.content !== "none" &&
        sign.forcedColorAdjust === "none" &&
        sign.backgroundImage.includes("gradient") &&
        shown(sign.color);
      const isFilled = element.matches(".brand") && shown(style.backgroundColor);
      const isNative = element.matches("input") && style.appearance === "auto";
      return (
        hasBorder || hasText || hasIcon || hasSign || isFilled || isNative || element.matches("img")
      );
    };
    const nameOf = (element: Element) =>
      `${element.localName} “${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}”`;
    const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const invisible = [...root.querySelectorAll("a[href], button, label, .brand")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => ![element, ...element.querySelectorAll("*")].some(isVisible))
      .map((element) => `${nameOf(element)} is not visible`);
    const colorsOf = (element: Element) => {
      const { backgroundColor, borderTopColor, color } = getComputedStyle(element);
      return [backgroundColor, borderTopColor, color].join();
    };
    const chosen = "label:has(> input[type=radio]:checked), nav a[aria-current]";
    const unmarked = [...root.querySelectorAll(chosen)]
      .filter((label) => !label.querySelector("input.radio, svg"))
      .filter((label) =>
        [...(label.parentElement?.children ?? [])].some(
          (other) => other !== label && colorsOf(other) === colorsOf(label),
        ),
      )
      .map((label) => `${nameOf(label)} does not look chosen`);
    return [...invisible, ...unmarked];
  });
}

/** Returns how an element without text, or its pseudo-element, is visible in forced colours. */
export function paintInForcedColors(
  drawing: Locator,
  part?: "::after",
): Promise<"ground" | "edge" | "nothing"> {
  return drawing.evaluate((element, pseudo) => {
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    const style = getComputedStyle(element, pseudo);
    const shown = (color: string) => color !== canvas && !/^rgba\(.*, 0\)$/u.test(color);
    if (shown(style.backgroundColor)) return "ground";
    const edges = [
      [style.outlineStyle, style.outlineWidth, style.outlineColor],
      [style.borderInlineStartStyle, style.borderInlineStartWidth, style.borderInlineStartColor],
    ] as const;
    const hasEdge = edges.some(
      ([kind, width, color]) => kind !== "none" && Number.parseFloat(width) > 0 && shown(color),
    );
    return hasEdge ? "edge" : "nothing";
  }, part);
}
