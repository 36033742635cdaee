/**
 * A remote server gave no usable answer. The reason contains no address, key or text, so it can be
 * logged as it is.
 */
export class RemoteFailure extends Error {
  override name = "RemoteFailure";
  /** A status, or `timeout`, `unreachable`, `too large`, `not JSON`, `unexpected`. */
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }

  /** Whether the request was at fault and not the server: another request may succeed. */
  get isRequestFault(): boolean {
    return ["400", "404", "414", "422"].includes(this.reason);
  }
}

/**
 * Returns the part of a failure that may be logged: an error's own message might contain the
 * request or the key.
 */
export function failureReason(error: unknown): string {
  if (error instanceof RemoteFailure) return error.reason;
  return error instanceof Error ? error.name : "unknown";
}

/** Eight addresses take a few kilobytes; a longer answer is something else. */
const MAX_BYTES = 512 * 1_024;

export type JsonRequest = {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  signal: AbortSignal;
};

/** Fetches JSON with a 2xx status. Throws a `RemoteFailure` for every other outcome. */
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
      // A redirect could send the key to another server.
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
