/** Dispatched on the document when the page begins to take presses itself. */
export const PAGE_CODE_EVENT = "comanda:page-code";

declare global {
  interface Window {
    /** What was pressed before the page took presses; see `repeatEarlyPress`. */
    comandaEarlyPress?: HTMLElement | null;
  }
}

/**
 * Keeps the last button that is pressed before a page takes presses, until `codeEvent`. Links work without the
 * page's code, so they are left to the browser, but not without a network: the browser would show its own error
 * page. When the network is back, the kept link is followed. Without one the page is loaded again,
 * because the code that was on its way has not come.
 *
 * It runs inside the page, as text: it may use nothing of this module but its argument.
 */
export function keepEarlyPresses(codeEvent: string): void {
  const forgetPress = () => {
    for (const fading of window.comandaEarlyPress?.getAnimations() ?? []) fading.cancel();
    window.comandaEarlyPress = null;
  };
  /** A link to a part of this page or to another site is the browser's in any case. */
  const canFollow = ({ hash, origin }: HTMLAnchorElement) =>
    navigator.onLine || hash !== "" || origin !== location.origin;
  const keepPress = (event: Event) => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>("a, button") : null;
    if (!target || (target instanceof HTMLAnchorElement && canFollow(target))) return;
    event.preventDefault();
    // React listens on the document too, before it has what a press needs.
    event.stopImmediatePropagation();
    forgetPress();
    window.comandaEarlyPress = target;
    // Not an attribute: the page's code expects the elements as the server sent them.
    target.animate({ opacity: [1, 0.5] }, { duration: 400, fill: "forwards", easing: "ease-out" });
  };
  const resume = () => {
    const pressed = window.comandaEarlyPress;
    if (pressed instanceof HTMLAnchorElement) pressed.click();
    else location.reload();
  };
  document.addEventListener("click", keepPress, { capture: true });
  // A page that comes back from the browser's cache must not press by itself.
  window.addEventListener("pagehide", forgetPress);
  window.addEventListener("online", resume);
  const takeOver = () => {
    window.removeEventListener("online", resume);
    document.removeEventListener("click", keepPress, { capture: true });
    // From now on the code answers presses, and one of them replaces the kept one.
    document.addEventListener("click", forgetPress, { capture: true, once: true });
  };
  document.addEventListener(codeEvent, takeOver, { once: true });
}
