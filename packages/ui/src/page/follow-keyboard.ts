import { trackKeyboardArea } from "./track-keyboard-area.ts";

/**
 * Tracks the on-screen keyboard, and keeps the field that opened it in view, which a lower sheet may hide. Returns
 * the function that ends it.
 */
export function followKeyboard(root: HTMLElement): () => void {
  const stopTracking = trackKeyboardArea(root);
  const showField = () => {
    if (root.hasAttribute("data-keyboard"))
      document.activeElement?.scrollIntoView({ block: "center" });
  };
  const viewport = window.visualViewport;
  showField();
  viewport?.addEventListener("resize", showField);
  return () => {
    stopTracking?.();
    viewport?.removeEventListener("resize", showField);
  };
}
