import type * as v from "valibot";
import { CONTROL_CHARACTERS } from "../fields/field-schemas.ts";
import type { FaultCode, FaultFacts } from "./fault-codes.ts";

type Rule = { code: FaultCode; facts?: FaultFacts };

const RULES: Readonly<Record<string, (limit: number, input: unknown) => Partial<Rule>>> = {
  // `small` is a number below its least: a text that is too short is none.
  min_length: (min) => (min === 1 ? { code: "missing" } : {}),
  max_length: (max, input) => ({ code: Array.isArray(input) ? "many" : "long", facts: { max } }),
  min_value: (min) => ({ code: "small", facts: { min } }),
  max_value: (max) => ({ code: "large", facts: { max } }),
  integer: () => ({ code: "whole" }),
  email: () => ({ code: "email" }),
};

/** Returns the rule that a value breaks, with its limits; nothing where no code fits. */
export function issueRule(issue: v.BaseIssue<unknown>): Partial<Rule> {
  const { type, message, received, input } = issue;
  if (message === CONTROL_CHARACTERS) return { code: "characters" };
  if (received === "undefined" || received === "null") return { code: "missing" };
  const rule = Object.hasOwn(RULES, type) ? RULES[type] : undefined;
  return rule?.(Number(issue.requirement), input) ?? {};
}
