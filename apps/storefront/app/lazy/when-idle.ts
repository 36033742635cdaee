/** Runs a function while the browser is idle; Safari has no idle callbacks. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run);
  else setTimeout(run, 200);
}
