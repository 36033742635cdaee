import { ECDH } from "node:crypto";
import { refusePrivateHost } from "../shared/public-lookup.ts";

/**
 * Whether a push service may be called at this endpoint. A browser names it, so it is any text that
 * a member sends: https at the usual port, without a login, and no address of a local network. Names
 * are checked again when connecting. `testOrigin` is allowed whatever it is.
 */
export function isAllowedEndpoint(endpoint: string, testOrigin: string | null): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (testOrigin !== null && url.origin === testOrigin) return true;
  if (url.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "")
    return false;
  if (!url.hostname.includes(".") && !url.hostname.startsWith("[")) return false;
  try {
    refusePrivateHost(url);
    return true;
  } catch {
    return false;
  }
}

/** Whether a browser's key is a point of the curve P-256: nothing can be encrypted for another one. */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
}
