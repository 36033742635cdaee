import type { Webhook } from "@comanda/contract/integrations/webhook-schemas";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { useAction } from "../../parts/use-action.ts";
import { integrationsApi } from "../common/integrations-api.ts";

type Handlers = { onChange: () => Promise<void>; onSecret: (secret: string | null) => void };

/** What an owner does with a webhook, one thing at a time. */
export function useWebhookActions(webhook: Webhook, { onChange, onSecret }: Handlers) {
  const companyId = useCompanyPage().member.company.id;
  const { run, busy, failure } = useAction();
  const { id, url, events, details, revision } = webhook;
  const params = { companyId, webhookId: id };
  /** Reads the page again after a refusal too, because another owner may have been first. */
  const change = (work: () => Promise<unknown>) => run(() => work().finally(onChange));
  return {
    busy,
    failure,
    setActive: (active: boolean) =>
      change(() =>
        integrationsApi("updateWebhook", {
          params,
          body: { revision, url, events, details, active },
        }),
      ),
    /** Sends an event that says that it is a test. */
    test: () => change(() => integrationsApi("testWebhook", { params, body: { id: randomKey() } })),
    rotateSecret: () =>
      change(async () => {
        const made = await integrationsApi("rotateWebhookSecret", { params, body: { revision } });
        onSecret(made.secret);
      }),
    remove: () => change(() => integrationsApi("removeWebhook", { params })),
  };
}
