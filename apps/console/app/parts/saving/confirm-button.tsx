import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../button.tsx";

type ConfirmButtonProps = {
  label: string;
  /** The button that does it, and takes no way back. */
  confirm: string;
  busy: boolean;
  onConfirm: () => void;
};

/** A button for a loss, which asks once more in its place. */
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
