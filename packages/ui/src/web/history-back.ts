import { useNavigate } from "react-router";

/** Milliseconds to wait for a step in the history that never arrives. */
const TIMEOUT_MS = 1000;

/** Clicks that wait until the page has arrived in the history; undefined while it is not on its way. */
let heldClicks: (() => void)[] | undefined;

/** Holds clicks until the returned function is called; `deferHeldClicks` listens for them. */
export function holdClicks(): () => void {
  const held: (() => void)[] = [];
  heldClicks = held;
  const timer = setTimeout(release, TIMEOUT_MS);
  return release;

  function release() {
    clearTimeout(timer);
    if (heldClicks !== held) return;
    heldClicks = undefined;
    // Later, because the caller may be rendering.
    for (const click of held) setTimeout(click);
  }
}

/**
 * Returns a function that goes back by `entries` in the browser's history. Calls while the page
 * is still on its way, as by a double tap, are ignored.
 */
export function useHistoryBack(): (entries: number) => void {
  const navigate = useNavigate();
  return (entries) => {
    if (heldClicks) return;
    window.addEventListener("popstate", holdClicks(), { once: true });
    void navigate(-entries);
  };
}

/**
 * Defers clicks while they are held: a page that opened before a step back arrives would be left again by it.
 * Returns a function that stops it.
 */
export function deferHeldClicks(page: Document): () => void {
  const onClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    // A click that opens another tab needs no deferral, and the second half of a double tap does nothing.
    if (!heldClicks || event.defaultPrevented || ctrlKey || metaKey || shiftKey) return;
    if (!(target instanceof Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    heldClicks.push(() =>
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
    );
  };
  page.addEventListener("click", onClick, { capture: true });
  return () => page.removeEventListener("click", onClick, { capture: true });
}
