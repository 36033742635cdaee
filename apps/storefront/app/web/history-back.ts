import { useNavigate } from "react-router";

/** Milliseconds after which a way back that leads nowhere is no longer waited for. */
const TIMEOUT_MS = 1000;

/** What waits for the browser to arrive; undefined while it is not on its way back. */
let waiting: (() => void)[] | undefined;

/**
 * Goes so many entries back in the browser's history. That takes the browser a moment, in which
 * being asked again, as by a double tap, must not lead back twice.
 */
export function useHistoryBack(): (entries: number) => void {
  const navigate = useNavigate();
  return (entries) => {
    if (waiting) return;
    waiting = [];
    const timer = setTimeout(arrive, TIMEOUT_MS);
    window.addEventListener("popstate", arrive);
    void navigate(-entries);

    function arrive() {
      clearTimeout(timer);
      window.removeEventListener("popstate", arrive);
      const held = waiting ?? [];
      waiting = undefined;
      for (const press of held) press();
    }
  };
}

/**
 * What is pressed while the browser is on its way back happens when it has arrived: a page opened
 * before that would be the very one that is gone back from. Answers with what ends it.
 */
export function deferClicksWhileGoingBack(page: Document): () => void {
  const onClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    // To another tab leads no way back.
    if (!waiting || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.push(() =>
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
    );
  };
  page.addEventListener("click", onClick, { capture: true });
  return () => page.removeEventListener("click", onClick, { capture: true });
}
