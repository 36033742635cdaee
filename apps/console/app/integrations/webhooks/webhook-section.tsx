import type { Webhook, Webhooks } from "@comanda/contract/integrations/webhook-schemas";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { OnceSheet } from "../common/once-sheet.tsx";
import { WebhookCard } from "./webhook-card.tsx";
import { WebhookSheet } from "./webhook-sheet.tsx";

type WebhookSectionProps = { answer: Webhooks; onChange: () => Promise<void> };

/** The webhooks with their states, and buttons to add and change them. */
export function WebhookSection({ answer, onChange }: WebhookSectionProps) {
  const t = useText();
  const [editing, setEditing] = useState<Webhook | "new" | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const { webhooks, timezone } = answer;
  const opened = editing === "new" ? null : editing;
  return (
    <section className="flex flex-col gap-3 rounded-m border border-line bg-surface p-4">
      <h2 className="text-md font-bold">{t("integrations.webhooks")}</h2>
      <p className="text-sm text-muted">{t("integrations.webhooksHint")}</p>
      {webhooks.length === 0 && <p className="text-md">{t("integrations.noWebhooks")}</p>}
      <ul className="flex flex-col gap-3">
        {webhooks.map((webhook) => (
          <WebhookCard
            key={webhook.id}
            webhook={webhook}
            timezone={timezone}
            onChange={onChange}
            onEdit={() => setEditing(webhook)}
            onSecret={setSecret}
          />
        ))}
      </ul>
      <Button look="tonal" className="self-start" onClick={() => setEditing("new")}>
        {t("integrations.addWebhook")}
      </Button>
      <WebhookSheet
        key={opened?.id ?? "new"}
        open={editing !== null}
        webhook={opened}
        latest={webhooks.find(({ id }) => id === opened?.id) ?? opened}
        onChange={onChange}
        onClose={() => setEditing(null)}
        onSaved={(made) => {
          setEditing(null);
          setSecret(made);
        }}
      />
      <OnceSheet
        secret={secret}
        title={t("integrations.secretTitle")}
        text={t("integrations.secretOnce")}
        onClose={() => setSecret(null)}
      />
    </section>
  );
}
