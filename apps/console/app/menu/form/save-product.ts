import { ApiError } from "@comanda/contract/calls/api-client";
import type { Fault } from "@comanda/contract/calls/problems";
import { type ChangeAuthor, changeAuthor } from "../../api/change-author.ts";
import { officeApi } from "../../api/office-api.ts";
import type { CreateOnce } from "../../parts/saving/create-once.ts";
import type { UnansweredSaves } from "../../parts/settings-form/unanswered-saves.ts";
import { placeProduct, withProducts } from "../data/menu-edits.ts";
import type { Menu, MenuProduct, Product } from "../data/menu-types.ts";
import { type WriteError, writeError } from "../data/use-edited-menu.ts";
import { normalizeDraft, productOf } from "./draft-to-product.ts";
import { type ProductDraft, startProductDraft } from "./product-to-draft.ts";
import { type SharedGroup, withGroupsEverywhere } from "./shared-groups.ts";
import { stockToSet, withStoredStock } from "./stock-to-set.ts";

type Request = {
  companyId: string;
  /** What the form began with. */
  start: ProductDraft;
  sent: ProductDraft;
  /** The version that is replaced; null for a new product. */
  onto: MenuProduct | null;
  /** The groups that change in every product that has them. */
  everywhere: readonly SharedGroup[];
  /** The category of a new product, and what makes it once. */
  category: string;
  createOnce: CreateOnce;
  /** The saves of this form. */
  saves: UnansweredSaves<ProductDraft>;
};

type Stored = {
  kind: "stored";
  entry: MenuProduct;
  changeId: string | null;
  /** Puts what was stored into a menu. */
  show: (menu: Menu) => Menu;
};

export type SaveResult =
  | Stored
  /** Another member changed the product meanwhile; `theirs` is null where it was deleted. */
  | { kind: "conflict"; theirs: MenuProduct | null; author: ChangeAuthor }
  | { kind: "invalid"; faults: readonly Fault[] }
  | { kind: "failed"; error: WriteError };

/** Stores a product and the groups that it shares, all or nothing. */
export async function saveProduct(request: Request, menu: Menu): Promise<SaveResult> {
  const { onto, sent, saves } = request;
  try {
    if (!onto) return await create(request, menu);
    const result = await saves.save(normalizeDraft(sent, menu.currency), onto, {
      put: (version: MenuProduct) => replace(ontoVersion(request, version, menu), version, menu),
      readTheirs: async (failure) => conflictOf(failure, request, menu),
    });
    return "answer" in result ? result.answer : result.theirs.conflict;
  } catch (failure) {
    return resultOf(failure, onto);
  }
}

/** The request on top of another version than the form began with: what is left in stock there stays. */
function ontoVersion(request: Request, version: MenuProduct, { currency }: Menu): Request {
  if (version === request.onto) return request;
  const start = startProductDraft(version.product, currency);
  return { ...request, start, sent: withStoredStock(request.sent, request.start, start) };
}

/**
 * The version of another save; null for a deleted product, and where other products change too: their revisions are
 * not known.
 */
function conflictOf(failure: unknown, { onto, everywhere }: Request, { currency }: Menu) {
  if (!(failure instanceof ApiError) || everywhere.length > 0) return null;
  const conflict = resultOf(failure, onto);
  if (conflict.kind !== "conflict" || !conflict.theirs) return null;
  const { theirs } = conflict;
  return { revision: theirs, value: startProductDraft(theirs.product, currency), conflict };
}

async function create(
  { companyId, sent, category, createOnce }: Request,
  menu: Menu,
): Promise<Stored> {
  const product = productOf(sent, null, menu.currency) as Product;
  const last = menu.categories.find(({ id }) => id === category)?.products.at(-1);
  const entry = await createOnce({ category, product }, (id) => {
    const body = { id, category_id: category, after: last?.id ?? null, product };
    return officeApi("createProduct", { params: { companyId }, body });
  });
  const place = { category: entry.category_id, after: entry.after };
  return {
    kind: "stored",
    entry,
    changeId: entry.change_id,
    show: (before) => placeProduct(before, entry, place),
  };
}

async function replace(
  { companyId, start, sent, everywhere }: Request,
  { id, revision, product: stored }: MenuProduct,
  menu: Menu,
): Promise<Stored> {
  const product = productOf(sent, stored, menu.currency) as Product;
  const own = { revision, product, stock_set: stockToSet(start, sent) };
  if (everywhere.length === 0) {
    const params = { companyId, productId: id };
    const entry = await officeApi("updateProduct", { params, body: own });
    return {
      kind: "stored",
      entry,
      changeId: entry.change_id,
      show: (before) => withProducts(before, [entry]),
    };
  }
  const others = withGroupsEverywhere(menu, id, everywhere, menu.currency);
  const body = { changes: [{ id, ...own }, ...others] };
  const answer = await officeApi("updateProducts", { params: { companyId }, body });
  const entry = answer.products.find((each) => each.id === id);
  if (!entry) throw new Error("The answer has not the product that was sent");
  return {
    kind: "stored",
    entry,
    changeId: answer.change_id,
    show: (before) => withProducts(before, answer.products),
  };
}

/** Throws errors other than a failed call. */
function resultOf(failure: unknown, onto: MenuProduct | null): SaveResult {
  if (!(failure instanceof ApiError)) throw failure;
  const part = failure.problem.parts?.find(({ id }) => id === onto?.id);
  const author = changeAuthor(failure.problem);
  if (onto && failure.code === "part_not_found") return { kind: "conflict", theirs: null, author };
  if (failure.code === "part_changed" && part) {
    const { id, revision } = part;
    const theirs = revision === null ? null : { id, revision, product: part.value as Product };
    return { kind: "conflict", theirs, author };
  }
  if (failure.code === "invalid_part") return { kind: "invalid", faults: failure.faults };
  return { kind: "failed", error: writeError(failure) };
}
