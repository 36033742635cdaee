import { useText } from "../i18n/text.ts";
import type { TimeText } from "../i18n/time-text.ts";

type LastMessageProps = {
  sent_at: string | null;
  failed_at: string | null;
  error: string | null;
  times: TimeText;
};

/** How the last message of a step went. */
export function LastMessage({ sent_at, failed_at, error, times }: LastMessageProps) {
  const t = useText();
  if (error !== null && failed_at !== null) {
    // Our own code in words; those of a mail server or a push service are for the person who repairs it.
    const code = error === "no_device" ? t("alerts.devices", { count: 0 }) : error;
    return (
      <p className="font-bold text-danger">
        {t("alerts.lastFailed", { time: times.time(failed_at), code })}
      </p>
    );
  }
  if (sent_at === null) return <p>{t("alerts.lastNone")}</p>;
  return <p>{t("alerts.lastSent", { time: times.time(sent_at) })}</p>;
}
