import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";

const COOKIE = "comanda_device";
/** Browsers take this name over HTTPS only, from this very host, and for all of it: no sibling can set it. */
const HOST_COOKIE = `__Host-${COOKIE}`;
/** The context's mark that this answer sets the cookie. */
const WRITTEN = "deviceWritten";
const YEAR_IN_SECONDS = 31_536_000;

/**
 * The visitor's device as a `Cookie` header proves it, or null (decision 3). A cookie is
 * `<id>.<hmac>`: only this server can have made it, and one with another signature counts as none.
 * All cookies of a name are tried: another page of the same domain may have added some.
 */
export function deviceOf(cookies: string | null | undefined, secret: string): string | null {
  return provenBy(HOST_COOKIE, cookies, secret) ?? provenBy(COOKIE, cookies, secret);
}

/** The device that a request proves, or null. */
export function readDevice(c: Context, secret: string): string | null {
  return deviceOf(c.req.header("cookie"), secret);
}

/**
 * Gives the visitor the cookie of `device`, over HTTPS as `__Host-comanda_device`, which never travels
 * otherwise, and in place of the cookie without that prefix. The request's address is the one that
 * the visitor asked for: `asVisitorSent` of the server sees to that.
 */
export function writeDevice(c: Context, secret: string, device: string): void {
  const value = `${device}.${sign(device, secret)}`;
  c.set(WRITTEN, true);
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

/** Over HTTPS, gives the prefixed cookie to a visitor whose device only the other one proves. */
export function renewDevice(c: Context, secret: string, device: string): void {
  if (c.get(WRITTEN)) return;
  const renewable = isSecure(c) && provenBy(HOST_COOKIE, c.req.header("cookie"), secret) === null;
  if (renewable) writeDevice(c, secret, device);
}

/**
 * A device for a visitor who has none yet. Two sendings of one keyed request (`seed`) are the same
 * device, so that a visitor whose first answer was lost is not made twice.
 */
export function newDevice(secret: string, seed: string | null): string {
  if (seed === null) return randomUUID();
  return createHmac("sha256", secret).update(`device:${seed}`).digest("hex").slice(0, 32);
}

function isSecure(c: Context): boolean {
  return new URL(c.req.url).protocol === "https:";
}

function provenBy(name: string, cookies: string | null | undefined, secret: string): string | null {
  for (const value of cookiesNamed(name, cookies)) {
    const device = verified(value, secret);
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

function verified(value: string, secret: string): string | null {
  const [device, signature, ...rest] = value.split(".");
  if (!device || !signature || rest.length > 0) return null;
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(device, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null;
}

function sign(device: string, secret: string): string {
  return createHmac("sha256", secret).update(device).digest("base64url");
}
