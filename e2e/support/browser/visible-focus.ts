import { expect, type Page } from "@playwright/test";

/** The focused element: its name, and whether it is visible. */
type TabStop = { name: string; lost: boolean; outlined: boolean; covered: boolean };

/** Expects that an element has the focus, is marked, and is not covered. */
export async function expectFocusVisible(page: Page): Promise<void> {
  await expect
    .poll(() => currentTabStop(page), { message: "the focus is visible" })
    .toMatchObject({ lost: false, outlined: true, covered: false });
}

/** Returns every stop of Tab on the page until the first repeats, and the faults of each. */
export async function walkTabStops(page: Page): Promise<{ names: string[]; faults: string[] }> {
  const names: string[] = [];
  const faults: string[] = [];
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press("Tab");
    const { name, lost, outlined, covered } = await currentTabStop(page);
    // After the last stop the focus leaves the page.
    if (lost || names.includes(name)) break;
    names.push(name);
    if (!outlined) faults.push(`${name} is not marked`);
    if (covered) faults.push(`${name} is covered`);
  }
  return { names, faults };
}

function currentTabStop(page: Page): Promise<TabStop> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    // A list keeps the focus while one of its options is active.
    const option = focused.getAttribute("aria-activedescendant");
    const element = (option && document.getElementById(option)) || focused;
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const box = element.getBoundingClientRect();
    const marked = [element, ...labels, element.closest(".product-card"), element.parentElement];
    const frame = getComputedStyle(element, "::after");
    const framed = frame.content !== "none" && Number.parseFloat(frame.borderTopWidth) >= 2;
    const outlined = marked.some((each) => {
      const { outlineStyle, outlineWidth } = each ? getComputedStyle(each) : document.body.style;
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    const left = Math.max(box.left, 0);
    const right = Math.min(box.right, innerWidth);
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    const parts = [0.1, 0.5, 0.9];
    // At least a part must be visible (WCAG 2.4.11).
    const isVisible = parts.some((x) =>
      parts.some((y) => {
        const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        return hit && [element, ...labels].some((each) => each.contains(hit) || hit.contains(each));
      }),
    );
    const words =
      element.getAttribute("aria-label") ?? labels[0]?.textContent ?? element.textContent;
    return {
      name: `${element.localName} “${(words ?? "").trim().replace(/\s+/gu, " ").slice(0, 60)}”${element.getAttribute("value") ?? ""}`,
      lost: element === document.body,
      outlined: outlined || framed,
      covered: right <= left || bottom <= top || !isVisible,
    };
  });
}
