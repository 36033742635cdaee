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

type ActionsMenuProps = Omit<ActionsButtonProps, "onClick"> & {
  /** Whether an action is running: no other one begins. */
  busy: boolean;
  actions: readonly { icon: LucideIcon; label: string; act: () => void }[];
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
          {actions.map(({ icon: Icon, label, act }) => (
            <Button key={label} look="outline" disabled={busy} onClick={closeAnd(act)}>
              <Icon aria-hidden="true" className="size-5" />
              {label}
            </Button>
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
