import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { ssrfSafeLookup } from "../../shared/ssrf-safe-lookup.ts";
import { isAllowedAddress } from "../common/webhook-address.ts";

/** How an attempt ended. Without an answer `status` is null and `error` says why. */
export type PostResult = { status: number | null; text: string | null; error: string | null };

export type PostRequest = { url: string; headers: Record<string, string>; body: string };

export type PostOptions = { allowLocal: boolean; timeoutMs?: number; signal?: AbortSignal };

const TIMEOUT_MS = 10_000;
/** How many bytes of an answer are read and kept. */
const KEPT_BYTES = 500;

/**
 * Opens one connection for each request: requests to one receiver are rare, so a kept connection
 * may be stale.
 */
const agents = { "http:": new http.Agent(), "https:": new https.Agent() };

/**
 * Posts an event, with ten seconds for all of it. No redirect is followed, and a name that leads to
 * this machine or a local network is refused when connecting, unless these are allowed.
 */
export async function postWebhook(
  { url, headers, body }: PostRequest,
  { allowLocal, timeoutMs = TIMEOUT_MS, signal }: PostOptions,
): Promise<PostResult> {
  if (!isAllowedAddress(url, { allowLocal })) return failed("address_refused");
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await send(url, body, {
      method: "POST",
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      agent: agents[new URL(url).protocol as keyof typeof agents],
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(allowLocal ? {} : { lookup: ssrfSafeLookup }),
    });
    return { status: response.statusCode ?? 0, text: await firstBytes(response), error: null };
  } catch (error) {
    return failed(timeout.aborted ? "timeout" : codeOf(error));
  }
}

function send(url: string, body: string, options: http.RequestOptions): Promise<IncomingMessage> {
  const { request } = url.startsWith("https:") ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, options, resolve);
    sent.on("error", reject);
    sent.end(body);
  });
}

/** The first bytes of the answer as text; the rest is not read. */
async function firstBytes(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= KEPT_BYTES) break;
  }
  const text = Buffer.concat(chunks).subarray(0, KEPT_BYTES).toString("utf8");
  return text.replaceAll(/[^\P{C}\n\t]/gu, "");
}

const failed = (error: string): PostResult => ({ status: null, text: null, error });

function codeOf(error: unknown): string {
  if (error instanceof Error && "code" in error) return String(error.code).slice(0, 60);
  return error instanceof Error && error.message.includes("local network")
    ? "private_address"
    : "failed";
}
