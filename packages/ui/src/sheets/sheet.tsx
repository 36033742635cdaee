import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "../controls/button.tsx";
import { classNames } from "../controls/class-names.ts";
import { useHydrated } from "../page/use-hydrated.ts";

type SheetProps = {
  open: boolean;
  /**
   * Called on the close button, on Escape, and on a press beside the sheet unless it is
   * `persistent`.
   */
  onClose: () => void;
  label: string;
  /** Whether a press beside the sheet does nothing (conformance 2.73). */
  persistent?: boolean;
  /** Fills the screen of a phone. */
  fullscreen?: boolean;
  /** A panel at the end of the screen, over its whole height. */
  side?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * Shows a bottom sheet on phones, a dialog in the middle of wide screens. It is the browser's modal
 * dialog, which keeps the focus inside, makes the rest of the page inert and restores the focus when it
 * closes. A sheet that the server rendered open is visible before scripts run, and becomes modal once
 * they do.
 */
export function Sheet({
  open,
  onClose,
  label,
  persistent,
  fullscreen,
  side,
  className,
  children,
}: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const hydrated = useHydrated();
  const [renderedByServer] = useState(open && !hydrated);
  /** Whether the current press started beside the sheet, and not as a text selection inside it. */
  const pressedBeside = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!open) dialog?.close();
    else if (dialog && !dialog.matches(":modal")) {
      // Before `showModal`: the page has no scrollbar any more behind an open sheet.
      markScrollbar();
      dialog.open = false;
      showModal(dialog);
    }
  }, [open]);

  // Closing an open sheet before its removal restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the sheet is a convenience; Escape does the same by keyboard
    <dialog
      ref={ref}
      open={renderedByServer}
      tabIndex={-1}
      aria-label={label}
      onCancel={(event) => {
        // React events bubble, also from a dialog inside this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (!open || event.target !== event.currentTarget) return;
        // The browser closed the dialog itself, as on a second Escape. Only `open` decides whether
        // it closes.
        showModal(event.currentTarget);
        onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        const beside = event.target === event.currentTarget && pressedBeside.current;
        if (!persistent && beside) onClose();
      }}
      className={classNames(
        "sheet fixed bottom-0 z-50 w-full flex-col overflow-x-hidden overflow-y-auto overscroll-contain bg-surface shadow-3 open:flex",
        side
          ? "inset-y-0 start-auto end-0 h-dvh md:max-w-[440px]"
          : "inset-x-0 top-auto mx-auto max-w-[600px] md:inset-y-0 md:my-auto md:h-fit md:max-h-[92dvh] md:rounded-l",
        !side && (fullscreen ? "h-dvh md:h-[min(92dvh,760px)]" : "max-h-[94dvh] rounded-t-l"),
        renderedByServer && "served",
        className,
      )}
    >
      {open && children}
    </dialog>
  );
}

type SheetHeaderProps = { title: string; onClose: () => void; closeLabel: string };

/** Shows the title of a sheet and its close button. */
export function SheetHeader({ title, onClose, closeLabel }: SheetHeaderProps) {
  return (
    // Not a `header`: a sheet inside the page's header would then be a banner inside a banner.
    <div className="flex items-center justify-between gap-3 py-3 ps-7 pe-3">
      <h2 className="min-w-0 text-start text-md wrap-anywhere">{title}</h2>
      <IconButton label={closeLabel} onClick={onClose}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}

/**
 * Shows a dialog as modal with the focus on the dialog itself: screen readers read its name, and no
 * button inside looks focused before a key is pressed. A field with `data-autofocus`, in which one
 * types at once, gets the focus instead.
 */
function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  const field = dialog.querySelector<HTMLElement>("[data-autofocus]");
  (field ?? dialog).focus({ preventScroll: true });
}

/**
 * Tells the style sheet whether the page has a scrollbar, whose space is kept while a sheet is
 * open.
 */
function markScrollbar(): void {
  const page = document.documentElement;
  page.toggleAttribute("data-scrollbar", window.innerWidth > page.clientWidth);
}
