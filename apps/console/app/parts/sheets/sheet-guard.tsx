import "../../i18n/await-office-messages.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../button.tsx";
import { TitledSheet } from "./titled-sheet.tsx";
import { useAskBeforeUnload } from "./use-ask-before-unload.ts";
import { useLeaveGuard } from "./use-leave-guard.tsx";

type SheetGuardProps = {
  /** Whether something is typed in the sheet. */
  isChanged: boolean;
  /** Whether the sheet itself asks to be left. */
  asks: boolean;
  onStay: () => void;
  /** Closes the sheet. */
  onLeave: () => void;
};

/**
 * Asks before a sheet with something typed is left: by Escape, by the browser's buttons or by closing the tab. What
 * the sheet itself leads to is no loss.
 */
export function SheetGuard({ isChanged, asks, onStay, onLeave }: SheetGuardProps) {
  useAskBeforeUnload(isChanged);
  const { navigation, blocker } = useLeaveGuard(
    ({ historyAction }) => isChanged && historyAction === "POP",
  );
  const leave = () => {
    navigation?.proceed?.();
    onLeave();
  };
  return (
    <>
      {blocker}
      <LeaveQuestion
        open={navigation !== undefined}
        onStay={() => navigation?.reset?.()}
        onLeave={leave}
      />
      <LeaveQuestion open={asks} onStay={onStay} onLeave={onLeave} />
    </>
  );
}

type LeaveQuestionProps = { open: boolean; onStay: () => void; onLeave: () => void };

function LeaveQuestion({ open, onStay, onLeave }: LeaveQuestionProps) {
  const t = useText();
  return (
    <TitledSheet
      open={open}
      onClose={onStay}
      title={t("menu.leaveTitle")}
      footer={
        <>
          <Button look="solid" onClick={onStay}>
            {t("menu.stay")}
          </Button>
          <Button look="danger-outline" onClick={onLeave}>
            {t("menu.leave")}
          </Button>
        </>
      }
    >
      <p className="text-md">{t("menu.leaveSheetText")}</p>
    </TitledSheet>
  );
}
