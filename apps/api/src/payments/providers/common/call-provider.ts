import { ProviderFailure } from "./provider-failure.ts";
import type { ProviderKind } from "./provider-kind.ts";

/**
 * The size limit of an answer. A payment is a few kilobytes; a QR picture in it may be some tens.
 */
const MAX_BYTES = 256 * 1024;

/** Connection errors that occur before anything is sent. */
const NEVER_SENT = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"];

/**
 * Opens a connection for each request: the provider may have closed a kept one, and then the
 * request would be lost.
 */
export const CONNECTION_CLOSE = { connection: "close" };

export type ProviderRequest = {
  method?: "GET" | "POST";
  headers: Record<string, string>;
  /** The exact text that is sent: it may be signed. */
  body?: string;
  signal: AbortSignal;
};

/**
 * Returns the JSON of a provider's answer. Everything else is a failure that contains nothing of
 * the answer: 401 and 403 mean wrong keys, other 4xx a refusal; after 429, 5xx, a time-out or
 * unreadable text the outcome is unknown.
 */
export async function callProvider(
  provider: ProviderKind,
  url: URL,
  { method = "GET", headers, body, signal }: ProviderRequest,
): Promise<unknown> {
  const fail: Fail = (kind, reason, effect = {}) =>
    new ProviderFailure(provider, kind, reason, effect);
  try {
    const sent = { method, headers: { ...headers, ...CONNECTION_CLOSE }, body, signal };
    const answer = await fetch(url, { ...sent, redirect: "manual" });
    if (answer.status !== 200 && answer.status !== 201) {
      await answer.body?.cancel();
      return failureOfStatus(answer.status, fail);
    }
    return JSON.parse(await readLimitedText(answer.body));
  } catch (error) {
    if (signal.aborted) return fail("unavailable", "timeout");
    if (error instanceof AnswerTooLarge) return fail("unavailable", "too_large");
    if (error instanceof SyntaxError) return fail("unavailable", "not_json");
    return fail("unavailable", "unreachable", { mayHaveHappened: !wasNeverSent(error) });
  }
}

type Fail = (
  kind: ProviderFailure["kind"],
  reason: string,
  effect?: { mayHaveHappened?: boolean },
) => ProviderFailure;

function failureOfStatus(status: number, fail: Fail): ProviderFailure {
  if (status === 401 || status === 403) return fail("misconfigured", `http_${status}`);
  if (status === 429) return fail("unavailable", "http_429", { mayHaveHappened: false });
  // Do not follow a redirect: it would send the keys to another server.
  if (status < 400) return fail("misconfigured", `http_${status}`);
  const isRefusal = status < 500 && status !== 408 && status !== 409 && status !== 425;
  return fail(isRefusal ? "refused" : "unavailable", `http_${status}`);
}

class AnswerTooLarge extends Error {}

/** Reads the text of a body; stops reading at the size limit. */
export async function readLimitedText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new AnswerTooLarge("larger than any answer");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Returns whether a failed request surely never reached the provider, so that it can be sent again. */
export function wasNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  const code = cause instanceof Error && "code" in cause ? cause.code : null;
  return typeof code === "string" && NEVER_SENT.includes(code);
}
