import { SERVICE_TYPES, serviceTypeKey } from "@comanda/domain/company/service-type";
import { useText } from "../i18n/text.ts";
import { SettingsCard } from "../parts/saving/settings-card.tsx";
import { SwitchField } from "../parts/switch-field.tsx";
import type { BoardDraft, DraftErrors } from "./board-draft.ts";
import { MinutesField } from "./minutes-field.tsx";

type AutomaticAcceptanceProps = {
  auto: BoardDraft["auto"];
  errors: DraftErrors;
  onChange: (auto: BoardDraft["auto"]) => void;
};

/** Which order types are accepted automatically, and the minutes that they are promised. */
export function AutomaticAcceptance({ auto, errors, onChange }: AutomaticAcceptanceProps) {
  const t = useText();
  return (
    <SettingsCard title={t("boardSettings.auto")} hint={t("boardSettings.autoHint")}>
      {SERVICE_TYPES.map((type) => {
        const service = t(`board.service.${serviceTypeKey(type)}`);
        const { active, minutes } = auto[type];
        return (
          <div key={type}>
            <SwitchField
              label={service}
              checked={active}
              onChange={(next) => onChange({ ...auto, [type]: { active: next, minutes } })}
            />
            {active && (
              <MinutesField
                label={t("boardSettings.promisedIn", { service })}
                value={minutes}
                isWrong={errors[`auto.${type}`] !== undefined}
                onChange={(next) => onChange({ ...auto, [type]: { active, minutes: next } })}
              />
            )}
          </div>
        );
      })}
    </SettingsCard>
  );
}
