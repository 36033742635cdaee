import { isRecord } from "@comanda/contract/fields/is-record";

/**
 * A value that an entry of the audit log changed; null for no value. `field` is its path, such as
 * `lead_minutes.TABLE`; `*` stands for an item of a list, `coupons.*.value`, and `items` names these.
 * A whole item that was added or removed has its name as its value, and its path ends with `*`.
 */
export type ChangedField = { field: string; items: readonly string[]; from: unknown; to: unknown };

type Place = Pick<ChangedField, "field" | "items">;

/** One change of an entry in the log: what was done, to what, and the values before and after. */
export type ChangeSides = {
  action: string;
  target: string | null;
  before: unknown;
  after: unknown;
};

/** The changes that an entry is made of, such as those of a menu file; null for a single change. */
export function stepsOf({ before, after }: Pick<ChangeSides, "before" | "after">) {
  const [old, fresh] = [stepsIn(before), stepsIn(after)];
  if (!(old && fresh)) return null;
  return old.map(({ action, target, value }, at): ChangeSides => {
    return { action, target, before: value, after: fresh[at]?.value ?? null };
  });
}

type Step = Pick<ChangeSides, "action" | "target"> & { value: unknown };

const stepsIn = (side: unknown): Step[] | null =>
  isRecord(side) && Array.isArray(side.steps) ? (side.steps as Step[]) : null;

/** Returns the values that differ between before and after a change. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  return changesAt({ field: "", items: [] }, before, after);
}

/** The name that an entry gives to what was changed; null where it has none. */
export function changedName(before: unknown, after: unknown): string | null {
  for (const side of [after, before]) {
    const name = isRecord(side) ? (partOf(side).name ?? nameOfGroup(side)) : null;
    if (typeof name === "string") return name;
  }
  return null;
}

const nameOfGroup = ({ group }: Values): unknown => (isRecord(group) ? group.name : null);

function changesAt(place: Place, from: unknown, to: unknown): ChangedField[] {
  if (JSON.stringify(from ?? null) === JSON.stringify(to ?? null)) return [];
  const names = place.field.startsWith("payment_methods.") ? METHOD_NAMES : NAMES;
  const [old, fresh] = [itemsOf(from, names), itemsOf(to, names)];
  if (old && fresh && old.size + fresh.size > 0) return changesOfList(place, old, fresh);
  if (isRecord(from ?? to) && isRecord(to ?? from)) {
    const [left, right] = [from ?? {}, to ?? {}] as [Values, Values];
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((name) => {
      const field = place.field ? `${place.field}.${name}` : name;
      return changesAt({ ...place, field }, left[name], right[name]);
    });
  }
  return [{ ...place, field: place.field || "value", from: from ?? null, to: to ?? null }];
}

function changesOfList(place: Place, old: Items, fresh: Items): ChangedField[] {
  const field = `${place.field}.*`;
  const changes = [...new Set([...old.keys(), ...fresh.keys()])].flatMap((key) => {
    const [from, to] = [old.get(key), fresh.get(key)];
    // Of a new size or extra its price says more than its name alone.
    if (to && !from && typeof to.values.price === "number")
      return changesAt({ field, items: [...place.items, to.name] }, {}, { price: to.values.price });
    if (!(from && to)) {
      return [
        { ...place, field, from: from ? from.name || "1" : null, to: to ? to.name || "1" : null },
      ];
    }
    return changesAt({ field, items: [...place.items, to.name] }, from.values, to.values);
  });
  // Only the sequence differs.
  return changes.length > 0 ? changes : [{ ...place, from: namesOf(old), to: namesOf(fresh) }];
}

type Values = Readonly<Record<string, unknown>>;
type Items = ReadonlyMap<string, { name: string; values: Values }>;

const KEYS = ["id", "code", "date"] as const;
const NAMES = ["name", "code", "title", "description", "date"] as const;
/** The code of a way to pay says what it is; guests and members read its description. */
const METHOD_NAMES = ["description", "code"] as const;

/** The items of a list of things that have keys; null for another value. No list has no items. */
function itemsOf(value: unknown, names: readonly string[]): Items | null {
  if (value === null || value === undefined) return new Map();
  if (!Array.isArray(value)) return null;
  const items = value.map((item, index) => {
    const values = isRecord(item) ? partOf(item) : null;
    const key = values && firstText(values, KEYS);
    if (!key) return null;
    return [
      key,
      { name: firstText(values, names) ?? (value.length > 1 ? `${index + 1}` : ""), values },
    ] as const;
  });
  const known = items.filter((item) => item !== null);
  return known.length === items.length ? new Map(known) : null;
}

/** The product or category itself, where an item says in addition where it stood. */
function partOf(item: Values): Values {
  const part = item.product ?? item.category;
  return isRecord(part) ? part : item;
}

function firstText(values: Values, fields: readonly string[]): string | null {
  const found = fields.map((field) => values[field]).find((text) => text && text !== "");
  return found === undefined || typeof found === "object" ? null : String(found);
}

const namesOf = (items: Items): string[] => [...items.values()].map(({ name }) => name);
