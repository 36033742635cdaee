/**
 * Returns a ref that sets `--visible-top` and `--visible-height` of its element to the part of the
 * screen above the on-screen keyboard, and `data-keyboard` while there is one: browsers change neither
 * the page's height nor `dvh` for the keyboard.
 */
export function trackKeyboardArea(element: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (!viewport || !element) return;
  const measure = () => {
    const covered = window.innerHeight - viewport.height > 100;
    const set = (name: string, value: number) =>
      covered ? element.style.setProperty(name, `${value}px`) : element.style.removeProperty(name);
    set("--visible-top", viewport.offsetTop);
    set("--visible-height", viewport.height);
    element.toggleAttribute("data-keyboard", covered);
  };
  measure();
  viewport.addEventListener("resize", measure);
  viewport.addEventListener("scroll", measure);
  return () => {
    viewport.removeEventListener("resize", measure);
    viewport.removeEventListener("scroll", measure);
  };
}
