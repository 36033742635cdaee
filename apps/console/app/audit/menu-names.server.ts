import type { StaffMenu } from "@comanda/contract/menu/menu-parts";
import type { AuditEntry } from "@comanda/contract/staff/team-schemas";
import { changedName, stepsOf } from "./changed-fields.ts";

type Change = Pick<AuditEntry, "action" | "target" | "before" | "after">;

const isOfMenu = ({ action }: Pick<AuditEntry, "action">): boolean => action.startsWith("menu.");

/** Returns whether entries name parts of the menu by their ids. */
export const needsMenuNames = (entries: readonly Pick<AuditEntry, "action">[]): boolean =>
  entries.some(isOfMenu);

/**
 * The names of dishes and categories by their ids, as far as entries have the ids: those of the menu, and of what
 * was deleted since the last one that an entry gives.
 */
export function menuNames(
  { categories }: Pick<StaffMenu, "categories">,
  entries: readonly AuditEntry[],
): Record<string, string> {
  const changes: Change[] = entries.filter(isOfMenu);
  const text = JSON.stringify(changes);
  const now = categories.flatMap(({ id, category, products }) => [
    [id, nameOf(category)] as const,
    ...products.map((each) => [each.id, nameOf(each.product)] as const),
  ]);
  return {
    ...Object.fromEntries(changes.toReversed().flatMap(namesIn)),
    ...Object.fromEntries(now.filter(([id]) => text.includes(JSON.stringify(id)))),
  };
}

const nameOf = ({ name }: { name?: unknown }): string => (typeof name === "string" ? name : "");

function namesIn(change: Change): [id: string, name: string][] {
  const name = changedName(change.before, change.after);
  const own: [string, string][] =
    change.target !== null && name !== null ? [[change.target, name]] : [];
  const steps = stepsOf(change) ?? [];
  return [...own, ...steps.flatMap((step) => namesIn(step))];
}
