import type { Fault, Problem } from "./problems.ts";

/** The longest message of another backend that is passed on, in characters. */
const MAX_MESSAGE_LENGTH = 300;

/**
 * Reads the body of a failed answer. If it is not a problem document, `backendMessage` is the text in
 * its `message`, `error`, `detail`, `title` and `errors`: plain text of at most 300 characters. Fields
 * of a type that the contract does not know are left out.
 */
export function parseProblem(answer: unknown): {
  problem: Partial<Problem>;
  backendMessage: string | null;
} {
  if (!isRecord(answer)) return { problem: {}, backendMessage: null };
  const { errors, reasons, lines, code, title, ...rest } = answer;
  const isOurs = typeof code === "string";
  const message = messageFrom(
    rest.message ?? rest.error ?? (isOurs ? null : (rest.detail ?? title)),
  );
  const faults = Array.isArray(errors) ? errors.flatMap(parseFault) : [];
  const faultMessages = faults.map((fault) => fault.message).filter(Boolean);
  const problem = {
    ...rest,
    ...(isOurs && { code }),
    ...((typeof title === "string" || message) && {
      title: typeof title === "string" ? title : message,
    }),
    ...(faults.length > 0 && { errors: faults }),
    ...(Array.isArray(reasons) && { reasons: reasons.filter(isRecord) }),
    ...(Array.isArray(lines) && { lines: lines.filter(isRecord) }),
  };
  const all = isOurs ? message : messageFrom([message, ...faultMessages].filter(Boolean));
  return { problem: problem as Partial<Problem>, backendMessage: all };
}

function isRecord(given: unknown): given is Record<string, unknown> {
  return typeof given === "object" && given !== null && !Array.isArray(given);
}

/** Reads `{path, message}`, `{field, message}` or a text. */
function parseFault(given: unknown): Fault[] {
  if (typeof given === "string") return [{ path: "", message: messageFrom(given) ?? "" }];
  if (!isRecord(given)) return [];
  const path = [given.path, given.field].find((each) => typeof each === "string");
  const message = messageFrom(given.message) ?? "";
  return path || message ? [{ path: String(path ?? ""), message }] : [];
}

/** Returns the text itself, the text in an object's `message`, or the distinct texts of a list. */
function messageFrom(given: unknown): string | null {
  if (Array.isArray(given)) {
    const texts = given.map(messageFrom).filter((each) => each !== null);
    return messageFrom([...new Set(texts)].join(" "));
  }
  if (isRecord(given)) return messageFrom(given.message);
  if (typeof given !== "string") return null;
  const clean = given.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
  return clean === "" ? null : clean.slice(0, MAX_MESSAGE_LENGTH).toWellFormed();
}
