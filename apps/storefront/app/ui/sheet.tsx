import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { useHydrated } from "./use-hydrated.ts";

type SheetProps = {
  open: boolean;
  /** Asked to close: the close button, Escape, or a press beside the sheet unless it is `persistent`. */
  onClose: () => void;
  label: string;
  /** Stays when the visitor presses beside it (spec §2, Checkout modal). */
  persistent?: boolean;
  /** Fills the screen of a phone. */
  fullscreen?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A bottom sheet on phones, a dialog in the middle of wide screens: the browser's own modal dialog,
 * which keeps the focus inside, makes the rest inert and gives the focus back when it closes.
 * One that the server rendered open is seen before any script runs, and becomes modal with it.
 */
export function Sheet({
  open,
  onClose,
  label,
  persistent,
  fullscreen,
  className,
  children,
}: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const hydrated = useHydrated();
  const [served] = useState(open && !hydrated);
  /** Whether the press that ends now began beside the sheet, not with a text marked inside. */
  const pressedBeside = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!open) dialog?.close();
    else if (dialog && !dialog.matches(":modal")) {
      // Before anything else: behind a sheet that the server sent open there is no scrollbar to keep.
      keepScrollbarPlace();
      dialog.open = false;
      showModal(dialog);
    }
  }, [open]);

  // One that is taken away while it is open gives the focus back as well.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the sheet is a convenience; Escape does the same by keyboard
    <dialog
      ref={ref}
      open={served}
      tabIndex={-1}
      aria-label={label}
      onCancel={(event) => {
        // React hands on what happens to a dialog inside this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (!open || event.target !== event.currentTarget) return;
        // The browser closed it by itself, as on a second Escape: whether it closes is for the page to say.
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
        "sheet fixed inset-x-0 top-auto bottom-0 z-50 mx-auto w-full max-w-[600px] flex-col overflow-x-hidden overflow-y-auto overscroll-contain bg-surface shadow-3 open:flex md:inset-y-0 md:my-auto md:h-fit md:max-h-[92dvh] md:rounded-l",
        fullscreen ? "h-dvh md:h-[min(92dvh,760px)]" : "max-h-[94dvh] rounded-t-l",
        served && "served",
        className,
      )}
    >
      {open && children}
    </dialog>
  );
}

type SheetHeaderProps = { title: string; onClose: () => void; closeLabel: string };

/** The title of a sheet and the way out of it. */
export function SheetHeader({ title, onClose, closeLabel }: SheetHeaderProps) {
  return (
    // Not a header: a sheet may be opened from one, and would then be a banner in a banner.
    <div className="flex items-center justify-between gap-3 py-3 ps-7 pe-3">
      <h2 className="min-w-0 text-start text-md wrap-anywhere">{title}</h2>
      <IconButton label={closeLabel} onClick={onClose}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}

/**
 * Shows a dialog with the focus on itself: it is read out by its name, and no button inside is marked
 * before a key asks for one. A modal dialog keeps the focus and gives it back all the same.
 */
function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.focus({ preventScroll: true });
}

/** Tells the stylesheet whether the page has a scrollbar, whose place is kept while it cannot scroll. */
function keepScrollbarPlace(): void {
  const page = document.documentElement;
  page.toggleAttribute("data-scrollbar", window.innerWidth > page.clientWidth);
}
