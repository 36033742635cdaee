import { type RefObject, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../button.tsx";
import { TitledSheet } from "../sheets/titled-sheet.tsx";
import { useAskBeforeUnload } from "../sheets/use-ask-before-unload.ts";
import { useLeaveGuard } from "../sheets/use-leave-guard.tsx";

type LeaveGuardProps = {
  isDirty: boolean;
  /** True while the page itself leaves, after everything is stored. */
  isLeaving?: RefObject<boolean>;
  /** Saves everything; resolves to whether it is stored. The page says why it is not. Without it, saving is not offered. */
  onSave?: () => Promise<boolean>;
  /** Whether saving has to wait for an upload. */
  isUploading?: boolean;
  /** What would be lost, where it is not what was typed on the page. */
  text?: string;
};

/** Asks before unsaved changes are left, by a link, by the browser's buttons or by closing the tab. */
export function LeaveGuard({
  isDirty,
  isLeaving,
  onSave,
  isUploading = false,
  text,
}: LeaveGuardProps) {
  const t = useText();
  useAskBeforeUnload(isDirty);
  const { navigation, blocker } = useLeaveGuard(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isLeaving?.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const [busy, setBusy] = useState(false);
  const stay = () => navigation?.reset?.();
  const save = async (store: () => Promise<boolean>) => {
    setBusy(true);
    const isStored = await store();
    setBusy(false);
    if (isStored) navigation?.proceed?.();
    else stay();
  };
  return (
    <>
      {blocker}
      <TitledSheet
        open={navigation !== undefined}
        onClose={stay}
        title={t("menu.leaveTitle")}
        footer={
          <>
            {onSave && (
              <Button look="solid" busy={busy || isUploading} onClick={() => void save(onSave)}>
                {t("menu.saveAndLeave")}
              </Button>
            )}
            <Button look={onSave ? "outline" : "solid"} disabled={busy} onClick={stay}>
              {t("menu.stay")}
            </Button>
            <Button look="danger-outline" disabled={busy} onClick={() => navigation?.proceed?.()}>
              {t("menu.leave")}
            </Button>
          </>
        }
      >
        <p className="text-md">
          {text ?? t(isUploading ? "menu.leaveUploading" : "menu.leaveText")}
        </p>
      </TitledSheet>
    </>
  );
}
