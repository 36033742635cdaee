import { useEffect } from "react";
import { isStrayTap, type Press } from "./double-tap.ts";

const CONTROLS = "a, button, label, input, select, textarea";

/**
 * Swallows the second tap of a double tap where it would hit another control than the first. Keys and
 * screen readers press without a pointer, and are never swallowed.
 */
export function useDoubleTapGuard(): void {
  useEffect(() => {
    let last: Press | null = null;
    let isStray = false;
    const onPointerDown = ({ timeStamp, clientX, clientY, target }: PointerEvent) => {
      const control = target instanceof Element ? target.closest(CONTROLS) : null;
      const press = { at: timeStamp, x: clientX, y: clientY, control };
      isStray = isStrayTap(last, press);
      // A third tap is measured from the second one, but has to hit the first one's control.
      last = isStray ? { ...press, control: last?.control ?? null } : press;
    };
    // Who typed in between meant the second press.
    const onInput = () => {
      last = null;
    };
    const onClick = (event: MouseEvent) => {
      if (!isStray || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("pointerdown", onPointerDown, { capture: true });
    document.addEventListener("input", onInput, { capture: true });
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      document.removeEventListener("pointerdown", onPointerDown, { capture: true });
      document.removeEventListener("input", onInput, { capture: true });
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, []);
}
