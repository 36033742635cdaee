/**
 * Opens the chat without being pressed itself, while the press that ordered still counts; where the
 * browser does not let it, nothing happens, and nobody is asked whether they want a pop-up. Answers
 * whether it opened.
 */
export function openChat(url: string): boolean {
  // Asked without a press, the browser would tell of a pop-up that it has stopped.
  if (!navigator.userActivation?.isActive) return false;
  const opened = window.open(url, "_blank");
  if (!opened) return false;
  try {
    opened.opener = null;
  } catch {
    // It is on its way elsewhere already.
  }
  return true;
}
