import "../../i18n/await-office-messages.ts";
import type { WebhookDeliveries } from "@comanda/contract/integrations/webhook-schemas";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import Send from "lucide-react/icons/send";
import { Link } from "react-router";
import { useFreshAnswer } from "../../api/use-fresh-answer.ts";
import { useText } from "../../i18n/text.ts";
import { useCompanyPage, useCompanyPath } from "../../layout/company-page.tsx";
import { OfflineBanner } from "../../layout/offline-banner.tsx";
import { Button, buttonClasses } from "../../parts/button.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { FailureNote } from "../../parts/failure-note.tsx";
import { PageHeader } from "../../parts/page-header.tsx";
import { useAction } from "../../parts/use-action.ts";
import { integrationsApi } from "../common/integrations-api.ts";
import { DeliveryCard } from "./delivery-card.tsx";
import { type LogFilter, logQuery } from "./log-filter.ts";
import { logRefreshMs } from "./log-refresh.ts";
import { StateLinks } from "./state-links.tsx";

type WebhookLogPageProps = { webhookId: string; log: WebhookDeliveries; filter: LogFilter };

/** The events that a webhook sent, with the answers, and a button to send an event again. */
export function WebhookLogPage({ webhookId, log, filter }: WebhookLogPageProps) {
  const t = useText();
  const path = useCompanyPath();
  const companyId = useCompanyPage().member.company.id;
  const params = { companyId, webhookId };
  const { answer, refresh } = useFreshAnswer(
    log,
    () => integrationsApi("listWebhookDeliveries", { params, query: filter }),
    logRefreshMs,
  );
  const { run, busy, failure } = useAction();
  const redeliver = (deliveryId: string) =>
    run(async () => {
      const body = { id: randomKey() };
      await integrationsApi("redeliverWebhook", { params: { ...params, deliveryId }, body });
      await refresh();
    });
  const { deliveries, next, timezone } = answer;
  return (
    <>
      <title>{t("integrations.logTitle")}</title>
      <OfflineBanner />
      <PageHeader title={t("integrations.logTitle")} back={path("integrations")}>
        <Button look="outline" onClick={() => void refresh()}>
          {t("integrations.refresh")}
        </Button>
      </PageHeader>
      <div className="mx-auto flex w-full max-w-[720px] flex-1 flex-col gap-4 p-4">
        <StateLinks filter={filter} />
        <FailureNote failure={failure} />
        {deliveries.length === 0 ? (
          <EmptyState
            icon={<Send aria-hidden="true" className="size-10" />}
            title={t("integrations.noDeliveries")}
          />
        ) : (
          <ul className="rounded-m border border-line bg-surface">
            {deliveries.map((delivery) => (
              <DeliveryCard
                key={delivery.id}
                delivery={delivery}
                timezone={timezone}
                busy={busy}
                onRedeliver={() => redeliver(delivery.id)}
              />
            ))}
          </ul>
        )}
        {next !== null && (
          <Link
            to={{ search: logQuery({ ...filter, before: next }) }}
            className={buttonClasses({ look: "outline", size: "m" })}
          >
            {t("integrations.older")}
          </Link>
        )}
      </div>
    </>
  );
}
