/**
 * Keeps the scroll position of a page that goes into the browser's back-forward cache. At `pageshow` the
 * router takes the scrolling over, and Safari, which would restore the position after that, shows the page
 * from its top. Returns a function that ends it.
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
