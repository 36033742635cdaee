import X from "lucide-react/icons/x";
import { type ReactNode, useState } from "react";
import { IconButton } from "../controls/button.tsx";
import { classNames } from "../controls/class-names.ts";
import { useHydrated } from "../page/use-hydrated.ts";
import { ModalDialog } from "./modal-dialog.tsx";

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
  /** Its place and size, if it is not as high as its content: one of `sheet-shapes.ts`. */
  shape?: string;
  className?: string;
  children: ReactNode;
};

/** As high as its content, at the bottom of a phone and in the middle of a wide screen. */
const FITTED =
  "inset-x-0 top-auto mx-auto max-h-[94dvh] max-w-[600px] rounded-t-l md:inset-y-0 md:my-auto md:h-fit md:max-h-[92dvh] md:rounded-l";

/**
 * Shows a bottom sheet on phones, a dialog in the middle of wide screens. A sheet that the server rendered
 * open is visible before scripts run, and becomes modal once they do.
 */
export function Sheet({
  open,
  onClose,
  label,
  persistent,
  shape = FITTED,
  className,
  children,
}: SheetProps) {
  const hydrated = useHydrated();
  const [served] = useState(open && !hydrated);
  if (!open) return null;
  return (
    <ModalDialog
      onClose={onClose}
      label={label}
      persistent={persistent}
      served={served}
      className={classNames(
        "sheet fixed bottom-0 flex w-full flex-col overflow-x-hidden overflow-y-auto overscroll-contain bg-surface shadow-3",
        shape,
        className,
      )}
    >
      {children}
    </ModalDialog>
  );
}

type SheetHeaderProps = { title: string; onClose: () => void; closeLabel: string };

/** Shows the title of a sheet and its close button. */
export function SheetHeader({ title, onClose, closeLabel }: SheetHeaderProps) {
  return (
    // Not a `header`: a sheet inside the page's header would then be a banner inside a banner.
    <div className="flex items-start justify-between gap-3 py-3 ps-5 pe-3">
      {/* As high as the button with one line; a longer title keeps the distance to the edge. */}
      <h2 className="min-w-0 py-2.5 text-start text-md wrap-anywhere">{title}</h2>
      <IconButton label={closeLabel} onClick={onClose}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
