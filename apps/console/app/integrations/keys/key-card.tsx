import type { ApiKey } from "@comanda/contract/integrations/api-key-schemas";
import { useText } from "../../i18n/text.ts";
import { ConfirmButton } from "../../parts/saving/confirm-button.tsx";
import { StatePill } from "../../parts/state-pill.tsx";
import { useDateText } from "../../parts/use-date-text.ts";

type KeyCardProps = {
  apiKey: ApiKey;
  now: string;
  timezone: string;
  busy: boolean;
  onRevoke: () => void;
};

/** One key: its beginning, what it may do, when it was used, and when it ends. */
export function KeyCard({ apiKey, now, timezone, busy, onRevoke }: KeyCardProps) {
  const t = useText();
  const date = useDateText(timezone);
  const { name, prefix, permissions, last_used_at: used, expires_at: end } = apiKey;
  const isEnded = end !== null && end <= now;
  const made = { name: apiKey.created_by, time: date(apiKey.created_at) };
  return (
    <li className="flex flex-col gap-1.5 border-t border-line pt-3 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="min-w-0 flex-1 text-md font-bold wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        {isEnded && <StatePill tone="warning">{t("integrations.ended")}</StatePill>}
      </div>
      <p className="text-sm text-muted">
        <bdi dir="ltr" className="font-mono">
          {`${prefix}…`}
        </bdi>
      </p>
      <ul className="flex flex-wrap gap-1.5">
        {permissions.map((permission) => (
          <li key={permission} className="rounded-s bg-well px-2 py-0.5 text-sm">
            {t(`integrations.permission.${permission}`)}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted wrap-anywhere">
        {used === null
          ? t("integrations.neverUsed")
          : t("integrations.lastUsed", { time: date(used) })}
        {end !== null && !isEnded && ` · ${t("integrations.endsAt", { time: date(end) })}`}
      </p>
      <p className="text-sm text-muted wrap-anywhere">{t("integrations.madeBy", made)}</p>
      <div className="flex flex-wrap gap-2">
        <ConfirmButton
          busy={busy}
          label={t("integrations.revoke")}
          confirm={t("integrations.revokeNow")}
          keep={t("integrations.keep")}
          onConfirm={onRevoke}
        />
      </div>
    </li>
  );
}
