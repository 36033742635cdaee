import * as v from "valibot";
import { normalizeJson } from "../fields/normalize-json.ts";
import { type CallSchemas, callSchemas } from "./call-schemas.ts";
import type { CallName } from "./call-table.ts";
import type { Fault } from "./problems.ts";

/**
 * Returns the faults of a failed parse, each with its path. The messages do not repeat the values that
 * were sent.
 */
export function faultsFromIssues(issues: readonly v.BaseIssue<unknown>[]): Fault[] {
  return issues.map((issue) => ({
    path: v.getDotPath(issue) ?? "",
    message: messageWithoutInput(issue),
  }));
}

/** Cuts the value off the library's message: it may be personal data or a secret. */
function messageWithoutInput({ message, received }: v.BaseIssue<unknown>): string {
  const end = [` but received ${received}`, `: Received ${received}`].find((ending) =>
    message.endsWith(ending),
  );
  return end ? message.slice(0, -end.length) : message;
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
