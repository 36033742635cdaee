import { useNavigate } from "react-router";

/**
 * Milliseconds to wait for a step back that never arrives. A browser that is busy can take seconds: a page that is
 * opened before the step arrives would be left by it.
 */
const TIMEOUT_MS = 10_000;

/** Clicks that wait until the browser has gone back; undefined while it is not going back. */
let deferredClicks: (() => void)[] | undefined;

/**
 * Returns a function that goes back by `entries` in the browser's history. Calls while the browser
 * is still going back, as by a double tap, are ignored.
 */
export function useHistoryBack(): (entries: number) => void {
  const navigate = useNavigate();
  return (entries) => {
    if (deferredClicks) return;
    // Without a page to go back to nothing arrives, and no click may wait for it.
    if (window.navigation?.canGoBack === false) return;
    deferredClicks = [];
    const timer = setTimeout(arrive, TIMEOUT_MS);
    window.addEventListener("popstate", arrive);
    void navigate(-entries);

    function arrive() {
      clearTimeout(timer);
      window.removeEventListener("popstate", arrive);
      const clicks = deferredClicks ?? [];
      deferredClicks = undefined;
      for (const click of clicks) click();
    }
  };
}

/**
 * Defers clicks while the browser is going back, until it has arrived: a page that opened before
 * that would be left again by the step back. Returns a function that stops it.
 */
export function deferClicksWhileGoingBack(page: Document): () => void {
  const onClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    // A click that opens another tab needs no deferral.
    if (!deferredClicks || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    deferredClicks.push(() =>
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
    );
  };
  page.addEventListener("click", onClick, { capture: true });
  return () => page.removeEventListener("click", onClick, { capture: true });
}
