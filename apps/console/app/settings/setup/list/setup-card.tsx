import type { Setup } from "@comanda/contract/setup/setup-schemas";
import { Link } from "react-router";
import { officeApi } from "../../../api/office-api.ts";
import { useChanges } from "../../../api/use-changes.ts";
import { useFreshAnswer } from "../../../api/use-fresh-answer.ts";
import { useText } from "../../../i18n/text.ts";
import { useCompanyPage, useCompanyPath } from "../../../layout/company-page.tsx";
import { Button, buttonClasses } from "../../../parts/button.tsx";
import { ChangeErrorText } from "../../../parts/change-error-text.tsx";
import { SettingsCard } from "../../../parts/saving/settings-card.tsx";
import { SetupLines } from "./setup-lines.tsx";

/** The list above the settings until the restaurant is live; then it can be put away. */
export function SetupCard({ initial }: { initial: Setup }) {
  const t = useText();
  const path = useCompanyPath();
  const { company } = useCompanyPage().member;
  const params = { companyId: company.id };
  const { answer: setup, refresh } = useFreshAnswer(initial, () =>
    officeApi("readSetup", { params }),
  );
  const { run, busy, error } = useChanges(refresh);
  if (!setup.listed) return null;
  const { revision, code_printed } = setup;
  const dismiss = () =>
    run(() =>
      officeApi("updateSetup", { params, body: { revision, code_printed, dismissed: true } }),
    );
  return (
    <SettingsCard title={t(setup.live ? "setup.listLive" : "setup.list")}>
      <SetupLines setup={setup} />
      {error && <ChangeErrorText error={error} />}
      {setup.live ? (
        <Button look="outline" busy={busy} onClick={() => void dismiss()}>
          {t("setup.dismiss")}
        </Button>
      ) : (
        <Link to={path("settings/setup")} className={buttonClasses({ look: "solid", size: "m" })}>
          {t("setup.continue")}
        </Link>
      )}
    </SettingsCard>
  );
}
