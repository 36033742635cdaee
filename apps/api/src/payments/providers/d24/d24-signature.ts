import { createHmac } from "node:crypto";

/** Returns the time of a request in D24's format: `yyyy-MM-ddTHH:mm:ssZ`, in UTC. */
export function d24Date(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`;
}

/**
 * Returns the `Authorization` of a request to D24: lower-case hexadecimal HMAC-SHA256 over date,
 * login and the exact body, joined. A GET has an empty body.
 */
export function d24Authorization(
  signature: string,
  { date, login, body }: { date: string; login: string; body: string },
): string {
  const mac = createHmac("sha256", signature).update(`${date}${login}${body}`, "utf8");
  return `D24 ${mac.digest("hex")}`;
}
