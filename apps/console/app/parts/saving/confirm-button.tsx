import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../button.tsx";

type ConfirmButtonProps = {
  label: string;
  /** The label of the second button, whose action cannot be undone. */
  confirm: string;
  busy: boolean;
  onConfirm: () => void;
};

/** A button for an action that cannot be undone. The first press replaces it by a second button. */
export function ConfirmButton({ label, confirm, busy, onConfirm }: ConfirmButtonProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <Button look="quiet" disabled={busy} onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  return (
    <>
      <Button look="danger" disabled={busy} onClick={onConfirm}>
        {confirm}
      </Button>
      <Button look="quiet" onClick={() => setAsking(false)}>
        {t("integrations.keep")}
      </Button>
    </>
  );
}
