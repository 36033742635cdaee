import type * as v from "valibot";

type Issue = v.BaseIssue<unknown>;

const TYPES: Record<string, string> = {
  string: "text",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  Array: "a list",
  object: "an object",
  Object: "an object",
};

/** How a length is counted, by the type of the value. */
const unitOf = (input: unknown) => (Array.isArray(input) ? "entries" : "characters");

const SENTENCES: Record<string, (limit: unknown, input: unknown) => string> = {
  min_length: (limit, input) =>
    limit === 1 ? "must not be empty" : `needs ${limit} ${unitOf(input)} at least`,
  max_length: (limit, input) => `has more than ${limit} ${unitOf(input)}`,
  min_value: (limit) => `must be ${limit} or more`,
  max_value: (limit) => `must be ${limit} or less`,
  integer: () => "must be a whole number",
  finite: () => "must be a finite number",
  iso_date: () => "must be a date such as 2026-02-28",
  iso_timestamp: () => "must be an instant such as 2026-02-28T18:30:00Z",
  email: () => "must be an e-mail address",
};

/**
 * Returns what is wrong in plain words. They never repeat the value that was sent: it may be personal
 * data or a secret. A message of the schema's own is taken as it is.
 */
export function issueMessage(issue: Issue): string {
  if (!isOfLibrary(issue)) return issue.message;
  const { type, expected, received, input, requirement } = issue as Issue & {
    requirement?: unknown;
  };
  if (type === "strict_object") return "is not part of the format";
  const sentence = Object.hasOwn(SENTENCES, type) ? SENTENCES[type] : undefined;
  if (sentence) return sentence(requirement, input);
  if (received === "undefined") return "is missing";
  return expected === null || issue.kind !== "schema"
    ? withoutInput(issue)
    : `must be ${expectedText(expected)}${quotesHint(expected, input)}`;
}

/** Ids and names of digits are often written as numbers, and prices as text. */
function quotesHint(expected: string, input: unknown): string {
  if (expected === "string" && typeof input === "number") return ", in quotes";
  return expected === "number" && typeof input === "string" && /\d/u.test(input)
    ? ", such as 12.5, without quotes"
    : "";
}

/** The library's own messages begin with `Invalid` and end with what was received. */
function isOfLibrary({ message, received }: Issue): boolean {
  return message.startsWith("Invalid ") && message.endsWith(received);
}

/** `("a" | "b")` is `one of "a", "b"`; `(string | number)` is `text or a number`. */
function expectedText(expected: string): string {
  const options = expected.replace(/^\((.*)\)$/u, "$1").split(" | ");
  const named = options.map((option) => TYPES[option] ?? option);
  const isChoice = named.length > 2 || options.every((option) => option.startsWith('"'));
  if (named.length > 1 && isChoice) return `one of ${named.join(", ")}`;
  return named.join(" or ");
}

/** `Invalid format: Expected /^\d+$/u`. */
function withoutInput({ message, received }: Issue): string {
  return message.slice(0, -received.length).replace(/(?: but received|: Received) $/u, "");
}
