/** Milliseconds after which a page counts as loaded, although a picture or a font still hangs. */
const MAX_LOAD_MS = 10_000;

/** Runs `act` once, when the page and its pictures and fonts have loaded, or after ten seconds. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === "complete") {
    act();
    return;
  }
  let ran = false;
  const runOnce = () => {
    if (!ran) act();
    ran = true;
  };
  window.addEventListener("load", runOnce, { once: true });
  setTimeout(runOnce, MAX_LOAD_MS);
}
