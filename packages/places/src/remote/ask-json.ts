/**
 * Why somebody else's server gave no answer that can be used. It names no address, key or text: it
 * is logged as it is.
 */
export class RemoteFailure extends Error {
  override name = "RemoteFailure";
  /** A status, or `timeout`, `unreachable`, `too large`, `not JSON`, `unexpected`. */
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }

  /** Whether it was about what was asked, not about who was asked: another question may do. */
  get isRequestFault(): boolean {
    return ["400", "404", "414", "422"].includes(this.reason);
  }
}

/** What may be logged of a failure: its own message might repeat the question, or the key. */
export function failureReason(error: unknown): string {
  if (error instanceof RemoteFailure) return error.reason;
  return error instanceof Error ? error.name : "unknown";
}

/** Eight addresses are a few kilobytes; who sends more sends no addresses. */
const MAX_BYTES = 512 * 1_024;

export type JsonRequest = {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  signal: AbortSignal;
};

/** The JSON that a server answers with status 2xx. Throws a `RemoteFailure` for whatever else happens. */
export async function fetchJson(
  url: URL,
  { method = "GET", headers, body, signal }: JsonRequest,
): Promise<unknown> {
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      // A key sent on to whoever it points to would be given away.
      redirect: "error",
      signal,
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new RemoteFailure(String(answer.status));
    }
    return parse(await readText(answer));
  } catch (error) {
    if (error instanceof RemoteFailure) throw error;
    throw new RemoteFailure(signal.aborted ? "timeout" : "unreachable");
  }
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > MAX_BYTES) throw new RemoteFailure("too large");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RemoteFailure("not JSON");
  }
}
