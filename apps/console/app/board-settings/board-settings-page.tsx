import "../i18n/await-office-messages.ts";
import { MAX_FINALIZE_MINUTES } from "@comanda/contract/rules/staff-rules";
import type { RevisedBoardSettings } from "@comanda/contract/staff/board-settings-schema";
import { useText } from "../i18n/text.ts";
import { useCompanyPath } from "../layout/company-page.tsx";
import { OfflineBanner } from "../layout/offline-banner.tsx";
import { ChangeErrorText } from "../parts/change-error-text.tsx";
import { Field, Form } from "../parts/field.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { DraftConflict } from "../parts/saving/draft-conflict.tsx";
import { LeaveGuard } from "../parts/saving/leave-guard.tsx";
import { SaveRow } from "../parts/saving/save-row.tsx";
import { SettingsCard } from "../parts/saving/settings-card.tsx";
import { AutomaticAcceptance } from "./automatic-acceptance.tsx";
import type { CancelMode } from "./board-draft.ts";
import { boardFieldName } from "./board-field-name.ts";
import { GuestSettings } from "./guest-settings.tsx";
import { MinutesByType } from "./minutes-by-type.tsx";
import { MinutesField } from "./minutes-field.tsx";
import { useBoardSettings } from "./use-board-settings.ts";

type BoardSettingsPageProps = { companyId: string; settings: RevisedBoardSettings };

/** How the board behaves: its minutes, automatic acceptance, and when orders are finalized. */
export function BoardSettingsPage({ companyId, settings }: BoardSettingsPageProps) {
  const t = useText();
  const path = useCompanyPath();
  const form = useBoardSettings(companyId, settings);
  const { draft, errors, change } = form;
  const choicesErrors = {
    wrong: t("boardSettings.choicesWrong"),
    rise: t("boardSettings.choicesRise"),
  };
  return (
    <>
      <title>{t("boardSettings.title")}</title>
      <OfflineBanner />
      <PageHeader title={t("boardSettings.title")} back={path("settings")} />
      <Form
        noValidate
        className="mx-auto w-full max-w-[640px] flex-1 p-4"
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <SettingsCard title={t("boardSettings.choices")}>
          <Field
            label={t("boardSettings.choices")}
            hint={t("boardSettings.choicesHint")}
            error={errors.choices && choicesErrors[errors.choices]}
            autoComplete="off"
            maxLength={80}
            value={draft.choices}
            onChange={(event) => change({ ...draft, choices: event.currentTarget.value })}
          />
        </SettingsCard>
        <MinutesByType
          title={t("boardSettings.defaults")}
          hint={t("boardSettings.defaultsHint")}
          area="defaults"
          minutes={draft.defaults}
          errors={errors}
          onChange={(defaults) => change({ ...draft, defaults })}
        />
        <AutomaticAcceptance
          auto={draft.auto}
          errors={errors}
          onChange={(auto) => change({ ...draft, auto })}
        />
        <MinutesByType
          title={t("boardSettings.lead")}
          hint={t("boardSettings.leadHint")}
          area="lead"
          minutes={draft.lead}
          errors={errors}
          onChange={(lead) => change({ ...draft, lead })}
        />
        <GuestSettings
          draft={draft}
          isWrong={errors.cancel !== undefined}
          onChange={(changes) => change({ ...draft, ...changes })}
        />
        <SettingsCard title={t("boardSettings.finalize")}>
          <MinutesField
            label={t("boardSettings.finalizeMinutes")}
            hint={t("boardSettings.finalizeHint")}
            most={MAX_FINALIZE_MINUTES}
            value={draft.finalize}
            isWrong={errors.finalize !== undefined}
            onChange={(finalize) => change({ ...draft, finalize })}
          />
        </SettingsCard>
        {form.error && <ChangeErrorText error={form.error} />}
        {form.isRefused && (
          <p role="alert" className="text-md text-danger wrap-anywhere">
            {t("form.someWrong")}
          </p>
        )}
        {form.conflict && (
          <DraftConflict
            conflict={form.conflict}
            labelOf={(path) => boardFieldName(t, path)}
            textOf={(path, value) =>
              path === "cancel.mode" ? t(`boardSettings.cancel.${value as CancelMode}`) : null
            }
            onMerge={(merged) => void form.saveMerged(merged)}
            onClose={form.closeConflict}
          />
        )}
        <SaveRow form={form} />
        <LeaveGuard isDirty={form.isChanged} onSave={form.save} />
      </Form>
    </>
  );
}
