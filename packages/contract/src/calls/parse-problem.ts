import { isRecord } from "../fields/is-record.ts";
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

/** Reads `{path, message}`, `{field, message}` or a text. */
function parseFault(value: unknown): Fault[] {
  if (typeof value === "string") return [{ path: "", message: messageFrom(value) ?? "" }];
  if (!isRecord(value)) return [];
  const path = [value.path, value.field].find((each) => typeof each === "string");
  const message = messageFrom(value.message) ?? "";
  if (!path && !message) return [];
  const { code, facts } = value;
  const rule = typeof code === "string" && { code, facts: isRecord(facts) ? facts : {} };
  return [{ path: String(path ?? ""), message, ...rule } as Fault];
}

/** Returns the text itself, the text in an object's `message`, or the distinct texts of a list. */
function messageFrom(value: unknown): string | null {
  if (Array.isArray(value)) {
    const texts = value.map(messageFrom).filter((each) => each !== null);
    return messageFrom([...new Set(texts)].join(" "));
  }
  if (isRecord(value)) return messageFrom(value.message);
  if (typeof value !== "string") return null;
  const clean = value.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
  return clean === "" ? null : clean.slice(0, MAX_MESSAGE_LENGTH).toWellFormed();
}
