import type { AuditEntry } from "@comanda/contract/staff/team-schemas";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { Translate } from "../i18n/text.ts";
import { type ChangedField, changedName } from "./changed-fields.ts";
import { fieldWords, serviceName } from "./field-labels.ts";
import { type ValueFormats, valueText } from "./value-text.ts";

type ChangedRowProps = { change: ChangedField; formats: ValueFormats };

/** A field, with its value before and after; nothing for a field that repeats what the entry says. */
export function ChangedRow({ change: { field, from, to }, formats }: ChangedRowProps) {
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
export function subjectOf(
  t: Translate,
  { order, target, before, after }: AuditEntry,
): string | null {
  if (order) return t("board.order.title", { number: order.public_id });
  return serviceName(t, target ?? "") ?? changedName(before, after);
}
