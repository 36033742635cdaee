import type { Context } from "hono";

/**
 * Returns the language tag of an Accept-Language header with the highest weight, the first of equal
 * ones; null without any, and where any language will do.
 */
export function preferredLanguage(header: string | undefined): string | null {
  const accepted = (header ?? "").split(",").flatMap((part) => {
    const [tag = "", ...parameters] = part.split(";").map((each) => each.trim());
    const weight = parameters.find((each) => each.startsWith("q="));
    const quality = weight ? Number(weight.slice(2)) : 1;
    return /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/iu.test(tag) && quality > 0 ? [{ tag, quality }] : [];
  });
  return accepted.toSorted((a, b) => b.quality - a.quality)[0]?.tag ?? null;
}

/** Returns the language that a request prefers, and tells caches that the answer depends on it. */
export function varyByLanguage(c: Context): string | null {
  c.header("vary", "Accept-Language", { append: true });
  return preferredLanguage(c.req.header("accept-language"));
}
