/**
 * Keeps the scroll position of a page that goes into the browser's back-forward cache. Safari restores it after
 * `pageshow`, and then no longer: the router has by then taken the scrolling over. Returns a function that ends it.
 */
export function keepScrollInPageCache(): () => void {
  let left = 0;
  const keep = () => {
    left = window.scrollY;
  };
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) window.scrollTo(0, left);
  };
  window.addEventListener("pagehide", keep);
  window.addEventListener("pageshow", restore);
  return () => {
    window.removeEventListener("pagehide", keep);
    window.removeEventListener("pageshow", restore);
  };
}
