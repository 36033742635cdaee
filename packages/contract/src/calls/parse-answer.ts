import * as v from "valibot";
import { normalizeJson } from "../fields/normalize-json.ts";
import { type CallSchemas, callSchemas } from "./call-schemas.ts";
import type { CallName } from "./call-table.ts";
import { issueMessage } from "./issue-message.ts";
import { issueRule } from "./issue-rule.ts";
import type { Fault } from "./problems.ts";

/**
 * Returns the faults of a failed parse, the first of each path: a text that is empty is not also of the
 * wrong form. The messages do not repeat the values that were sent. With `max`, no more faults are written out: a
 * large body may have a hundred thousand.
 */
export function faultsFromIssues(
  issues: readonly v.BaseIssue<unknown>[],
  max = Number.POSITIVE_INFINITY,
): Fault[] {
  const faults = new Map<string, Fault>();
  for (const issue of issues) {
    if (faults.size >= max) break;
    const path = v.getDotPath(issue) ?? "";
    if (!faults.has(path))
      faults.set(path, { path, message: issueMessage(issue), ...issueRule(issue) });
  }
  return [...faults.values()];
}

/**
 * Validates an answer and fills in its defaults. Every instant gets a time zone, and lone surrogates
 * are replaced. Throws a `TypeError` if the answer has another shape.
 */
export function parseAnswer(name: CallName, answer: unknown): unknown {
  const { answer: schema } = callSchemas[name] as CallSchemas;
  if (!schema) return undefined;
  const parsed = v.safeParse(schema, normalizeJson(answer));
  if (parsed.success) return parsed.output;
  const faults = faultsFromIssues(parsed.issues).slice(0, 5);
  throw new TypeError(
    `${name} answered with another shape: ${faults.map((f) => `${f.path}: ${f.message}`).join("; ")}`,
  );
}
