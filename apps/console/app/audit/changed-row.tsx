import type { SettingsSection } from "@comanda/contract/settings/settings-sections";
import type { AuditEntry } from "@comanda/contract/staff/team-schemas";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { MessageKey } from "../i18n/text.ts";
import { actionText } from "./action-text.ts";
import {
  type ChangedField,
  type ChangeSides,
  changedFields,
  changedName,
  stepsOf,
} from "./changed-fields.ts";
import { fieldWords } from "./field-words.ts";
import { serviceName } from "./service-names.ts";
import { type ValueFormats, valueText } from "./value-text.ts";

type ChangedValuesProps = {
  change: Pick<ChangeSides, "before" | "after">;
  formats: ValueFormats;
  className?: string;
};

/** The values before and after a change. The steps of a change that has several are shown after a press. */
export function ChangedValues({ change, formats, className }: ChangedValuesProps) {
  const { t } = formats;
  const steps = stepsOf(change);
  if (!steps) {
    return (
      <dl className={classNames("wrap-anywhere empty:hidden", className)}>
        {changedFields(change.before, change.after).map((each) => (
          <ChangedRow
            key={`${each.field} ${each.items} ${each.to}`}
            change={each}
            formats={formats}
          />
        ))}
      </dl>
    );
  }
  return (
    <details className={className}>
      <summary className="min-h-12 cursor-pointer py-3 font-bold">
        {t("audit.field.steps")}: {steps.length}
      </summary>
      <ul className="flex flex-col gap-2 pb-2">
        {steps.map((step, at) => {
          const subject = subjectOf(formats, { ...step, order: null });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of an entry never change
            <li key={at} className="wrap-anywhere">
              {actionText(t, step.action) ?? step.action}{" "}
              {subject && <bdi className="font-bold">{subject}</bdi>}
              <ChangedValues change={step} formats={formats} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

type ChangedRowProps = { change: ChangedField; formats: ValueFormats };

/** A field, with its value before and after; nothing for a field that repeats what the entry says. */
function ChangedRow({ change, formats }: ChangedRowProps) {
  const words = fieldWords(formats, change);
  if (words === null) return null;
  const [from, to] = [change.from ?? words.absent, change.to ?? words.absent];
  if ((from === to && to !== null) || isEmptyList(from, to)) return null;
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

/** Whether a list was added that has no items, such as the dishes of a new category. */
const isEmptyList = (from: unknown, to: unknown): boolean =>
  (from ?? null) === null && Array.isArray(to) && to.length === 0;

const PAGES = {
  place: "settings.place.title",
  hours: "settings.hours.title",
  ordering: "settings.ordering.title",
  delivery: "settings.delivery.title",
  payments: "settings.payments.title",
  offers: "settings.offers.title",
  tables: "settings.tables.title",
  look: "settings.look.title",
  site: "settings.site.title",
} as const satisfies Record<SettingsSection, MessageKey>;

/**
 * The order, the order type, the page of the settings or the name that a change is about; null where it
 * is about the whole.
 */
export function subjectOf(
  { t, names }: Pick<ValueFormats, "t" | "names">,
  { action, order, target, before, after }: ChangeSides & Pick<AuditEntry, "order">,
): string | null {
  if (order) return t("board.order.title", { number: order.public_id });
  const page = action === "settings.change" ? PAGES[target as SettingsSection] : undefined;
  if (page) return t(page);
  const name = action.startsWith("menu.") ? names[target ?? ""] : undefined;
  return serviceName(t, target ?? "") ?? changedName(before, after) ?? name ?? null;
}
