import { emit } from "./events.ts";

type Failure = {
  method: string;
  url: string;
  /** 0 where nobody answered. */
  status: number;
  message?: string;
  /** What the answer says of it. */
  problem?: { title?: string; errors?: unknown };
};

/**
 * Every failed request is reported (spec §8), without what its address says of the visitor, and of
 * the answer's errors their paths alone: another backend's words may repeat what was sent.
 */
export function reportRequestError({ method, url, status, message, problem = {} }: Failure): void {
  const redactedUrl = redactUrl(url);
  emit({
    event: "requestError",
    category: "REQUEST_ERROR",
    action: `ERROR_${status}`,
    method,
    url: redactedUrl,
    message: redactText(message?.replaceAll(url, redactedUrl)) || `${method} ${redactedUrl} failed`,
    response: { message: redactText(problem.title), errors: pathsOf(problem.errors) },
  });
}

/** `combos.0.quantity`: which parts of what was sent are amiss. */
function pathsOf(errors: unknown): string[] | undefined {
  if (!Array.isArray(errors)) return undefined;
  return errors.flatMap((error) =>
    typeof error?.path === "string" && error.path ? [error.path] : [],
  );
}

/** An address without its query, in which a search or a position may be, and without anybody's id. */
function redactUrl(url: string): string {
  const [path = ""] = url.split("?");
  return path.replace(/\/(clients|orders|order-ratings|company-payments)\/[^/]+/gu, "/$1/{id}");
}

/** Another backend's words without what may be a mail address or a phone number in them. */
function redactText(text: string | undefined): string | undefined {
  return text?.replace(/[^\s()<>]+@[^\s()<>,;]+/gu, "…").replace(/\+?\d(?:[\s().-]*\d){4,}/gu, "…");
}
