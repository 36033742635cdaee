import type { AuditedChange } from "../../audit/audit.store.ts";
import type { JsonObject } from "../../import/document/document-parts.ts";
import { Refusal } from "../../shared/refusal.ts";
import { MutableMenu } from "../document/mutable-menu.ts";
import type { SentPart } from "../document/sent-faults.ts";
import { noStock } from "../document/stock.ts";
import type { MakeEdit, MenuEdit, ProductsEdit } from "./menu-edit.ts";

/** One of several edits; `path` is where its part stands in the request. */
export type Step = { edit: MakeEdit | ProductsEdit; path: string };

/**
 * Makes edits one after the other, all or none, as one change of the audit log, `menu.import`. The
 * first refusal refuses all of them, with its paths in the request; null when nothing changes. Edits
 * of products that follow each other change one menu.
 */
export function inSequence(steps: readonly Step[]): MakeEdit {
  return (before) => {
    const sent: SentPart[] = [];
    const stock = noStock();
    const audits: AuditedChange[] = [];
    const state = new StateOfMenu(before);
    for (const { edit, path } of steps) {
      const made = state.make(edit);
      if (made instanceof Refusal) return withPath(made, path);
      if (made === null) continue;
      sent.push(...made.sent.map((part) => ({ ...part, path: joined(path, part.path) })));
      addAll(stock.variants, made.stock.variants);
      addAll(stock.modifiers, made.stock.modifiers);
      audits.push(made.audit);
    }
    if (audits.length === 0) return null;
    return { document: state.document, sent, stock, audit: auditOf(audits) };
  };
}

/** A document between two steps, or a menu while steps change its products. */
class StateOfMenu {
  #state: JsonObject | MutableMenu;

  constructor(document: JsonObject) {
    this.#state = document;
  }

  get document(): JsonObject {
    return this.#state instanceof MutableMenu ? this.#state.toDocument() : this.#state;
  }

  make(edit: MakeEdit | ProductsEdit): Omit<MenuEdit, "document"> | Refusal | null {
    if ("changeProducts" in edit) {
      if (!(this.#state instanceof MutableMenu)) this.#state = new MutableMenu(this.#state);
      return edit.changeProducts(this.#state);
    }
    const made = edit(this.document);
    if (made && !(made instanceof Refusal)) this.#state = made.document;
    return made;
  }
}

/** Takes steps back by `undo`, the last one first. */
export function undoInSequence(
  { before, after }: Pick<AuditedStep, "before" | "after">,
  undo: (step: AuditedStep) => MakeEdit | undefined,
): MakeEdit | undefined {
  const edits = auditedSteps(before, after).toReversed().map(undo);
  if (!edits.every((edit) => edit !== undefined)) return undefined;
  return inSequence(edits.map((edit) => ({ edit, path: "" })));
}

function addAll(to: Set<string>, from: ReadonlySet<string>): void {
  for (const id of from) to.add(id);
}

/** The steps of a change that the log has as `menu.import`, in their order. */
function auditedSteps(before: unknown, after: unknown): AuditedStep[] {
  const [old, left] = [stepsIn(before), stepsIn(after)];
  return old.map(({ action, target, value }, at) => ({
    action,
    target,
    before: value,
    after: left[at]?.value ?? null,
  }));
}

type AuditedStep = { action: string; target: string | null; before: unknown; after: unknown };
type SideOfStep = { action: string; target: string | null; value: unknown };

const stepsIn = (side: unknown) => (side as { steps?: SideOfStep[] } | null)?.steps ?? [];

function auditOf(audits: readonly AuditedChange[]): AuditedChange {
  const side = (key: "before" | "after") => ({
    steps: audits.map(({ action, target, ...sides }) => ({ action, target, value: sides[key] })),
  });
  return { action: "menu.import", target: null, before: side("before"), after: side("after") };
}

const joined = (...paths: string[]) => paths.filter(Boolean).join(".");

function withPath({ code, facts }: Refusal, path: string): Refusal {
  const errors = facts.errors?.map((fault) => ({ ...fault, path: joined(path, fault.path) }));
  return new Refusal(code, { ...facts, ...(errors && { errors }) });
}
