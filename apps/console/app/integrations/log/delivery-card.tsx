import type { WebhookDelivery } from "@comanda/contract/integrations/webhook-schemas";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { StatePill } from "../../parts/state-pill.tsx";
import { useDateText } from "../../parts/use-date-text.ts";

type DeliveryCardProps = {
  delivery: WebhookDelivery;
  timezone: string;
  busy: boolean;
  onRedeliver: () => void;
};

const tones = { waiting: "warning", delivered: "positive", failed: "danger" } as const;

/** One delivery: its event, how its last attempt ended, and when the next one is. */
export function DeliveryCard({ delivery, timezone, busy, onRedeliver }: DeliveryCardProps) {
  const t = useText();
  const date = useDateText(timezone);
  const { type, order, state, attempts, by_hand, response_text } = delivery;
  const number = order?.public_id;
  return (
    <li className="flex flex-col gap-1.5 border-b border-line p-4 last:border-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="min-w-0 flex-1 basis-40 text-md font-bold wrap-anywhere">
          {t(`integrations.event.${type}`)}
          {number != null && ` · ${t("integrations.order", { number })}`}
        </h2>
        <StatePill tone={tones[state]}>{t(`integrations.delivery.${state}`)}</StatePill>
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        {date(delivery.at)}
        {" · "}
        {t("integrations.attempts", { count: attempts })}
        {by_hand && ` · ${t("integrations.byHand")}`}
      </p>
      <LastAttempt delivery={delivery} />
      {response_text && (
        <p
          dir="ltr"
          className="rounded-s bg-well p-2 text-start font-mono text-sm whitespace-pre-wrap wrap-anywhere"
        >
          {response_text}
        </p>
      )}
      {state === "waiting" && attempts > 0 && delivery.next_at && (
        <p className="text-sm">{t("integrations.nextAt", { time: date(delivery.next_at) })}</p>
      )}
      {state === "waiting" && !delivery.next_at && (
        <p className="text-sm">{t("integrations.afterEarlier")}</p>
      )}
      {state !== "waiting" && (
        <Button
          look="outline"
          size="m"
          className="self-start"
          disabled={busy}
          onClick={onRedeliver}
        >
          {t("integrations.redeliver")}
        </Button>
      )}
    </li>
  );
}

/** What the receiver answered, or why it did not. */
function LastAttempt({ delivery }: { delivery: WebhookDelivery }) {
  const t = useText();
  const { response_status: status, error, duration_ms: duration } = delivery;
  if (status === null && error === null) return null;
  return (
    <p className="text-sm wrap-anywhere">
      {status === null
        ? t("integrations.noAnswer", { error: error ?? "" })
        : t("integrations.answer", { status })}
      {duration !== null && ` · ${t("integrations.duration", { count: duration })}`}
    </p>
  );
}
