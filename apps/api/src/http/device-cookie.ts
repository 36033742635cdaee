import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { DAY_SECONDS } from "@comanda/domain/time/durations";
import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";

const COOKIE = "comanda_device";
/**
 * Browsers accept this prefix only over HTTPS, from this exact host and for all its paths: no
 * sibling domain can set it.
 */
const HOST_COOKIE = `__Host-${COOKIE}`;
const YEAR_IN_SECONDS = 365 * DAY_SECONDS;

/**
 * Returns the visitor's device as a `Cookie` header proves it, or null. Only for counting: it
 * accepts the unprefixed cookie over HTTPS too, so nothing private may depend on it. A cookie is
 * `<id>.<hmac>`; one with a wrong signature is ignored. Tries every cookie of a name, because
 * another page of the same domain may have added some.
 */
export function deviceOfCookies(cookies: string | null | undefined, secret: string): string | null {
  return deviceInCookie(HOST_COOKIE, cookies, secret) ?? deviceInCookie(COOKIE, cookies, secret);
}

/**
 * Reads the device that a request proves, or null (decision 3). Over HTTPS only the prefixed cookie
 * counts: a page of a sibling domain can set the other one, and give it the id of another device.
 */
export function readDeviceCookie(c: Context, secret: string): string | null {
  return deviceInCookie(isSecure(c) ? HOST_COOKIE : COOKIE, c.req.header("cookie"), secret);
}

/**
 * Sets the cookie of `device`; over HTTPS as `__Host-comanda_device`, and then deletes an
 * unprefixed one. The URL of the request is the one that the visitor's browser called: behind a proxy
 * the server restores it (`applyForwardedHeaders`).
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
 * Returns the id of a new device. Repetitions of one keyed request (`seed`) give the same
 * id, so that a visitor whose first answer was lost does not become two devices.
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

/** Returns the values of all cookies with this name, in their order. */
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
  const received = Buffer.from(signature);
  const expected = Buffer.from(sign(device, secret));
  return received.length === expected.length && timingSafeEqual(received, expected) ? device : null;
}

function sign(device: string, secret: string): string {
  return createHmac("sha256", secret).update(device).digest("base64url");
}
