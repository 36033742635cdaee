import {
  SERVICE_TYPES,
  type ServiceType,
  serviceTypeKey,
} from "@comanda/domain/company/service-type";
import { useText } from "../i18n/text.ts";
import { SettingsCard } from "../parts/saving/settings-card.tsx";
import type { DraftErrors } from "./board-draft.ts";
import { MinutesField } from "./minutes-field.tsx";

type MinutesByTypeProps = {
  title: string;
  hint: string;
  area: "defaults" | "lead";
  minutes: Record<ServiceType, string>;
  errors: DraftErrors;
  onChange: (minutes: Record<ServiceType, string>) => void;
};

/** A number of minutes for each order type. */
export function MinutesByType({
  title,
  hint,
  area,
  minutes,
  errors,
  onChange,
}: MinutesByTypeProps) {
  const t = useText();
  return (
    <SettingsCard title={title} hint={hint}>
      <div className="grid grid-cols-2 items-start gap-3">
        {SERVICE_TYPES.map((type) => (
          <MinutesField
            key={type}
            label={t("boardSettings.minutesOf", {
              service: t(`board.service.${serviceTypeKey(type)}`),
            })}
            value={minutes[type]}
            isWrong={errors[`${area}.${type}`] !== undefined}
            onChange={(value) => onChange({ ...minutes, [type]: value })}
          />
        ))}
      </div>
    </SettingsCard>
  );
}
