import { createHash } from "node:crypto";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import type { RequestDetails } from "web-push";
import { ssrfSafeLookup } from "../shared/ssrf-safe-lookup.ts";
import { oneLine } from "./message-text.ts";
import { isAllowedEndpoint } from "./push-endpoint.ts";
import type { VapidKeys } from "./vapid-keys.ts";

/** What a service worker shows, of the console or of a storefront. It has no personal data. */
export type PushMessage = {
  /** Sent as one line, whatever the names in it. */
  title: string;
  body: string;
  /** A later notification with the same tag replaces this one. */
  tag: string;
  /** The path that a tap opens. */
  path: string;
  language: string;
};

export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/**
 * `gone`: the browser has ended the subscription (404, 410). `refused`: the push service will not
 * take this message (other 4xx). `failed`: a retry may help.
 */
export type PushResult =
  | { result: "sent" | "gone" }
  | { result: "refused" | "failed"; error: string };

export type PushSender = {
  publicKey: string;
  isAllowed(endpoint: string): boolean;
  send(target: PushTarget, message: PushMessage, options?: PushDelivery): Promise<PushResult>;
};

/** How long a push service keeps a message, and which one it replaces there. */
export type PushDelivery = {
  ttlSeconds: number;
  /** At most 32 letters, digits, `-` and `_`. */
  topic: string;
};

export type PushOptions = {
  keys: VapidKeys;
  /** The contact for operators of push services: a `mailto:` or `https:` URL. */
  contact: string;
  /** The origin of a push service on this machine, for tests; null for none. */
  testOrigin?: string | null;
  timeoutMs?: number;
};

/**
 * The topic of a text. A push service keeps only the last message of a topic for a browser, and one browser may be
 * subscribed to several restaurants.
 */
export function pushTopic(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 32);
}

/** For alerts of staff: a later message of the same restaurant replaces an earlier one. */
const alertDelivery = ({ tag }: PushMessage): PushDelivery => ({
  ttlSeconds: 600,
  topic: pushTopic(tag),
});
const TIMEOUT_MS = 10_000;

/** Sends encrypted push messages (RFC 8030, 8188, 8291), signed with the installation's keys. */
export function createPushSender(options: PushOptions): PushSender {
  const { keys, contact, testOrigin = null, timeoutMs = TIMEOUT_MS } = options;
  const isAllowed = (endpoint: string) => isAllowedEndpoint(endpoint, testOrigin);
  return {
    publicKey: keys.publicKey,
    isAllowed,
    send: async ({ endpoint, p256dh, auth }, message, delivery = alertDelivery(message)) => {
      if (!isAllowed(endpoint)) return { result: "refused", error: "not_allowed" };
      try {
        const { default: webPush } = await import("web-push");
        const details = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify({ ...message, title: oneLine(message.title) }),
          {
            vapidDetails: { subject: contact, ...keys },
            TTL: delivery.ttlSeconds,
            urgency: "high",
            topic: delivery.topic,
          },
        );
        const isPublic = new URL(endpoint).origin !== testOrigin;
        return resultOf(await post(details, isPublic, timeoutMs));
      } catch (error) {
        const code = error instanceof Error && "code" in error ? String(error.code) : "failed";
        return { result: "failed", error: code };
      }
    },
  };
}

/** Resolves to the status; a redirect is not followed. */
function post({ endpoint, headers, body }: RequestDetails, isPublic: boolean, timeoutMs: number) {
  const { request } = endpoint.startsWith("https:") ? https : http;
  return new Promise<number>((resolve, reject) => {
    const onResponse = (response: IncomingMessage) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    };
    const sent = request(
      endpoint,
      {
        method: "POST",
        headers,
        lookup: isPublic ? ssrfSafeLookup : undefined,
        signal: AbortSignal.timeout(timeoutMs),
      },
      onResponse,
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return { result: "sent" };
  if (status === 404 || status === 410) return { result: "gone" };
  const isPermanent = status >= 400 && status < 500 && status !== 429 && status !== 408;
  return { result: isPermanent ? "refused" : "failed", error: String(status) };
}
