import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

const COOKIE = "comanda_device";
const YEAR_IN_SECONDS = 31_536_000;

/**
 * The visitor's device as its cookie proves it, or null. The cookie is `<uuid>.<hmac>`: only this
 * server can have made it (design §4, Identity). A cookie with another signature counts as none.
 */
export function readDevice(c: Context, secret: string): string | null {
  const [device, signature, ...rest] = getCookie(c, COOKIE)?.split(".") ?? [];
  if (!device || !signature || rest.length > 0) return null;
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(device, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null;
}

/**
 * Gives the visitor the cookie of `device`; over HTTPS it never travels otherwise. The request's
 * address is the one that the visitor asked for: whoever serves this app has seen to that.
 */
export function writeDevice(c: Context, secret: string, device: string): void {
  setCookie(c, COOKIE, `${device}.${sign(device, secret)}`, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure: new URL(c.req.url).protocol === "https:",
    maxAge: YEAR_IN_SECONDS,
  });
}

/**
 * A device for a visitor who has none yet. Two sendings of one keyed request (`seed`) are the same
 * device, so that a visitor whose first answer was lost is not made twice.
 */
export function newDevice(secret: string, seed: string | null): string {
  if (seed === null) return randomUUID();
  return createHmac("sha256", secret).update(`device:${seed}`).digest("hex").slice(0, 32);
}

function sign(device: string, secret: string): string {
  return createHmac("sha256", secret).update(device).digest("base64url");
}
