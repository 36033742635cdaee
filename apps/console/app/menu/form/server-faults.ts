import type { Fault } from "@comanda/contract/calls/problems";
import type { FieldFault } from "./draft-faults.ts";
import type { ProductDraft } from "./product-to-draft.ts";

/** The faults that the server found: by field of the form, and those of no field. */
export type ServerFaults = { fields: Record<string, FieldFault>; others: readonly Fault[] };

/** The names of fields in the import file that the form has under another name. */
const FIELDS: Readonly<Record<string, string>> = { original_price: "original" };

/** The rows of a form, in the order in which they are sent. */
type SentRows = Pick<ProductDraft, "variants" | "groups" | "sellingHours">;

/** The faults of a refused product beside the fields of the draft that was sent. */
export function serverFaults(faults: readonly Fault[], sent: SentRows): ServerFaults {
  const fields: ServerFaults["fields"] = {};
  const others: Fault[] = [];
  for (const fault of faults) {
    const { path, code, facts } = fault;
    const field = fieldOf(path.replace(/^(?:changes\.0\.)?product(?:\.|$)/u, ""), sent);
    if (field === null) others.push(fault);
    else fields[field] ??= { kind: "server", code, facts };
  }
  return { fields, others };
}

function fieldOf(path: string, { variants, groups, sellingHours }: SentRows): string | null {
  const [list, at, ...rest] = path.split(".");
  const row = Number(at);
  switch (list) {
    case "name":
    case "description":
    case "allergens":
    case "diets":
      return list;
    case "availability": {
      const window = sellingHours[row];
      return window ? `sellingHours.${window.key}.${rest[0] ?? "days"}` : null;
    }
    case "images":
      return "pictures";
    case "product_variants": {
      const variant = variants[row];
      return variant ? `variants.${variant.key}.${nameOf(rest[0])}` : "variants";
    }
    case "modifier_groups": {
      const group = groups[row];
      if (!group) return null;
      if (rest[0] !== "modifiers") return `groups.${group.key}.${nameOf(rest[0])}`;
      const modifier = group.modifiers[Number(rest[1])];
      const below = modifier ? `.${modifier.key}.${nameOf(rest[2])}` : "";
      return `groups.${group.key}.modifiers${below}`;
    }
    default:
      return null;
  }
}

const nameOf = (field: string | undefined) => FIELDS[field ?? ""] ?? field ?? "name";
