import type { Availability } from "@comanda/contract/staff/availability-items";
import type { AuditEntry } from "@comanda/contract/staff/team-schemas";

/** Returns whether entries name parts of the menu by their ids. */
export const needsMenuNames = (entries: readonly Pick<AuditEntry, "action">[]): boolean =>
  entries.some(({ action }) => action.startsWith("menu."));

/** The names of the dishes and categories of a menu by their ids, as far as entries have the ids. */
export function menuNames(
  { products }: Pick<Availability, "products">,
  entries: readonly AuditEntry[],
): Record<string, string> {
  const text = JSON.stringify(entries.filter(({ action }) => action.startsWith("menu.")));
  const named = products.flatMap(({ id, name, category_id, category_name }) => [
    [id, name] as const,
    [category_id, category_name] as const,
  ]);
  return Object.fromEntries(named.filter(([id]) => text.includes(JSON.stringify(id))));
}
