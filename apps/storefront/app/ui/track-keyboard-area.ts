/**
 * A ref that keeps `--visible-top` and `--visible-height` of its element at the part of the screen
 * that the on-screen keyboard leaves: browsers shrink neither the page nor `dvh` for it.
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
  };
  measure();
  viewport.addEventListener("resize", measure);
  viewport.addEventListener("scroll", measure);
  return () => {
    viewport.removeEventListener("resize", measure);
    viewport.removeEventListener("scroll", measure);
  };
}
