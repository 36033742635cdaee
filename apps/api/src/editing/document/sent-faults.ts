import type { CurrentPart, Fault } from "@comanda/contract/calls/problems";
import {
  SETTINGS_SECTIONS,
  type SettingsSection,
} from "@comanda/contract/settings/settings-sections";
import { categoriesIn, idOf, objectsIn, productsIn } from "./menu-document.ts";

/** A part that a request has sent: `path` is where it stands in the request, empty for the whole. */
export type SentPart = {
  kind: CurrentPart["kind"];
  id: string;
  path: string;
};

/** Faults in what was sent, with paths in the request, and all others with paths in the document. */
export type SortedFaults = { inside: Fault[]; outside: Fault[] };

/** Finds which faults of the document are in the parts that were sent. */
export function sortFaults(
  faults: readonly Fault[],
  document: unknown,
  sent: readonly SentPart[],
): SortedFaults {
  const places = placesByPrefix(document, sent);
  const inside = new Map<string, Fault>();
  const outside: Fault[] = [];
  for (const fault of faults) {
    const place = innermostPlace(places, fault.path);
    // The products of a category are not sent with it.
    if (!place || (place.kind === "category" && contains(`${place.prefix}.products`, fault.path))) {
      outside.push(fault);
      continue;
    }
    const path = [place.path, fault.path.slice(place.prefix.length + 1)].filter(Boolean).join(".");
    // A group that many products have has the same fault in each.
    inside.set(`${path} ${fault.message}`, { ...fault, path });
  }
  return { inside: [...inside.values()], outside };
}

/** Without the faults that the company had before the change, wherever they stand now. */
export function newFaults(faults: readonly Fault[], before: readonly Fault[]): Fault[] {
  const known = new Map<string, number>();
  for (const fault of before) known.set(keyOf(fault), (known.get(keyOf(fault)) ?? 0) + 1);
  return faults.filter((fault) => {
    const left = known.get(keyOf(fault)) ?? 0;
    known.set(keyOf(fault), left - 1);
    return left <= 0;
  });
}

const keyOf = ({ path, message }: Fault) => `${path} ${message}`.replaceAll(/\d+/gu, "0");

function contains(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}.`);
}

type Place = SentPart & { prefix: string };

/** Returns the place with the longest prefix of a path. A file of thousands of dishes may have a fault in each. */
function innermostPlace(places: ReadonlyMap<string, Place>, path: string): Place | undefined {
  let prefix = path;
  while (!places.has(prefix) && prefix.includes("."))
    prefix = prefix.slice(0, prefix.lastIndexOf("."));
  return places.get(prefix);
}

/** Where the sent parts stand in the document. */
function placesByPrefix(document: unknown, sent: readonly SentPart[]): Map<string, Place> {
  const byKey = new Map(sent.map((part) => [`${part.kind} ${part.id}`, part]));
  const places = new Map<string, Place>();
  const add = (kind: SentPart["kind"], id: string, prefix: string) => {
    const part = byKey.get(`${kind} ${id}`);
    if (part) places.set(prefix, { ...part, prefix });
  };
  // The fields of a section are sent in the nesting of the document.
  for (const part of sent.filter(({ kind }) => kind === "settings"))
    for (const field of SETTINGS_SECTIONS[part.id as SettingsSection].fields)
      places.set(field, { ...part, path: field, prefix: field });
  for (const [at, category] of categoriesIn(document).entries()) {
    add("category", idOf(category), `categories.${at}`);
    for (const [index, product] of productsIn(category).entries()) {
      const prefix = `categories.${at}.products.${index}`;
      add("product", idOf(product), prefix);
      for (const [nth, group] of objectsIn(product, "modifier_groups").entries())
        add("modifier_group", idOf(group), `${prefix}.modifier_groups.${nth}`);
    }
  }
  return places;
}
