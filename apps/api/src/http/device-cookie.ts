import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";

const COOKIE = "comanda_device";
/** Browsers take this name over HTTPS only, from this very host, and for all of it: no sibling can set it. */
const HOST_COOKIE = `__Host-${COOKIE}`;
const YEAR_IN_SECONDS = 31_536_000;

/**
 * The visitor's device as a `Cookie` header proves it, or null: to count by, not to show anything to. A
 * cookie is `<id>.<hmac>`: only this server can have made it, and one with another signature counts as
 * none. All cookies of a name are tried: another page of the same domain may have added some.
 */
export function deviceOfCookies(cookies: string | null | undefined, secret: string): string | null {
  return deviceInCookie(HOST_COOKIE, cookies, secret) ?? deviceInCookie(COOKIE, cookies, secret);
}

/**
 * The device that a request proves, or null (decision 3). Over HTTPS only the prefixed cookie proves one:
 * any page of a sibling domain can set the other, of a device of its own.
 */
export function readDeviceCookie(c: Context, secret: string): string | null {
  return deviceInCookie(isSecure(c) ? HOST_COOKIE : COOKIE, c.req.header("cookie"), secret);
}

/**
 * Gives the visitor the cookie of `device`, over HTTPS as `__Host-comanda_device`, which never travels
 * otherwise; a cookie without that prefix is
 * removed then. The request's address is the one that
 * the visitor asked for: `asVisitorSent` of the server sees to that.
 */
export function setDeviceCookie(c: Context, secret: string, device: string): void {
  const value = `${device}.${sign(device, secret)}`;
  const options = { httpOnly: true, sameSite: "Lax", path: "/", maxAge: YEAR_IN_SECONDS } as const;
  if (!isSecure(c)) {
    setCookie(c, COOKIE, value, options);
    return;
  }
  setCookie(c, COOKIE, value, { ...options, prefix: "host", secure: true });
  if (cookiesNamed(COOKIE, c.req.header("cookie")).length > 0) {
    deleteCookie(c, COOKIE, { path: "/", secure: true });
  }
}

/**
 * A device for a visitor who has none yet. Two sendings of one keyed request (`seed`) are the same
 * device, so that a visitor whose first answer was lost is not made twice.
 */
export function newDeviceId(secret: string, seed: string | null): string {
  if (seed === null) return randomUUID();
  return createHmac("sha256", secret).update(`device:${seed}`).digest("hex").slice(0, 32);
}

function isSecure(c: Context): boolean {
  return new URL(c.req.url).protocol === "https:";
}

function deviceInCookie(
  name: string,
  cookies: string | null | undefined,
  secret: string,
): string | null {
  for (const value of cookiesNamed(name, cookies)) {
    const device = verifySignature(value, secret);
    if (device !== null) return device;
  }
  return null;
}

/** The values of all cookies of a name, in the order in which they came. */
function cookiesNamed(name: string, cookies: string | null | undefined): string[] {
  return (cookies ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
}

function verifySignature(value: string, secret: string): string | null {
  const [device, signature, ...rest] = value.split(".");
  if (!device || !signature || rest.length > 0) return null;
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(device, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null;
}

function sign(device: string, secret: string): string {
  return createHmac("sha256", secret).update(device).digest("base64url");
}
