import type { PageBytes } from "@comanda/ui/server/page-bytes.server.ts";
import { formatPolicy, hashPageScripts } from "@comanda/ui/server/page-scripts.server.ts";

/**
 * Returns a rendered page with its Content Security Policy, which allows nothing of another origin but
 * pictures of `pictureUrls`, and no frame around the page.
 */
export function securePage(
  rendered: PageBytes,
  nonce: string,
  pictureUrls: readonly string[],
): { html: PageBytes; policy: string } {
  const { html, sources } = hashPageScripts(rendered, nonce);
  const remote = pictureUrls.filter((url) => url.startsWith("https:"));
  const pictures = new Set(remote.map((url) => new URL(url).origin));
  const policy = formatPolicy({
    "default-src": "'none'",
    "script-src": ["'self'", ...sources].join(" "),
    "style-src": "'self'",
    // Sizes and progress that code sets.
    "style-src-attr": "'unsafe-inline'",
    // `blob:` for pictures that a member has just chosen.
    "img-src": ["'self'", "data:", "blob:", ...pictures].join(" "),
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  });
  return { html, policy };
}
