import type { AuditEntry } from "@comanda/contract/staff/team-schemas";
import ArrowRight from "lucide-react/icons/arrow-right";
import { type MessageKey, type Translate, useText } from "../i18n/text.ts";
import { useDateText } from "../parts/use-date-text.ts";
import { actionText } from "./action-text.ts";
import { type ChangedField, changedFields, changedName } from "./changed-fields.ts";
import { fieldWords, serviceName } from "./field-labels.ts";
import { type ValueFormats, valueText } from "./value-text.ts";

/** One change: who, when, what, and the values before and after. */
export function AuditRow({ entry, timezone }: { entry: AuditEntry; timezone: string }) {
  const t = useText();
  const dateText = useDateText(timezone);
  const { role, origin, action, at, before, after, order } = entry;
  const sentence = actionText(t, action);
  const subject = subjectOf(t, entry);
  const formats = { t, dateText, currency: order?.currency ?? null };
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
      <dl className="text-sm wrap-anywhere empty:hidden">
        {changedFields(before, after).map((change) => (
          <ChangedRow key={change.field} {...{ change, formats }} />
        ))}
      </dl>
      {origin && (
        <p className="text-sm text-muted">{t("audit.origin", { origin: shortOrigin(origin) })}</p>
      )}
    </li>
  );
}

type ChangedRowProps = { change: ChangedField; formats: ValueFormats };

function ChangedRow({ change: { field, from, to }, formats }: ChangedRowProps) {
  const words = fieldWords(formats.t, field);
  if (words === null) return null;
  const [old, fresh] = [from, to].map((value) => valueText(value, words.kind, formats));
  return (
    <div>
      <dt className="inline text-muted">{words.label}:</dt>{" "}
      <dd className="inline">
        {old !== null && old !== fresh && (
          <>
            <bdi>{old}</bdi>{" "}
            <ArrowRight aria-hidden="true" className="inline size-3.5 rtl:-scale-x-100" />{" "}
          </>
        )}
        <bdi>{fresh ?? "–"}</bdi>
      </dd>
    </div>
  );
}

/** The order, the order type or the name that a change is about; null where it is about the whole. */
function subjectOf(t: Translate, { order, target, before, after }: AuditEntry): string | null {
  if (order) return t("board.order.title", { number: order.public_id });
  return serviceName(t, target ?? "") ?? changedName(before, after);
}

const PROGRAMS: Readonly<Record<string, MessageKey>> = {
  customer: "board.order.customer",
  "automatic acceptance": "boardSettings.auto",
  "automatic finalization": "audit.actor.finalization",
};

/** Who made a change: a member, the guest, or a rule of the server. */
function actorName(t: Translate, { account_id, actor }: AuditEntry): string {
  const program = account_id === null ? PROGRAMS[actor] : undefined;
  return program ? t(program) : actor;
}

/** An IPv4 address is written without the prefix that it has on an IPv6 socket. */
const shortOrigin = (origin: string): string => origin.replace(/^::ffff:(?=\d+\.)/iu, "");
