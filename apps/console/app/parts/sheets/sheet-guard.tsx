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
  /** Whether a secret that cannot be shown again is lost, and not what was typed. */
  uncopied: boolean;
  onStay: () => void;
  /** Closes the sheet. */
  onLeave: () => void;
};

/**
 * Asks before a sheet with something typed is left: by Escape, by the browser's buttons or by closing the tab. What
 * the sheet itself leads to is no loss.
 */
export function SheetGuard({ isChanged, asks, uncopied, onStay, onLeave }: SheetGuardProps) {
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
        uncopied={uncopied}
        onStay={() => navigation?.reset?.()}
        onLeave={leave}
      />
      <LeaveQuestion open={asks} uncopied={uncopied} onStay={onStay} onLeave={onLeave} />
    </>
  );
}

const TYPED_WORDS = {
  title: "menu.leaveTitle",
  text: "menu.leaveSheetText",
  stay: "menu.stay",
  leave: "menu.leave",
} as const;
const SECRET_WORDS = {
  title: "integrations.uncopiedTitle",
  text: "integrations.uncopiedText",
  stay: "integrations.uncopiedStay",
  leave: "integrations.uncopiedLeave",
} as const;

type LeaveQuestionProps = {
  open: boolean;
  uncopied: boolean;
  onStay: () => void;
  onLeave: () => void;
};

function LeaveQuestion({ open, uncopied, onStay, onLeave }: LeaveQuestionProps) {
  const t = useText();
  const words = uncopied ? SECRET_WORDS : TYPED_WORDS;
  return (
    <TitledSheet
      open={open}
      onClose={onStay}
      title={t(words.title)}
      footer={
        <>
          <Button look="solid" onClick={onStay}>
            {t(words.stay)}
          </Button>
          <Button look="danger-outline" onClick={onLeave}>
            {t(words.leave)}
          </Button>
        </>
      }
    >
      <p className="text-md">{t(words.text)}</p>
    </TitledSheet>
  );
}
