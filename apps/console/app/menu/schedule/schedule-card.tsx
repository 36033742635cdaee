import type { ScheduledPrices } from "@comanda/contract/scheduled-prices/scheduled-prices-schemas";
import type { Currency } from "@comanda/domain/money/cents";
import { useState } from "react";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { Button, FLUSH } from "../../parts/button.tsx";
import { FailureNote } from "../../parts/failure-note.tsx";
import { useMoneyText } from "../../parts/orders/money-text.ts";
import { ConfirmButton } from "../../parts/saving/confirm-button.tsx";
import { StatePill } from "../../parts/state-pill.tsx";
import { useAction } from "../../parts/use-action.ts";
import { useDateText } from "../../parts/use-date-text.ts";

type ScheduleCardProps = {
  scheduled: ScheduledPrices;
  currency: Currency;
  timezone: string;
  onEdit: () => void;
  onCancel: () => Promise<unknown>;
};

const tones = {
  waiting: "accent",
  applied: "positive",
  skipped: "warning",
  refused: "danger",
} as const;

/** How many prices are shown at first. */
const SHOWN = 6;

/** One change of prices: when, by whom, what, and how it ended. */
export function ScheduleCard(props: ScheduleCardProps) {
  const { scheduled, currency, timezone, onEdit, onCancel } = props;
  const t = useText();
  const moneyText = useMoneyText();
  const path = useCompanyPath();
  const dateText = useDateText(timezone);
  const { run, busy, failure } = useAction();
  const [isWhole, setWhole] = useState(false);
  const { state, starts_at, by, created_at, gone, change_id } = scheduled;
  const lines = linesOf(scheduled);
  return (
    <li className="flex flex-col gap-2 rounded-m border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 flex-1 basis-48 text-md font-bold wrap-anywhere">
          <time dateTime={starts_at} suppressHydrationWarning>
            {dateText(starts_at)}
          </time>
        </h2>
        <StatePill tone={tones[state]}>{t(`menu.schedule.state.${state}`)}</StatePill>
      </div>
      <p className="text-sm text-muted wrap-anywhere" suppressHydrationWarning>
        {t("menu.schedule.by", { name: by, time: dateText(created_at) })}
      </p>
      <ul className="text-md">
        {lines.slice(0, isWhole ? undefined : SHOWN).map(({ key, name, price }) => (
          <li key={key} className="flex gap-3 border-b border-line py-1 last:border-0">
            <bdi className="min-w-0 flex-1 wrap-anywhere">{name}</bdi>
            <span className="flex-none tabular-nums">{moneyText(price, { currency })}</span>
          </li>
        ))}
      </ul>
      {lines.length > SHOWN && !isWhole && (
        <Button look="quiet" className={`${FLUSH} self-start`} onClick={() => setWhole(true)}>
          {t("menu.schedule.all", { count: lines.length })}
        </Button>
      )}
      {gone.map(({ name, part }) => (
        <p key={`${name} ${part}`} className="text-sm text-warning wrap-anywhere">
          {t("menu.schedule.skips", { name: [name, part].filter(Boolean).join(" · ") })}
        </p>
      ))}
      {state === "refused" && <p className="text-sm text-danger">{t("menu.schedule.refused")}</p>}
      {change_id !== null && (
        <p className="text-sm text-muted">
          {t("menu.schedule.takeBack")}{" "}
          <Link
            to={path("audit?area=menu")}
            className="inline-flex min-h-12 items-center font-bold text-accent-text underline"
          >
            {t("audit.title")}
          </Link>
        </p>
      )}
      {state === "waiting" && (
        <div className="flex flex-wrap gap-2">
          <Button look="outline" disabled={busy} onClick={onEdit}>
            {t("integrations.edit")}
          </Button>
          <ConfirmButton
            busy={busy}
            label={t("menu.schedule.cancel")}
            confirm={t("menu.schedule.cancelNow")}
            keep={t("integrations.keep")}
            onConfirm={() => void run(onCancel)}
          />
        </div>
      )}
      <FailureNote failure={failure} />
    </li>
  );
}

/** A line for each price: the product or group, the size or modifier, and what it costs then. */
function linesOf({ products, groups }: ScheduledPrices) {
  return [
    ...products.map(({ id, name, variants }) => ({ id, name, items: variants })),
    ...groups.map(({ id, name, modifiers }) => ({ id, name, items: modifiers })),
  ].flatMap(({ id, name, items }) =>
    items.map((item) => ({
      key: `${id} ${item.id}`,
      name: [name, item.name].filter(Boolean).join(" · "),
      price: item.price,
    })),
  );
}
