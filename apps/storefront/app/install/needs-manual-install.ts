/**
 * Returns whether the visitor has to install the app by hand: in a browser of an iPhone or iPad, which
 * has no install prompt. An iPad says that it is a Mac, but no Mac has a touch screen.
 */
export function needsManualInstall(browser: Navigator = navigator): boolean {
  const { userAgent, maxTouchPoints } = browser;
  const mobile = /iPhone|iPad|iPod/u.test(userAgent);
  const tablet = /Macintosh/u.test(userAgent) && maxTouchPoints > 1;
  return (mobile || tablet) && !("standalone" in browser && browser.standalone === true);
}
