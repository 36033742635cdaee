import type { JsonObject } from "../../import/document/document-parts.ts";
import { Refusal } from "../../shared/refusal.ts";
import {
  copiesOfGroup,
  type GroupCopy,
  idOf,
  mapProducts,
  objectsIn,
  productsById,
} from "../document/menu-document.ts";
import { groupWithIds, partWithId } from "../document/part-ids.ts";
import { groupRevision, isSamePart } from "../document/revision.ts";
import { noStock, withKeptStock } from "../document/stock.ts";
import { invalidPart, type MakeEdit, partChanged, partNotFound } from "./menu-edit.ts";
import { editWithProducts } from "./replace-products.ts";

/** The wanted state of a modifier group. */
export type GroupReplacement = {
  /** What the sender has seen; null for a new group. */
  revision: string | null;
  group: JsonObject;
  /** The products that are to have it; absent where they stay the same. */
  product_ids?: readonly string[] | undefined;
};

/**
 * Replaces a modifier group in every product that is to have it, and takes it from all others;
 * counted stock stays in each. 404 `part_not_found`; 409 `part_changed`, unless everything is already
 * as wanted.
 */
export function replaceGroup(id: string, wanted: GroupReplacement): MakeEdit {
  return (document) => {
    const copies = copiesOfGroup(document, id);
    const refusal = refuseProducts(document, id, { copies, chosen: wanted.product_ids });
    if (refusal) return refusal;
    const own = partWithId(wanted.group, id);
    if (!own) return invalidPart([{ path: "id", message: `is not "${id}"` }]);
    const present = copies.map(({ product }) => idOf(product));
    const ids = new Set(wanted.product_ids ?? present);
    const areSameProducts = ids.size === present.length && present.every((each) => ids.has(each));
    const isAsWanted = areSameProducts && copies.every(({ group }) => isSamePart(group, own));
    if (!isAsWanted && wanted.revision !== revisionOf(copies))
      return partChanged(document, [{ kind: "modifier_group", id }]);
    const group = groupWithIds(own) as JsonObject;
    const edit = areSameProducts
      ? groupsReplaced(document, id, () => group)
      : groupGiven(document, { id, group, ids });
    if (edit === null || edit instanceof Refusal) return edit;
    return { ...edit, sent: [{ kind: "modifier_group", id, path: "" }] };
  };
}

/** Null for a group that no product has. */
const revisionOf = (copies: readonly GroupCopy[]) =>
  copies.length > 0 ? groupRevision(copies) : null;

type Choice = { copies: readonly GroupCopy[]; chosen: readonly string[] | undefined };

/** Refuses products that are not on the menu, and a group that no product has or is to have. */
function refuseProducts(document: JsonObject, id: string, { copies, chosen }: Choice) {
  if (!chosen) return copies.length === 0 ? partNotFound("", id) : null;
  const products = productsById(document);
  const at = chosen.findIndex((each) => !products.has(each));
  return at < 0 ? null : partNotFound(`product_ids.${at}`, chosen[at] ?? "");
}

type GivenGroup = { id: string; group: JsonObject; ids: ReadonlySet<string> };

/** Gives a group to the products in `ids`, last where it is new, and takes it from all others. */
function groupGiven(document: JsonObject, { id, group, ids }: GivenGroup): ReturnType<MakeEdit> {
  const made = new Map<string, JsonObject>();
  for (const [productId, { product }] of productsById(document)) {
    const groups = objectsIn(product, "modifier_groups");
    const has = groups.some((each) => idOf(each) === id);
    const others = groups.filter((each) => idOf(each) !== id);
    const replacedIn = groups.map((each) => (idOf(each) === id ? group : each));
    const given = has ? replacedIn : [...groups, group];
    const changed = ids.has(productId) ? given : others;
    if (!has && !ids.has(productId)) continue;
    const next = { ...product, modifier_groups: changed };
    made.set(productId, withKeptStock(product, next, noStock()));
  }
  return editWithProducts(document, made, noStock(), []);
}

/**
 * Replaces the group in each product that has it by the result of `groupFor`; null when nothing
 * changes.
 */
export function groupsReplaced(
  document: JsonObject,
  id: string,
  groupFor: (productId: string) => JsonObject,
): Exclude<ReturnType<MakeEdit>, { code: string }> {
  const stock = noStock();
  const after = mapProducts(document, (product, productId) => {
    const groups = objectsIn(product, "modifier_groups");
    if (!groups.some((group) => idOf(group) === id)) return product;
    const changed = groups.map((group) => (idOf(group) === id ? groupFor(productId) : group));
    const made = withKeptStock(product, { ...product, modifier_groups: changed }, stock);
    return JSON.stringify(made) === JSON.stringify(product) ? product : made;
  });
  const [before, now] = [copiesOfGroup(document, id), copiesOfGroup(after, id)];
  if (now.every(({ product }, at) => product === before[at]?.product)) return null;
  return {
    document: after,
    sent: [],
    stock,
    audit: {
      action: "menu.change_group",
      target: id,
      before: auditedCopies(before),
      after: auditedCopies(now),
    },
  };
}

/**
 * Returns the group as the first product has it, and the copies of other products that differ from
 * it.
 */
function auditedCopies(copies: readonly GroupCopy[]) {
  const [first] = copies;
  if (!first) return null;
  const others = copies.filter(({ group }) => !isSamePart(group, first.group));
  const products = others.map(({ product, group }) => [idOf(product), group]);
  return {
    group: first.group,
    ...(others.length > 0 && { products: Object.fromEntries(products) }),
  };
}
