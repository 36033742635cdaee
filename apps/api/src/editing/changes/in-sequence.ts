import type { AuditedChange } from "../../audit/audit.store.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { SentPart } from "../document/sent-faults.ts";
import { noStock } from "../document/stock.ts";
import type { MakeEdit } from "./menu-edit.ts";

/** One of several edits; `path` is where its part stands in the request. */
export type Step = { edit: MakeEdit; path: string };

/**
 * Makes edits one after the other, all or none, as one change of the audit log, `menu.import`. The
 * first refusal refuses all of them, with its paths in the request; null when nothing changes.
 */
export function inSequence(steps: readonly Step[]): MakeEdit {
  return (before) => {
    const sent: SentPart[] = [];
    const stock = noStock();
    const audits: AuditedChange[] = [];
    let document = before;
    for (const { edit, path } of steps) {
      const made = edit(document);
      if (made instanceof Refusal) return withPath(made, path);
      if (made === null) continue;
      document = made.document;
      sent.push(...made.sent.map((part) => ({ ...part, path: joined(path, part.path) })));
      addAll(stock.variants, made.stock.variants);
      addAll(stock.modifiers, made.stock.modifiers);
      audits.push(made.audit);
    }
    return audits.length === 0 ? null : { document, sent, stock, audit: auditOf(audits) };
  };
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
