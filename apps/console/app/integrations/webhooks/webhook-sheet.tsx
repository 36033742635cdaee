import { ApiError } from "@comanda/contract/calls/api-client";
import type { Webhook } from "@comanda/contract/integrations/webhook-schemas";
import { ORDER_EVENTS } from "@comanda/domain/integrations/order-events";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { Button } from "../../parts/button.tsx";
import { FailureNote } from "../../parts/failure-note.tsx";
import { Field } from "../../parts/field.tsx";
import { CheckList } from "../../parts/lists/check-list.tsx";
import { useCreateOnce } from "../../parts/saving/use-create-once.ts";
import { useFocusFault } from "../../parts/saving/use-focus-fault.ts";
import { Sheet } from "../../parts/sheets/sheet.tsx";
import { SwitchField } from "../../parts/switch-field.tsx";
import { useAction } from "../../parts/use-action.ts";
import { integrationsApi } from "../common/integrations-api.ts";

type WebhookSheetProps = {
  open: boolean;
  /** The webhook as the sheet was opened with it; null for a new one. */
  webhook: Webhook | null;
  /** The webhook as it is now. */
  latest: Webhook | null;
  onClose: () => void;
  /** Reads the webhooks again: after a refusal too, because another owner may have been first. */
  onChange: () => Promise<void>;
  /** Gets the secret of a new webhook. */
  onSaved: (secret: string | null) => void;
};

type Choices = Pick<Webhook, "url" | "events" | "details">;
const START: Choices = { url: "", events: [...ORDER_EVENTS], details: false };

/** Adds or changes a webhook. What was typed stays when it cannot be stored. */
export function WebhookSheet(props: WebhookSheetProps) {
  const { open, webhook, latest, onClose, onChange, onSaved } = props;
  const t = useText();
  const companyId = useCompanyPage().member.company.id;
  const [choices, setChoices] = useState<Choices>(webhook ?? START);
  const [submitted, setSubmitted] = useState(false);
  const [sentUrl, setSentUrl] = useState<string | null>(null);
  // Another owner was first, which the sheet has said: the next press replaces what they stored.
  const [isOverriding, setOverriding] = useState(false);
  const focus = useFocusFault<HTMLDivElement>();
  const { run, busy, failure } = useAction();
  const createOnce = useCreateOnce((webhookId) =>
    integrationsApi("removeWebhook", { params: { companyId, webhookId } }),
  );
  const { url, events, details } = choices;
  const change = (more: Partial<Choices>) => setChoices({ ...choices, ...more });
  const isAddress = URL.canParse(url.trim()) && /^https?:$/u.test(new URL(url.trim()).protocol);
  const isAboutUrl = failure?.code === "webhook_address_refused" || failure?.field === "url";
  // Another address is not refused yet.
  const isRefused = isAboutUrl && sentUrl === url;
  const wanted = { url: url.trim(), events, details };
  const create = async (id: string): Promise<string | null> => {
    const body = { id, ...wanted };
    const params = { companyId };
    const { webhook: made, secret } = await integrationsApi("createWebhook", { params, body });
    if (secret !== null) return secret;
    // An earlier request has added it, and its answer with the secret was lost.
    const again = await integrationsApi("rotateWebhookSecret", {
      params: { companyId, webhookId: made.id },
      body: { revision: made.revision },
    });
    return again.secret;
  };
  const update = async ({ id: webhookId, revision, state }: Webhook): Promise<null> => {
    const body = { revision, ...wanted, active: state === "active" };
    const updated = integrationsApi("updateWebhook", { params: { companyId, webhookId }, body });
    await updated.catch((error: unknown) => {
      if (error instanceof ApiError && error.code === "webhook_changed") setOverriding(true);
      throw error;
    });
    return null;
  };
  const save = () => {
    setSubmitted(true);
    focus.onSubmit();
    if (!isAddress || events.length === 0) return;
    setSentUrl(url);
    return run(async () => {
      const seen = isOverriding ? latest : webhook;
      const saved = seen ? update(seen) : createOnce(wanted, create);
      const secret = await saved.finally(onChange);
      setSubmitted(false);
      if (!webhook) setChoices(START);
      onSaved(secret);
    });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(webhook ? "integrations.editWebhook" : "integrations.addWebhook")}
      footer={
        <Button look="solid" busy={busy} onClick={save}>
          {t(webhook ? "form.save" : "integrations.add")}
        </Button>
      }
    >
      <div ref={focus.body} className="flex flex-col gap-4">
        <Field
          label={t("integrations.url")}
          hint={t("integrations.urlHint")}
          type="url"
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          maxLength={500}
          placeholder="https://"
          value={url}
          error={(submitted && !isAddress) || isRefused ? t("integrations.urlWrong") : undefined}
          onChange={(event) => change({ url: event.currentTarget.value })}
        />
        <CheckList
          label={t("integrations.events")}
          options={ORDER_EVENTS.map((value) => ({
            value,
            label: t(`integrations.event.${value}`),
          }))}
          chosen={events}
          error={submitted && events.length === 0 ? t("integrations.permissionMissing") : undefined}
          onChange={(chosen) => change({ events: chosen })}
        />
        <SwitchField
          label={t("integrations.details")}
          hint={t("integrations.detailsHint")}
          checked={details}
          onChange={(checked) => change({ details: checked })}
        />
        {!isAboutUrl && <FailureNote failure={failure} />}
      </div>
    </Sheet>
  );
}
