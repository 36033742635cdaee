import { refusePrivateHost } from "./ssrf-safe-lookup.ts";

/**
 * Returns whether a typed address may be called from the server: https, without a login, and to no
 * address of this machine or a local network. Names are checked again when connecting
 * (`ssrfSafeLookup`).
 */
export function isPublicHttps(url: URL): boolean {
  if (url.protocol !== "https:" || hasLogin(url)) return false;
  if (!url.hostname.includes(".") && !url.hostname.startsWith("[")) return false;
  try {
    refusePrivateHost(url);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether a URL has a user name or a password. */
export function hasLogin({ username, password }: URL): boolean {
  return username !== "" || password !== "";
}
