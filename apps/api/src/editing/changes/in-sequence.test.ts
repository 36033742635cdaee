import fc from "fast-check";
import { expect, test } from "vitest";
import type { AuditedChange } from "../../audit/audit.store.ts";
import type { JsonObject } from "../../import/document/document-parts.ts";
import { Refusal } from "../../shared/refusal.ts";
import { productsById } from "../document/menu-document.ts";
import { productRevision } from "../document/revision.ts";
import { addCategory } from "./category-edits.ts";
import { inSequence } from "./in-sequence.ts";
import type { MakeEdit, MenuEdit } from "./menu-edit.ts";
import { addLastProduct, addProduct, moveProduct, removeProducts } from "./place-products.ts";
import { undoEdit } from "./undo-edit.ts";

const dish = (id: string) => ({ id, name: `Dish ${id}` });
const menu: JsonObject = {
  categories: [
    { id: "tacos", products: ["1", "2", "3"].map(dish) },
    { id: "drinks", products: [dish("4")] },
  ],
};
const revisionOf = (id: string) => productRevision(dish(id));

const id = fc.constantFrom(..."123456789");
const category = fc.constantFrom("tacos", "drinks", "soups");
const edits: fc.Arbitrary<MakeEdit> = fc.oneof(
  fc.tuple(id, category).map(([own, to]) => addLastProduct(own, to, { name: `Dish ${own}` })),
  fc
    .tuple(id, category, fc.option(id))
    .map(([own, category_id, after]) => addProduct(own, { category_id, after }, dish(own))),
  fc
    .uniqueArray(id, { minLength: 1, maxLength: 3 })
    .map((all) => removeProducts(all.map((own) => ({ id: own, revision: revisionOf(own) })))),
  fc
    .tuple(id, category, fc.option(id))
    .map(([own, category_id, after]) => moveProduct(own, { category_id, after })),
  fc.constant(addCategory("soups", "tacos", { name: "Soups" })),
);

/** Makes the edits that are not refused, each on a document of its own. */
function oneByOne(all: readonly MakeEdit[], before: JsonObject) {
  const made: { edit: MakeEdit; result: MenuEdit }[] = [];
  const refused: { edit: MakeEdit; refusal: Refusal }[] = [];
  let document = before;
  for (const edit of all) {
    const result = edit(document);
    if (result instanceof Refusal) refused.push({ edit, refusal: result });
    else if (result) {
      made.push({ edit, result });
      document = result.document;
    }
  }
  return { made, refused, document };
}

const asSteps = (all: readonly MakeEdit[]) => all.map((edit, at) => ({ edit, path: `e.${at}` }));
const undoOf = (audit: AuditedChange) => {
  const undo = undoEdit(audit);
  if (!undo) throw new Error(`${audit.action} cannot be taken back`);
  return undo;
};

test("edits in a sequence have the result of the same edits one by one, and can be taken back", () => {
  fc.assert(
    fc.property(fc.array(edits, { minLength: 1, maxLength: 25 }), (all) => {
      const { made, refused, document } = oneByOne(all, menu);
      const possible = made.map(({ edit }) => edit);
      const changed = inSequence(asSteps(possible))(menu);
      if (changed === null) return possible.length === 0;
      if (changed instanceof Refusal) throw new Error(changed.code);
      expect(changed.document).toEqual(document);
      const audits = made.map(({ result }) => result.audit);
      expect(changed.audit).toEqual({
        action: "menu.import",
        target: null,
        before: { steps: audits.map((each) => stepOf(each, "before")) },
        after: { steps: audits.map((each) => stepOf(each, "after")) },
      });
      const sent = made.flatMap(({ result }, at) => result.sent.map((part) => ({ part, at })));
      expect(changed.sent).toEqual(sent.map(({ part, at }) => ({ ...part, path: `e.${at}` })));
      const undone = undoOf(changed.audit)(changed.document);
      const expected = oneByOne(audits.toReversed().map(undoOf), changed.document);
      if (!undone || undone instanceof Refusal) throw new Error(undone?.code);
      expect(undone.document).toEqual(expected.document);
      expect(undone.document).toEqual(menu);
      for (const { edit } of refused.slice(0, 3)) {
        const [again] = oneByOne([edit], changed.document).refused;
        if (!again) continue;
        const refusing = { edit: () => again.refusal, path: `e.${possible.length}` };
        const refusal = inSequence([refusing])(menu);
        expect(inSequence(asSteps([...possible, edit]))(menu)).toEqual(refusal);
      }
      return true;
    }),
  );
});

const stepOf = ({ action, target, ...sides }: AuditedChange, side: "before" | "after") => ({
  action,
  target,
  value: sides[side],
});

test("tens of thousands of dishes are added, taken back and restored", () => {
  // Searching the menu in each step takes longer than a test may.
  const all = Array.from({ length: 30_000 }, (_, at) =>
    addLastProduct(`new-${at}`, at % 2 ? "tacos" : "drinks", { name: "Dish" }),
  );
  const added = inSequence(asSteps(all))(menu) as MenuEdit;
  expect(productsById(added.document).size).toBe(30_004);
  const undone = undoOf(added.audit)(added.document) as MenuEdit;
  expect(undone.document).toEqual(menu);
  const restored = undoOf(undone.audit)(undone.document) as MenuEdit;
  expect(restored.document).toEqual(added.document);
  expect(undoOf(restored.audit)(restored.document)).toMatchObject({ document: menu });
});
