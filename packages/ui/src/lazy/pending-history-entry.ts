/**
 * Lets the browser's back button and the Escape key cancel the pending navigation. The router adds
 * its history entry only when the new page is rendered, so that a step back would leave the current
 * page. This adds a copy of the current entry, from which a step back returns to the same page; the
 * entry of the new page replaces the copy. The copy keeps the router's key and index, so that the
 * router sees a step back as a step to the current page. Returns a function that removes the
 * listener of the keyboard.
 */
export function addPendingHistoryEntry(): () => void {
  const { history } = window;
  const push = history.pushState;
  history.pushState(history.state, "");
  const settle = () => {
    history.pushState = push;
    window.removeEventListener("popstate", settle);
  };
  history.pushState = (...entry) => {
    settle();
    history.replaceState(...entry);
  };
  window.addEventListener("popstate", settle);

  const onKey = ({ key }: KeyboardEvent) => {
    if (key === "Escape") history.back();
  };
  window.addEventListener("keydown", onKey);
  return () => window.removeEventListener("keydown", onKey);
}
