import type { MouseEvent } from "react";

/** Whether a press of a link stays in this tab; with other buttons and keys the browser opens another one. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
