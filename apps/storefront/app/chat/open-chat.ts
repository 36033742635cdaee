/**
 * Opens the chat in a new window while the visitor's press on the order button is still active. Without
 * an active press nothing is tried, so that no browser warns of a pop-up. Returns whether it opened.
 */
export function openChat(url: string): boolean {
  // Without a press the browser would block the window and show a warning.
  if (!navigator.userActivation?.isActive) return false;
  const opened = window.open(url, "_blank");
  if (!opened) return false;
  try {
    opened.opener = null;
  } catch {
    // The window has another origin already, which has no access to this page.
  }
  return true;
}
