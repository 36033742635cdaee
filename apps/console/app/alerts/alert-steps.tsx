import type { AlertHealth as Health } from "@comanda/contract/staff/alert-schemas";
import { useText } from "../i18n/text.ts";
import type { TimeText } from "../i18n/time-text.ts";
import { SelectField } from "../parts/select-field.tsx";
import { type AddressError, type AlertDraft, minutesChoices } from "./alert-draft.ts";
import { LastMessage } from "./last-message.tsx";
import { MailAddresses } from "./mail-addresses.tsx";
import { StepCard } from "./step-card.tsx";

type AlertStepsProps = {
  companyId: string;
  health: Health;
  times: TimeText;
  draft: AlertDraft;
  addressError: AddressError | null;
  disabled: boolean;
  onChange: (draft: AlertDraft) => void;
};

/** The steps in their order: boards, push messages, mails, a pause. */
export function AlertSteps(props: AlertStepsProps) {
  const { companyId, health, times, draft, addressError, disabled, onChange } = props;
  const t = useText();
  const { connected, ringing } = health.boards;
  const pausedAt = health.pause.sent_at;
  return (
    <>
      <section className="rounded-m border border-line bg-surface p-4">
        <h2 className="text-md font-bold">{t("alerts.ring")}</h2>
        <p className="text-sm text-muted">{t("alerts.ringHint")}</p>
        <p className={ringing === 0 ? "font-bold text-danger" : "text-sm text-muted"}>
          {connected === 0 ? t("alerts.noBoard") : t("alerts.ringing", { ringing, connected })}
        </p>
      </section>
      <StepCard
        label={t("alerts.push")}
        hint={t("alerts.pushHint")}
        step={draft.push}
        disabled={disabled}
        onChange={(push) => onChange({ ...draft, push })}
        status={
          <>
            <p>{t("alerts.devices", { count: health.push.devices })}</p>
            <LastMessage {...health.push} times={times} />
          </>
        }
      />
      <StepCard
        label={t("alerts.mail")}
        hint={t("alerts.mailHint")}
        step={draft.mail}
        isWrong={addressError !== null}
        disabled={disabled}
        onChange={(step) => onChange({ ...draft, mail: { ...draft.mail, ...step } })}
        status={
          <>
            {health.mail.transport === "folder" && <p>{t("alerts.folder")}</p>}
            <LastMessage {...health.mail} times={times} />
          </>
        }
      >
        <MailAddresses
          companyId={companyId}
          draft={draft}
          disabled={disabled}
          error={addressError}
          onChange={(addresses) => onChange({ ...draft, mail: { ...draft.mail, addresses } })}
        />
      </StepCard>
      <StepCard
        label={t("alerts.pause")}
        hint={t("alerts.pauseHint")}
        step={draft.pause}
        disabled={disabled}
        onChange={(step) => onChange({ ...draft, pause: { ...draft.pause, ...step } })}
        status={pausedAt && <p>{t("alerts.lastPause", { time: times.time(pausedAt) })}</p>}
      >
        <SelectField
          label={t("alerts.pauseFor")}
          value={String(draft.pause.minutes)}
          options={minutesChoices(draft.pause.minutes).map((minutes) => ({
            value: String(minutes),
            label: t("alerts.minutes", { count: minutes }),
          }))}
          onChange={(value) =>
            onChange({ ...draft, pause: { ...draft.pause, minutes: Number(value) } })
          }
        />
      </StepCard>
    </>
  );
}
