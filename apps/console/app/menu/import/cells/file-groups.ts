import type { MenuLanguage } from "@comanda/domain/menu/translations";

/** A choice as a file has it, its surcharge as the file writes it. */
export type FileChoice = {
  name: string;
  price: string;
  texts?: Names;
  /** Whether it is not for sale. */
  isHidden?: boolean;
};
/** A name in other languages. */
type Names = Partial<Record<MenuLanguage, { name: string }>>;

/** A group of choices of a dish in a file; null where the file does not say how many of them are taken. */
export type FileGroup = {
  name: string;
  texts?: Names;
  min: number | null;
  max: number | null;
  choices: readonly FileChoice[];
};

/** The name of a group that the file does not name. */
export const UNNAMED_GROUP = "Extras";

/** Adds groups to others: a group of the same name gets the further choices. A choice that is there stays. */
export function mergedGroups(
  groups: readonly FileGroup[],
  added: readonly FileGroup[],
): FileGroup[] {
  const merged = new Map(groups.map((group) => [nameKey(group.name), group]));
  for (const group of added) {
    const known = merged.get(nameKey(group.name));
    merged.set(nameKey(group.name), known ? withChoicesOf(known, group) : group);
  }
  return [...merged.values()];
}

/**
 * Adds the choices of another group to a group. A choice that is there with another price stays beside it, so that it
 * is found as a fault.
 */
export function withChoicesOf(group: FileGroup, other: FileGroup): FileGroup {
  const isKnown = ({ name, price }: FileChoice) =>
    group.choices.some(
      (each) => nameKey(each.name) === nameKey(name) && each.price.trim() === price.trim(),
    );
  return {
    ...group,
    min: group.min ?? other.min,
    max: group.max ?? other.max,
    choices: [...group.choices, ...other.choices.filter((choice) => !isKnown(choice))],
  };
}

const nameKey = (name: string) => name.trim().toLowerCase();

/** The whole number of a cell; null for others. */
export function countOf(cell: string | undefined): number | null {
  const text = (cell ?? "").trim();
  return /^\d{1,4}$/u.test(text) ? Number(text) : null;
}
