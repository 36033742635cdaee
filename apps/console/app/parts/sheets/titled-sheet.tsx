import { Sheet as UiSheet } from "@comanda/ui/sheets/sheet.tsx";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect } from "react";
import { useText } from "../../i18n/text.ts";
import { IconButton } from "../icon-button.tsx";

export type TitledSheetProps = {
  open: boolean;
  onClose: () => void;
  /** Called in place of `onClose` on Escape and on Android's back gesture. */
  onLeave?: (() => void) | undefined;
  title: string;
  /** Whether a press beside the sheet does nothing. */
  persistent?: boolean | undefined;
  /** The actions at the bottom, which stay in view. */
  footer?: ReactNode;
  /** What must be seen over everything else, such as that there is no connection. */
  notice?: ReactNode;
  shape?: string | undefined;
  /** Called when something in its fields changes. */
  onInput?: (() => void) | undefined;
  children: ReactNode;
};

/** The sheet stays above the on-screen keyboard, at any width. */
const ABOVE_KEYBOARD =
  "in-data-keyboard:top-auto! in-data-keyboard:bottom-[calc(100%-var(--visible-top)-var(--visible-height))]! in-data-keyboard:my-0! in-data-keyboard:max-h-(--visible-height)!";

/** The actions stay in view where that leaves room for the fields, which a keyboard or a low screen does not. */
const FOOT =
  "bottom-0 flex flex-col gap-2 border-t border-line bg-surface px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sticky in-data-keyboard:static! [@media(max-height:30rem)]:static";

/** Follows the on-screen keyboard while the sheet is open; the code for it is loaded then. */
function useAboveKeyboard(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    let isOpen = true;
    let stop: (() => void) | undefined;
    // Without a network the sheet stays where it is.
    import("@comanda/ui/page/follow-keyboard.ts").then(
      ({ followKeyboard }) => {
        if (isOpen) stop = followKeyboard(document.documentElement);
      },
      () => undefined,
    );
    return () => {
      isOpen = false;
      stop?.();
    };
  }, [open]);
}

/** A sheet with its title, the button that closes it and its actions. */
export function TitledSheet({
  open,
  onClose,
  onLeave = onClose,
  title,
  persistent: isPersistent,
  footer,
  notice,
  shape,
  onInput,
  children,
}: TitledSheetProps) {
  const t = useText();
  useAboveKeyboard(open);
  return (
    <UiSheet
      open={open}
      onClose={onLeave}
      persistent={isPersistent}
      shape={shape}
      label={title}
      className={ABOVE_KEYBOARD}
    >
      {notice}
      <div className="sticky top-0 z-1 flex items-center gap-2 border-b border-line bg-surface py-2 ps-5 pe-2">
        <h2 className="min-w-0 flex-1 text-lg wrap-anywhere">{title}</h2>
        <IconButton label={t("sheet.close")} onClick={onClose}>
          <X aria-hidden="true" className="size-6" />
        </IconButton>
      </div>
      <div className="flex-1 p-5" onInput={onInput}>
        {children}
      </div>
      {footer && <div className={FOOT}>{footer}</div>}
    </UiSheet>
  );
}
