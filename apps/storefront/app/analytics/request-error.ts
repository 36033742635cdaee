import { emit } from "./events.ts";

type Failure = {
  method: string;
  url: string;
  /** 0 without an answer. */
  status: number;
  message?: string;
  /** The problem document of the answer. */
  problem?: { title?: string; errors?: unknown };
};

/**
 * Reports a failed request (conformance 8.1). The URL is reported without personal data. Of the
 * answer's errors only the paths are reported, because another backend's messages may repeat what was
 * sent.
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

/** Returns the paths of the invalid fields, such as `combos.0.quantity`. */
function pathsOf(errors: unknown): string[] | undefined {
  if (!Array.isArray(errors)) return undefined;
  return errors.flatMap((error) =>
    typeof error?.path === "string" && error.path ? [error.path] : [],
  );
}

/** Returns the URL without ids and without its query, which may hold a search or a position. */
function redactUrl(url: string): string {
  const [path = ""] = url.split("?");
  return path.replace(/\/(clients|orders|order-ratings|company-payments)\/[^/]+/gu, "/$1/{id}");
}

/** Returns another backend's message without what may be a mail address or a phone number. */
function redactText(text: string | undefined): string | undefined {
  return text?.replace(/[^\s()<>]+@[^\s()<>,;]+/gu, "…").replace(/\+?\d(?:[\s().-]*\d){4,}/gu, "…");
}
