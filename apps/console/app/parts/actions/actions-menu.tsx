import { classNames } from "@comanda/ui/controls/class-names.ts";
import { isolate } from "@comanda/ui/i18n/isolate.ts";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import type { LucideIcon } from "lucide-react";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../button.tsx";
import { ConfirmButton } from "../saving/confirm-button.tsx";
import { Sheet } from "../sheets/sheet.tsx";
import { ActionsButton, type ActionsButtonProps } from "./actions-button.tsx";

type Action = {
  icon: LucideIcon;
  label: string;
  /** What is lost by it, and the button that does it then; absent where nothing is. */
  asks?: { question: string; confirm: string };
  act: () => void;
};

type ActionsMenuProps = Omit<ActionsButtonProps, "onClick"> & {
  /** Whether an action is running: no other one begins. */
  busy: boolean;
  actions: readonly Action[];
  /** What takes the thing away, apart from the others; it asks first. */
  removal: { label: string; confirm: string; act: () => void };
};

/**
 * The button with three dots and its sheet. An action closes the sheet, which gives the focus back to the button,
 * and begins then.
 */
export function ActionsMenu({ name, busy, actions, removal, ...button }: ActionsMenuProps) {
  const t = useText();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const closeAnd = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <ActionsButton {...button} name={name} onClick={() => setOpen(true)} />
      <Sheet open={open} persistent={false} onClose={close} title={isolate(name, locale)}>
        <div className="flex flex-col gap-3">
          {actions.map((action) => (
            <ActionButton
              key={action.label}
              action={action}
              busy={busy}
              onAct={closeAnd(action.act)}
            />
          ))}
          <div
            className={classNames(
              "flex flex-col gap-3",
              actions.length > 0 && "border-t border-line pt-4",
            )}
          >
            <ConfirmButton
              busy={busy}
              label={
                <>
                  <Trash2 aria-hidden="true" className="size-5" />
                  {removal.label}
                </>
              }
              confirm={removal.confirm}
              keep={t("integrations.keep")}
              onConfirm={closeAnd(removal.act)}
            />
          </div>
        </div>
      </Sheet>
    </>
  );
}

type ActionButtonProps = { action: Action; busy: boolean; onAct: () => void };

function ActionButton({ action: { icon: Icon, label, asks }, busy, onAct }: ActionButtonProps) {
  const t = useText();
  const content = (
    <>
      <Icon aria-hidden="true" className="size-5" />
      {label}
    </>
  );
  if (asks)
    return (
      <ConfirmButton
        {...asks}
        look="outline"
        busy={busy}
        label={content}
        keep={t("integrations.keep")}
        onConfirm={onAct}
      />
    );
  return (
    <Button look="outline" disabled={busy} onClick={onAct}>
      {content}
    </Button>
  );
}
