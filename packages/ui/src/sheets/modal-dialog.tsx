import { type KeyboardEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from "react";
import { classNames } from "../controls/class-names.ts";
import { focusEdge } from "./focus-edge.ts";
import { openModal } from "./open-modal.ts";

type ModalDialogProps = {
  /** Called on Escape, Android's back gesture, and a press beside it unless it is `persistent`. */
  onClose: () => void;
  label: string;
  /** Whether a press beside the dialog does nothing (conformance 2.73). */
  persistent?: boolean;
  /** Whether the server rendered it: it is visible before scripts run, and modal once they do. */
  served?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  className: string;
  children: ReactNode;
};

/** Tab reaches it, and it only passes the focus on. */
const EDGE = { tabIndex: 0, "aria-hidden": true, className: "modal-edge" };

/**
 * Shows a modal dialog while it is rendered, over everything else: Tab stays inside, the page behind
 * neither scrolls nor is read out, and the focus returns to where it was.
 */
export function ModalDialog({
  onClose,
  label,
  persistent,
  served,
  onKeyDown,
  className,
  children,
}: ModalDialogProps) {
  const layer = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  /** Whether the current press started beside the dialog, and not as a text selection inside it. */
  const pressedBeside = useRef(false);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    if (layer.current && dialog.current)
      return openModal(layer.current, dialog.current, () => close());
  }, []);

  /** Where Tab arrives when it leaves the dialog, before it or after it. */
  const edge = (to: "first" | "last") => (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing can be pressed
    <span {...EDGE} onFocus={() => dialog.current && focusEdge(dialog.current, to)} />
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the dialog is a convenience; Escape does the same by keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div
      ref={layer}
      className={classNames("modal-layer", served && "served")}
      // A press beside the dialog leaves the focus where it is.
      onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        const beside = event.target === event.currentTarget && pressedBeside.current;
        if (!persistent && beside) onClose();
      }}
    >
      {edge("last")}
      <dialog
        ref={dialog}
        open
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        className={className}
      >
        {children}
      </dialog>
      {edge("first")}
    </div>
  );
}
