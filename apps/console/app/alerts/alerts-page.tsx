import "../i18n/await-office-messages.ts";
import type {
  AlertHealth as Health,
  PushDevice,
  StoredAlertSettings,
} from "@comanda/contract/staff/alert-schemas";
import { hasPermission } from "@comanda/domain/staff/permissions";
import { counterApi } from "../api/counter-api.ts";
import { useFreshAnswer } from "../api/use-fresh-answer.ts";
import { useText } from "../i18n/text.ts";
import { useTimeText } from "../i18n/time-text.ts";
import { useCompanyPage } from "../layout/company-page.tsx";
import { OfflineBanner } from "../layout/offline-banner.tsx";
import { AlertHealth } from "../parts/alert-health.tsx";
import { ChangeErrorText } from "../parts/change-error-text.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { DraftConflict } from "../parts/saving/draft-conflict.tsx";
import { LeaveGuard } from "../parts/saving/leave-guard.tsx";
import { SaveRow } from "../parts/saving/save-row.tsx";
import { alertFieldName, fieldText } from "./alert-field-name.ts";
import { AlertSteps } from "./alert-steps.tsx";
import { ThisDevice } from "./this-device.tsx";
import { useAlertSettings } from "./use-alert-settings.ts";

type AlertsPageProps = {
  companyId: string;
  settings: StoredAlertSettings;
  health: Health;
  devices: readonly PushDevice[];
};

/** What follows when an order gets no answer, whether it would reach a person, and this device. */
export function AlertsPage(props: AlertsPageProps) {
  const { companyId, settings, health: initial, devices } = props;
  const t = useText();
  const { member } = useCompanyPage();
  const times = useTimeText(initial.timezone);
  const { answer: health } = useFreshAnswer(initial, () =>
    counterApi("readAlertHealth", { params: { companyId } }),
  );
  const form = useAlertSettings(companyId, settings);
  const disabled = !hasPermission(member.role, "settings.write");
  return (
    <>
      <title>{t("nav.alerts")}</title>
      <OfflineBanner />
      <PageHeader title={t("nav.alerts")}>
        <AlertHealth health={health} />
      </PageHeader>
      <div className="mx-auto flex w-full max-w-[640px] flex-1 flex-col gap-4 p-4">
        <p className="wrap-anywhere">{t("alerts.intro")}</p>
        <ThisDevice companyId={companyId} devices={devices} />
        {disabled && <p className="text-sm text-muted">{t("alerts.onlyManagers")}</p>}
        <AlertSteps
          companyId={companyId}
          health={health}
          times={times}
          disabled={disabled}
          draft={form.draft}
          addressError={form.errors}
          onChange={form.change}
        />
        {form.error && <ChangeErrorText error={form.error} />}
        {form.errors && (
          <p role="alert" className="text-md text-danger wrap-anywhere">
            {t("form.someWrong")}
          </p>
        )}
        {form.conflict && (
          <DraftConflict
            conflict={form.conflict}
            labelOf={(path) => alertFieldName(t, path)}
            textOf={(path, value) => fieldText(t, path, value)}
            onMerge={(merged) => void form.saveMerged(merged)}
            onClose={form.closeConflict}
          />
        )}
        <LeaveGuard isDirty={form.isChanged} onSave={form.save} />
        {!disabled && <SaveRow form={form} onSave={() => void form.save()} />}
      </div>
    </>
  );
}
