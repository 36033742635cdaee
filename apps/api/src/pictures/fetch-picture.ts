import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { refusePrivateHost, ssrfSafeLookup } from "../shared/ssrf-safe-lookup.ts";
import { formatMebibytes, type LoadedPicture, MAX_PICTURE_BYTES } from "./loaded-picture.ts";

const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 3;

/**
 * Fetches a picture. Without `allowPrivate`, an address of this machine or a local network is
 * refused. It is checked when connecting, so that neither a redirect nor a changed DNS entry leads
 * there.
 */
export async function fetchPicture(
  url: string,
  { allowPrivate }: { allowPrivate: boolean },
): Promise<LoadedPicture> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    let at = new URL(url);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await request(at, allowPrivate, signal);
      const next = redirectOf(response, at);
      if (!next) return await readBody(response);
      response.destroy();
      at = next;
    }
    return { ok: false, message: `is redirected more than ${MAX_REDIRECTS} times` };
  } catch (error) {
    if (signal.aborted) return { ok: false, message: `took over ${TIMEOUT_MS / 1000} s to fetch` };
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, message: `cannot be fetched: ${reason}` };
  }
}

function request(url: URL, allowPrivate: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const { protocol } = url;
  if (protocol !== "http:" && protocol !== "https:") throw new Error(`${protocol} is not fetched`);
  if (!allowPrivate) refusePrivateHost(url);
  const { get } = protocol === "https:" ? https : http;
  const lookup = allowPrivate ? undefined : ssrfSafeLookup;
  return new Promise((resolve, reject) => {
    get(url, { signal, lookup, headers: { accept: "image/*" } }, resolve).on("error", reject);
  });
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, base: URL): URL | null {
  const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location;
  return isRedirect ? new URL(isRedirect, base) : null;
}

async function readBody(response: IncomingMessage): Promise<LoadedPicture> {
  if (response.statusCode !== 200) {
    response.destroy();
    return { ok: false, message: `is answered with status ${response.statusCode}` };
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > MAX_PICTURE_BYTES) {
      return { ok: false, message: `is larger than ${formatMebibytes(MAX_PICTURE_BYTES)}` };
    }
    chunks.push(chunk);
  }
  return { ok: true, bytes: Buffer.concat(chunks) };
}
