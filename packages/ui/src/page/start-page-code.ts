/** The type of the script that starts a page's code: browsers ignore it until `startPageCode` runs it. */
export const LATE_SCRIPT_TYPE = "text/late-module";

/** Dispatched on the document when the page begins to take presses itself. */
export const PAGE_CODE_EVENT = "comanda:page-code";

declare global {
  interface Window {
    /** What was pressed before the page took presses; see `repeatEarlyPress`. */
    comandaEarlyPress?: HTMLElement | null;
  }
}

/**
 * Starts a page's code after what is seen: when its pictures, fonts and styles are loaded and painted, at
 * the first touch, or after four seconds. Until then it keeps the last pressed button. Links work without the
 * code, so they are left to the browser, but not without a network: the browser would show its own error
 * page. When the network is back, the kept link is followed. Without one the page is loaded again,
 * because the code that was on its way has not come.
 *
 * It runs inside the page, as text: it may use nothing of this module but its arguments.
 */
export function startPageCode(lateType: string, codeEvent: string): void {
  const longestWait = 4_000;
  const touches = ["pointerdown", "keydown"];
  let started = false;
  const start = () => {
    const late = document.querySelector<HTMLScriptElement>(`script[type="${lateType}"]`);
    if (started || !late) return;
    started = true;
    for (const href of late.dataset.files?.split(" ") ?? []) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = late.textContent;
    document.head.append(script);
  };
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
  // On a busy phone the files are there before the first frame, which must not wait for the code.
  const startWhenPainted = () => {
    new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  };
  window.addEventListener("load", startWhenPainted, { once: true });
  setTimeout(start, longestWait);
  for (const touch of touches)
    document.addEventListener(touch, start, { capture: true, once: true });
  document.addEventListener("click", keepPress, { capture: true });
  // A page that comes back from the browser's cache must not press by itself.
  window.addEventListener("pagehide", forgetPress);
  window.addEventListener("online", resume);
  // Safari stops what a page loads when it is left: the code that was on its way never comes.
  const reloadFromCache = ({ persisted }: PageTransitionEvent) => {
    if (persisted && started) location.reload();
  };
  window.addEventListener("pageshow", reloadFromCache);
  const takeOver = () => {
    window.removeEventListener("online", resume);
    window.removeEventListener("pageshow", reloadFromCache);
    document.removeEventListener("click", keepPress, { capture: true });
    // From now on the code answers presses, and one of them replaces the kept one.
    document.addEventListener("click", forgetPress, { capture: true, once: true });
  };
  document.addEventListener(codeEvent, takeOver, { once: true });
}
