import Stripe from "stripe";
import { CONNECTION_CLOSE, readLimitedText, wasNeverSent } from "../common/call-provider.ts";

/** The API version whose shapes we read; the account's default version does not matter. */
export const STRIPE_VERSION = "2026-10-28.endive";

/** A request that cannot have reached Stripe; the SDK reports every fetch failure alike. */
export class StripeNeverSent extends Error {
  override name = "NeverSent";
}

/**
 * Returns the SDK over a limited `fetch`. `timeoutMs` covers the whole answer, the answer's size has a
 * limit, and a redirect is an error, so that the key goes to no other host. The SDK does not retry: the
 * caller decides about that.
 */
export function stripeClient(secretKey: string, base: URL, timeoutMs: number): Stripe {
  return new Stripe(secretKey, {
    apiVersion: STRIPE_VERSION,
    protocol: base.protocol === "http:" ? "http" : "https",
    host: base.hostname,
    port: base.port || (base.protocol === "http:" ? 80 : 443),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(boundedFetch),
  });
}

async function boundedFetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  try {
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(CONNECTION_CLOSE)) headers.set(name, value);
    const answer = await fetch(url, { ...init, headers, redirect: "error" });
    const text = await readLimitedText(answer.body);
    return new Response(text, { status: answer.status, headers: answer.headers });
  } catch (error) {
    throw wasNeverSent(error) ? new StripeNeverSent("not connected") : error;
  }
}
