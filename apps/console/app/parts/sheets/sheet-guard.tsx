import "../../i18n/await-office-messages.ts";
import { useBlocker } from "react-router";
import { useText } from "../../i18n/text.ts";
import { Button } from "../button.tsx";
import { useGuardedSheet } from "./guarded-sheets.ts";
import { TitledSheet } from "./titled-sheet.tsx";
import { useAskBeforeUnload } from "./use-ask-before-unload.ts";

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
  const isUppermost = useGuardedSheet(isChanged);
  return (
    <>
      {isUppermost && <HistoryGuard onLeave={onLeave} />}
      <LeaveQuestion open={asks} onStay={onStay} onLeave={onLeave} />
    </>
  );
}

/** Keeps the browser's buttons from leaving the page of the sheet. */
function HistoryGuard({ onLeave }: { onLeave: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === "POP");
  const leave = () => {
    blocker.proceed?.();
    onLeave();
  };
  return (
    <LeaveQuestion
      open={blocker.state === "blocked"}
      onStay={() => blocker.reset?.()}
      onLeave={leave}
    />
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
