import { expect, type Locator } from "@playwright/test";

/**
 * Expects that every button, link and field in a region has sides of at least 48 pixels, as a finger at
 * the counter needs, and that nothing in it is wider than the page. The label of a field is a part of
 * it, because it can be pressed too. A link among words has the height of its line.
 */
export async function expectLargeTargets(region: Locator): Promise<void> {
  const found = await region.evaluate((root) => {
    // Half a pixel less than 48: the browser rounds.
    const LEAST = 47.5;
    const isAmongWords = (element: Element) =>
      element.matches("a") &&
      getComputedStyle(element).display === "inline" &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    /** The sides of what takes the press: the control, with its label or what it draws around itself. */
    const sides = (element: HTMLElement) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const around = getComputedStyle(element, "::after");
      // A link may spread over its card.
      const spread = around.position === "absolute" ? element.closest("article") : null;
      const boxes = [element, element.closest("label"), ...labels, spread].flatMap((part) =>
        part ? [part.getBoundingClientRect()] : [],
      );
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      };
    };
    const controls = root.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary",
    );
    const small = [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest("[inert], .sr-only, .heard"))
      .filter((control) => !isAmongWords(control))
      .map((control) => ({ html: control.outerHTML.slice(0, 160), ...sides(control) }))
      .filter(({ width, height }) => width < LEAST || height < LEAST);
    const { scrollWidth, clientWidth } = document.documentElement;
    return { count: controls.length, small, overflow: Math.max(0, scrollWidth - clientWidth) };
  });
  expect(found.count, "controls in the region").toBeGreaterThan(0);
  expect(found).toMatchObject({ small: [], overflow: 0 });
}
