import type { Fault, Problem } from "./problems.ts";

/** The most of another backend's own words that is passed on, in characters. */
const MAX_MESSAGE_LENGTH = 300;

/**
 * What the body of a failed answer says. A backend that answers with no problem document may say why
 * in `message`, `error` or `detail`, and what of in `errors`: that is `backendMessage`, plain text of at most 300
 * characters. Parts of another type than the contract's are left out.
 */
export function parseProblem(answer: unknown): {
  problem: Partial<Problem>;
  backendMessage: string | null;
} {
  if (!isRecord(answer)) return { problem: {}, backendMessage: null };
  const { errors, reasons, lines, code, title, ...rest } = answer;
  const isOurs = typeof code === "string";
  const said = messageFrom(rest.message ?? rest.error ?? (isOurs ? null : (rest.detail ?? title)));
  const faults = Array.isArray(errors) ? errors.flatMap(parseFault) : [];
  const words = faults.map(({ message }) => message).filter(Boolean);
  const problem = {
    ...rest,
    ...(isOurs && { code }),
    ...((typeof title === "string" || said) && { title: typeof title === "string" ? title : said }),
    ...(faults.length > 0 && { errors: faults }),
    ...(Array.isArray(reasons) && { reasons: reasons.filter(isRecord) }),
    ...(Array.isArray(lines) && { lines: lines.filter(isRecord) }),
  };
  const all = isOurs ? said : messageFrom([said, ...words].filter(Boolean));
  return { problem: problem as Partial<Problem>, backendMessage: all };
}

function isRecord(given: unknown): given is Record<string, unknown> {
  return typeof given === "object" && given !== null && !Array.isArray(given);
}

/** `{path, message}`, `{field, message}`, or words alone. */
function parseFault(given: unknown): Fault[] {
  if (typeof given === "string") return [{ path: "", message: messageFrom(given) ?? "" }];
  if (!isRecord(given)) return [];
  const path = [given.path, given.field].find((each) => typeof each === "string");
  const message = messageFrom(given.message) ?? "";
  return path || message ? [{ path: String(path ?? ""), message }] : [];
}

/** A text, the text in an object's `message`, or the texts of a list, each once. */
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
