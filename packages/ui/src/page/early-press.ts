import { PAGE_CODE_EVENT } from "./keep-early-presses.ts";

/**
 * Call it when the page takes presses: once it is hydrated, or when React begins to listen, which then keeps presses
 * itself until it can answer them.
 */
export function endEarlyPresses(): void {
  document.dispatchEvent(new Event(PAGE_CODE_EVENT));
}

/** Presses again what was pressed before the page was hydrated. It may be gone by now. */
export function repeatEarlyPress(): void {
  const pressed = window.comandaEarlyPress;
  window.comandaEarlyPress = null;
  if (!pressed?.isConnected) return;
  for (const animation of pressed.getAnimations()) animation.cancel();
  pressed.click();
}
