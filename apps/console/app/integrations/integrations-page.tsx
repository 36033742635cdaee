import "../i18n/await-office-messages.ts";
import type { ApiKeys } from "@comanda/contract/integrations/api-key-schemas";
import type { Webhooks } from "@comanda/contract/integrations/webhook-schemas";
import { useFreshAnswer } from "../api/use-fresh-answer.ts";
import { useText } from "../i18n/text.ts";
import { useCompanyPage, useCompanyPath } from "../layout/company-page.tsx";
import { OfflineBanner } from "../layout/offline-banner.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { integrationsApi } from "./common/integrations-api.ts";
import { FailingBanner } from "./failing-banner.tsx";
import { KeySection } from "./keys/key-section.tsx";
import { WebhookSection } from "./webhooks/webhook-section.tsx";

type IntegrationsPageProps = { apiKeys: ApiKeys; webhooks: Webhooks };

/** What connects other programs with the restaurant: their keys, and where events are sent. */
export function IntegrationsPage({ apiKeys, webhooks }: IntegrationsPageProps) {
  const t = useText();
  const path = useCompanyPath();
  const params = { companyId: useCompanyPage().member.company.id };
  const keys = useFreshAnswer(apiKeys, () => integrationsApi("listApiKeys", { params }));
  const hooks = useFreshAnswer(webhooks, () => integrationsApi("listWebhooks", { params }));
  return (
    <>
      <title>{t("integrations.title")}</title>
      <OfflineBanner />
      <PageHeader title={t("integrations.title")} back={path("settings")} />
      {hooks.answer.webhooks.some(({ state }) => state === "failing") && <FailingBanner />}
      <div className="mx-auto flex w-full max-w-[720px] flex-1 flex-col gap-4 p-4">
        <KeySection answer={keys.answer} onChange={keys.refresh} />
        <WebhookSection answer={hooks.answer} onChange={hooks.refresh} />
      </div>
    </>
  );
}
