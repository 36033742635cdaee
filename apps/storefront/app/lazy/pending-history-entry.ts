/**
 * Lets the browser's way back and the Escape key cancel the navigation that is pending. The router
 * adds its history entry only when the new page is there, so that a step back would leave the page
 * below the skeleton. This adds a copy of the current entry to step back from; the entry of the new
 * page then takes the place of the copy. The copy keeps the router's key and index: a step back is to
 * the router a step to where it is. Returns what ends it for the keyboard.
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
