import type { CurrentPart, Fault } from "@comanda/contract/calls/problems";
import type { SettingsSection } from "@comanda/contract/settings/settings-sections";
import type { AuditedChange } from "../../audit/audit.store.ts";
import type { JsonObject } from "../../import/document/document-parts.ts";
import { Refusal } from "../../shared/refusal.ts";
import { copiesOfGroup, findCategory, productsById } from "../document/menu-document.ts";
import { MutableMenu } from "../document/mutable-menu.ts";
import {
  categoryFields,
  categoryRevision,
  groupRevision,
  productRevision,
} from "../document/revision.ts";
import type { SentPart } from "../document/sent-faults.ts";
import { settingsRevision, settingsSlice } from "../document/settings-slice.ts";
import type { StockKeys } from "../document/stock.ts";

/** The result of a change of a company's document. */
export type MenuEdit = {
  document: JsonObject;
  /** The parts that come from the request, for the paths of faults. */
  sent: SentPart[];
  /** The rows whose stock is set; the others keep what is left. */
  stock: StockKeys;
  audit: AuditedChange;
  /** Names whose DNS says that they are this company's; those that another company has move to this one. */
  provenHosts?: readonly string[];
};

/**
 * Returns the edit of a document, and does not change the document itself; null when there is
 * nothing to change.
 */
export type MakeEdit = (document: JsonObject) => MenuEdit | Refusal | null;

/** Changes the products of a menu in place; null when there is nothing to change. */
type ChangeProducts = (menu: MutableMenu) => Omit<MenuEdit, "document"> | Refusal | null;

/**
 * An edit that adds and removes products and does nothing else. Many of them in a sequence share one
 * `MutableMenu`, so that none has to search the whole document.
 */
export type ProductsEdit = MakeEdit & { changeProducts: ChangeProducts };

/** The edit of a document by a change of its products. */
export function productsEdit(changeProducts: ChangeProducts): ProductsEdit {
  const makeEdit: MakeEdit = (document) => {
    const menu = new MutableMenu(document);
    const made = changeProducts(menu);
    if (made === null || made instanceof Refusal) return made;
    return { document: menu.toDocument(), ...made };
  };
  return Object.assign(makeEdit, { changeProducts });
}

/** 404: the menu has no part with the id. */
export function partNotFound(path: string, id: string): Refusal {
  return new Refusal("part_not_found", {
    errors: [{ path, message: `"${id}" is not on the menu` }],
  });
}

/** 422: the parts break rules of the menu, each named by its path. */
export function invalidPart(errors: Fault[]): Refusal {
  return new Refusal("invalid_part", { errors });
}

type PartKey = Pick<CurrentPart, "kind" | "id">;

/** 409 with the parts as they are now. */
export function partChanged(document: JsonObject, parts: readonly PartKey[]): Refusal {
  return new Refusal("part_changed", { parts: parts.map((part) => currentPart(document, part)) });
}

function currentPart(document: JsonObject, { kind, id }: PartKey): CurrentPart {
  const gone = { kind, id, revision: null, value: null };
  if (kind === "product") {
    const product = productsById(document).get(id)?.product;
    return product ? { kind, id, revision: productRevision(product), value: product } : gone;
  }
  if (kind === "category") {
    const category = findCategory(document, id)?.category;
    if (!category) return gone;
    return { kind, id, revision: categoryRevision(category), value: categoryFields(category) };
  }
  if (kind === "settings") {
    const value = settingsSlice(document, id as SettingsSection);
    return { kind, id, revision: settingsRevision(value), value };
  }
  const copies = copiesOfGroup(document, id);
  const [first] = copies;
  return first ? { kind, id, revision: groupRevision(copies), value: first.group } : gone;
}

/**
 * Returns the fields in which two objects differ, with their values in each. A field may be in one
 * of them only.
 */
export function differingFields(
  before: JsonObject,
  after: JsonObject,
): { before: JsonObject; after: JsonObject } {
  const text = (part: JsonObject, key: string) =>
    Object.hasOwn(part, key) ? JSON.stringify(part[key]) : undefined;
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const differing = [...keys].filter((key) => text(before, key) !== text(after, key));
  const pick = (part: JsonObject) =>
    Object.fromEntries(
      differing.filter((key) => Object.hasOwn(part, key)).map((key) => [key, part[key]]),
    );
  return { before: pick(before), after: pick(after) };
}
