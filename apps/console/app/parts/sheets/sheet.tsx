import { SIDE_PANEL } from "@comanda/ui/sheets/sheet-shapes.ts";
import { type ReactNode, useEffect, useState } from "react";
import { withMessages } from "../../i18n/later-messages.ts";
import type { SheetGuard } from "./sheet-guard.tsx";
import { TitledSheet } from "./titled-sheet.tsx";

type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /**
   * Whether a press beside the sheet does nothing; by default once something in it was changed. With `false` there is
   * nothing to lose in it.
   */
  persistent?: boolean;
  /** Whether something was changed otherwise than in a field, such as by a button. */
  changed?: boolean;
  /** Whether it shows a secret that cannot be shown again, and that was not copied yet. */
  uncopied?: boolean;
  /** The actions at the bottom, which stay in view. */
  footer?: ReactNode;
  /** What must be seen over everything else, such as that there is no connection. */
  notice?: ReactNode;
  children: ReactNode;
};

/** A sheet at the bottom of a phone, a dialog in the middle of wider screens. */
export function Sheet(props: SheetProps) {
  return <GuardedSheet {...props} />;
}

/** A panel at the end of the screen over its whole height; on a phone it fills the screen. */
export function SidePanel(props: SheetProps) {
  return <GuardedSheet {...props} shape={SIDE_PANEL} />;
}

const loadGuard = withMessages(async () => (await import("./sheet-guard.tsx")).SheetGuard);

/**
 * The code that asks is loaded once a sheet is open, so that it is there when something is typed. Where it cannot be loaded the
 * sheet closes without a question.
 */
function useGuard(open: boolean): typeof SheetGuard | null {
  const [Guard, setGuard] = useState<typeof SheetGuard | null>(null);
  useEffect(() => {
    if (!open) return;
    loadGuard().then(
      (part) => setGuard(() => part),
      () => undefined,
    );
  }, [open]);
  return Guard;
}

/** A sheet that asks before what is in it is lost, by the browser's buttons, the back gesture or Escape. */
function GuardedSheet({
  persistent,
  changed = false,
  uncopied = false,
  ...props
}: SheetProps & { shape?: string }) {
  const { open, onClose } = props;
  const Guard = useGuard(open && persistent !== false);
  const [state, setState] = useState<"" | "typed" | "asks">("");
  // The secret is the answer to what was typed, which is stored.
  const isStored = uncopied && state === "typed";
  if ((!open && state !== "") || isStored) setState("");
  const isChanged = state !== "" || changed || uncopied;
  return (
    <>
      <TitledSheet
        {...props}
        persistent={persistent ?? isChanged}
        onLeave={Guard && isChanged ? () => setState("asks") : onClose}
        onInput={() => setState("typed")}
      />
      {Guard && open && (
        <Guard
          isChanged={isChanged}
          asks={state === "asks"}
          uncopied={uncopied}
          onStay={() => setState("typed")}
          onLeave={onClose}
        />
      )}
    </>
  );
}
