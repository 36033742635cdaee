import type { JsonObject } from "../../import/document/document-parts.ts";
import { copiesOfGroup, idOf, mapProducts, objectsIn } from "../document/menu-document.ts";
import { groupWithIds, partWithId } from "../document/part-ids.ts";
import { groupRevision, isSamePart } from "../document/revision.ts";
import { noStock, withKeptStock } from "../document/stock.ts";
import { invalidPart, type MakeEdit, partChanged, partNotFound } from "./menu-edit.ts";

/**
 * Replaces a modifier group in every product that has it; counted stock stays in each. 404
 * `part_not_found`; 409 `part_changed`, unless all copies are already as wanted.
 */
export function replaceGroup(id: string, revision: string, sent: JsonObject): MakeEdit {
  return (document) => {
    const copies = copiesOfGroup(document, id);
    if (copies.length === 0) return partNotFound("", id);
    const own = partWithId(sent, id);
    if (!own) return invalidPart([{ path: "id", message: `is not "${id}"` }]);
    const isStale = groupRevision(copies) !== revision;
    if (isStale && !copies.every(({ group }) => isSamePart(group, own)))
      return partChanged(document, [{ kind: "modifier_group", id }]);
    const group = groupWithIds(own) as JsonObject;
    const edit = groupsReplaced(document, id, () => group);
    return edit && { ...edit, sent: [{ kind: "modifier_group", id, path: "" }] };
  };
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
function auditedCopies(copies: ReturnType<typeof copiesOfGroup>) {
  const [first] = copies;
  if (!first) return null;
  const others = copies.filter(({ group }) => !isSamePart(group, first.group));
  const products = others.map(({ product, group }) => [idOf(product), group]);
  return {
    group: first.group,
    ...(others.length > 0 && { products: Object.fromEntries(products) }),
  };
}
