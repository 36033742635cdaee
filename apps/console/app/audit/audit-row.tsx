import type { AuditEntry } from "@comanda/contract/staff/team-schemas";
import type { MessageKey, Translate } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { shortIpAddress } from "../web/short-ip-address.ts";
import { actionText } from "./action-text.ts";
import { ChangedValues, subjectOf } from "./changed-row.tsx";
import type { ValueFormats } from "./value-text.ts";

type AuditRowProps = {
  entry: AuditEntry;
  formats: ValueFormats;
  /** Null for a change that the member cannot take back. */
  onUndo: (() => void) | null;
};

/** One change: who, when, what, and the values before and after. */
export function AuditRow({ entry, formats: formatsOfPage, onUndo }: AuditRowProps) {
  const { t, dateText } = formatsOfPage;
  const { role, origin, action, at, order } = entry;
  const sentence = actionText(t, action);
  const subject = subjectOf(formatsOfPage, entry);
  const formats = { ...formatsOfPage, ...(order && { currency: order.currency }) };
  return (
    <li className="flex flex-col gap-1 border-b border-line px-4 py-3 last:border-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-md">
        <span className="min-w-0 wrap-anywhere">
          <bdi className="font-bold">{actorName(t, entry)}</bdi>{" "}
          {role && <span className="text-muted">{t(`role.${role}`)}</span>}
        </span>
        <time dateTime={at} className="text-sm text-muted" suppressHydrationWarning>
          {dateText(at)}
        </time>
      </p>
      <p className="text-md wrap-anywhere">
        {sentence ?? <code dir="ltr">{action}</code>}
        {subject && (
          <>
            {" "}
            <bdi className="font-bold">{subject}</bdi>
          </>
        )}
      </p>
      <ChangedValues change={entry} formats={formats} className="text-sm" />
      {origin && (
        <p className="text-sm text-muted">{t("audit.origin", { origin: originText(origin) })}</p>
      )}
      {onUndo && (
        <Button look="outline" className="self-start" onClick={onUndo}>
          {t("audit.undo.do")}
        </Button>
      )}
    </li>
  );
}

const PROGRAMS: Readonly<Record<string, MessageKey>> = {
  customer: "board.order.customer",
  "automatic acceptance": "boardSettings.auto",
  "automatic finalization": "audit.actor.finalization",
  "scheduled prices": "menu.schedule.title",
  "name by DNS": "audit.actor.dns",
};

/** Who made a change: a member, the guest, or a rule of the server. */
function actorName(t: Translate, { account_id, actor }: AuditEntry): string {
  const program = account_id === null ? PROGRAMS[actor] : undefined;
  return program ? t(program) : actor;
}

/** Returns an origin from left to right, because in Arabic `::1` would read `1::`. */
const originText = (origin: string): string => `\u2066${shortIpAddress(origin)}\u2069`;
