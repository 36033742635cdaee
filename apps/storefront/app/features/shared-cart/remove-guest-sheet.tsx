import { ApiError } from "@comanda/contract/calls/api-client";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { Sheet } from "@comanda/ui/sheets/sheet.tsx";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";

type RemoveGuestSheetProps = {
  /** Of the guest to remove. */
  name: string;
  remove: () => Promise<void>;
  onClose: () => void;
};

/** Asks before a guest is removed, and says what happens with their dishes and with the link. */
export function RemoveGuestSheet({ name, remove, onClose }: RemoveGuestSheetProps) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async () => {
    setBusy(true);
    try {
      await remove();
    } catch (error) {
      const isUnreachable = error instanceof ApiError && error.code === "unreachable";
      setFailure(t(isUnreachable ? "failure.unreachable" : "together.failed"));
      setBusy(false);
    }
  };
  const title = t("together.removeTitle", { name });
  return (
    <Sheet open onClose={onClose} label={title} className="md:max-w-[420px]">
      <div className="flex flex-col gap-2 p-4">
        <h2 className="text-lg wrap-anywhere">{title}</h2>
        <p className="pb-2 text-muted">{t("together.removeHint")}</p>
        {failure && (
          <Notice tone="danger" alert>
            {failure}
          </Notice>
        )}
        <Button look="secondary" disabled={busy} onClick={onClose}>
          {t("together.keepGuest")}
        </Button>
        <Button
          look="secondary"
          className="border-2! border-danger! bg-danger-soft! text-danger!"
          busy={busy}
          onClick={() => void submit()}
        >
          {t("together.remove")}
        </Button>
      </div>
    </Sheet>
  );
}
