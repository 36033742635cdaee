import { MAX_CANCEL_MINUTES } from "@comanda/contract/rules/staff-rules";
import { useText } from "../i18n/text.ts";
import { SettingsCard } from "../parts/saving/settings-card.tsx";
import { SelectField } from "../parts/select-field.tsx";
import { SwitchField } from "../parts/switch-field.tsx";
import type { BoardDraft } from "./board-draft.ts";
import { MinutesField } from "./minutes-field.tsx";

type GuestSettingsProps = {
  draft: Pick<BoardDraft, "cancel" | "tableCalls">;
  isWrong: boolean;
  onChange: (changes: Partial<Pick<BoardDraft, "cancel" | "tableCalls">>) => void;
};

const MODES = ["never", "minutes", "accepted"] as const;

/** What guests may do themselves: cancel an order, and call from their table. */
export function GuestSettings({ draft, isWrong, onChange }: GuestSettingsProps) {
  const t = useText();
  const { cancel, tableCalls } = draft;
  return (
    <SettingsCard title={t("boardSettings.guests")}>
      <SelectField
        label={t("boardSettings.cancel")}
        hint={t("boardSettings.cancelHint")}
        value={cancel.mode}
        options={MODES.map((value) => ({ value, label: t(`boardSettings.cancel.${value}`) }))}
        onChange={(mode) => onChange({ cancel: { ...cancel, mode } })}
      />
      {cancel.mode === "minutes" && (
        <MinutesField
          label={t("boardSettings.cancelMinutes")}
          most={MAX_CANCEL_MINUTES}
          value={cancel.minutes}
          isWrong={isWrong}
          onChange={(minutes) => onChange({ cancel: { ...cancel, minutes } })}
        />
      )}
      <SwitchField
        label={t("boardSettings.tableCalls")}
        hint={t("boardSettings.tableCallsHint")}
        checked={tableCalls}
        onChange={(next) => onChange({ tableCalls: next })}
      />
    </SettingsCard>
  );
}
