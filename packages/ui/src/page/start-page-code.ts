/** The type of the script that starts a page's code: browsers ignore it until `startPageCode` runs it. */
export const LATE_SCRIPT_TYPE = "text/late-module";

/**
 * Starts a page's code after what is seen: when its pictures, fonts and styles are loaded and painted, at
 * the first touch, or after four seconds. `codeEvent` is dispatched when the code takes presses itself.
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
  // On a busy phone the files are there before the first frame, which must not wait for the code.
  const startWhenPainted = () => {
    new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  };
  window.addEventListener("load", startWhenPainted, { once: true });
  setTimeout(start, longestWait);
  for (const touch of touches)
    document.addEventListener(touch, start, { capture: true, once: true });
  // Safari stops what a page loads when it is left: the code that was on its way never comes.
  const reloadFromCache = ({ persisted }: PageTransitionEvent) => {
    if (persisted && started) location.reload();
  };
  window.addEventListener("pageshow", reloadFromCache);
  const takeOver = () => window.removeEventListener("pageshow", reloadFromCache);
  document.addEventListener(codeEvent, takeOver, { once: true });
}
