import type { Webhook } from "@comanda/contract/integrations/webhook-schemas";
import { moveFocusIfLost } from "@comanda/ui/page/page-focus.ts";
import Key from "lucide-react/icons/key";
import Pause from "lucide-react/icons/pause";
import Pencil from "lucide-react/icons/pencil";
import Send from "lucide-react/icons/send";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { ActionsMenu } from "../../parts/actions/actions-menu.tsx";
import { Button, buttonClasses } from "../../parts/button.tsx";
import { FailureNote } from "../../parts/failure-note.tsx";
import { useRemovedRowFocus } from "../../parts/saving/row-focus.ts";
import { StatePill } from "../../parts/state-pill.tsx";
import { useDateText } from "../../parts/use-date-text.ts";
import { urlName } from "./url-name.ts";
import { useWebhookActions } from "./use-webhook-actions.ts";

type WebhookCardProps = {
  webhook: Webhook;
  timezone: string;
  onChange: () => Promise<void>;
  onEdit: () => void;
  onSecret: (secret: string | null) => void;
};

const tones = { active: "positive", paused: "neutral", failing: "danger" } as const;

/** One webhook: its URL and events, whether it works, and its actions. */
export function WebhookCard({ webhook, timezone, onChange, onEdit, onSecret }: WebhookCardProps) {
  const t = useText();
  const date = useDateText(timezone);
  const path = useCompanyPath();
  const { id, url, events, state, failing_since, old_secret_until } = webhook;
  const isActive = state === "active";
  const row = useRemovedRowFocus();
  const dots = useRef<HTMLButtonElement>(null);
  const { busy, failure, ...actions } = useWebhookActions(webhook, { onChange, onSecret });
  const isResuming = useRef(false);
  // The button that resumes goes with the focus.
  useEffect(() => {
    if (isActive && isResuming.current) moveFocusIfLost(dots.current);
    isResuming.current = false;
  }, [isActive]);
  const resume = () => {
    isResuming.current = true;
    return actions.setActive(true);
  };
  return (
    <li
      ref={row}
      className="flex flex-col gap-1.5 border-t border-line pt-3 first:border-0 first:pt-0"
    >
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 className="min-w-0 flex-1 basis-full text-md md:basis-48 font-bold wrap-anywhere">
            <bdi dir="ltr">{url}</bdi>
          </h3>
          <StatePill tone={tones[state]}>{t(`integrations.state.${state}`)}</StatePill>
        </div>
        <ActionsMenu
          ref={dots}
          name={urlName(url)}
          busy={busy}
          className="-mt-3 -me-3 -mb-2"
          actions={[
            { icon: Send, label: t("integrations.test"), act: actions.test },
            ...(isActive
              ? [
                  {
                    icon: Pause,
                    label: t("integrations.pause"),
                    act: () => actions.setActive(false),
                  },
                ]
              : []),
            { icon: Pencil, label: t("integrations.edit"), act: onEdit },
            { icon: Key, label: t("integrations.newSecret"), act: actions.rotateSecret },
          ]}
          removal={{
            label: t("integrations.remove"),
            confirm: t("integrations.removeNow"),
            act: actions.remove,
          }}
        />
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        {events.map((event) => t(`integrations.event.${event}`)).join(" · ")}
      </p>
      <p className="text-sm text-muted">{t("integrations.waiting", { count: webhook.waiting })}</p>
      {failing_since !== null && (
        <p className="text-sm text-danger wrap-anywhere">
          {t("integrations.failingSince", { time: date(failing_since) })}
        </p>
      )}
      {old_secret_until !== null && Date.parse(old_secret_until) > Date.now() && (
        <p className="text-sm text-muted wrap-anywhere">
          {t("integrations.secretOverlap", { time: date(old_secret_until) })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Link
          to={path(`integrations/webhooks/${encodeURIComponent(id)}`)}
          className={buttonClasses({ look: "outline", size: "m" })}
        >
          {t("integrations.log")}
        </Link>
        {!isActive && (
          <Button look="tonal" disabled={busy} onClick={resume}>
            {t("integrations.resume")}
          </Button>
        )}
      </div>
      <FailureNote failure={failure} />
    </li>
  );
}
