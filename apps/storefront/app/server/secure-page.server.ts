import type { PageBytes } from "@comanda/ui/server/page-bytes.server.ts";
import {
  formatPolicy,
  hashPageScripts,
  hashSource,
} from "@comanda/ui/server/page-scripts.server.ts";

/**
 * Returns a rendered page with its Content Security Policy, which allows its own scripts by their
 * hashes: see `hashPageScripts`. `css` is the style sheet inside the page. `googleMaps`, `stripe` and
 * `pixel` allow Google's map, Stripe's card form and Meta's pixel.
 */
export function securePage(
  rendered: PageBytes,
  nonce: string,
  { css = "", googleMaps = false, stripe = false, pixel = false } = {},
): { html: PageBytes; policy: string } {
  const { html, sources: scripts } = hashPageScripts(rendered, nonce);
  // With a hash in the directive browsers ignore 'unsafe-inline', which Google's map needs.
  const styles = css && !googleMaps ? [hashSource(css)] : [];
  const others = [
    ...(googleMaps ? [forGoogleMaps] : []),
    ...(stripe ? [forStripe] : []),
    ...(pixel ? [forPixel] : []),
  ];
  return { html, policy: contentSecurityPolicy(scripts, styles, others) };
}

/**
 * The sources that Google's map needs (its Content Security Policy guide). The map adds inline
 * style sheets, and a cached page has no nonce for them.
 */
const forGoogleMaps: Record<string, string> = {
  "script-src": "https://maps.googleapis.com https://maps.gstatic.com",
  "style-src": "'unsafe-inline' https://fonts.googleapis.com",
  "font-src": "https://fonts.gstatic.com",
  "connect-src": "https://*.googleapis.com https://*.gstatic.com",
  "worker-src": "blob:",
};

/**
 * The sources that Stripe.js needs (its security guide) for its form and the bank's authentication,
 * which are frames. Pictures are already allowed from anywhere.
 */
const forStripe: Record<string, string> = {
  "script-src": "https://js.stripe.com https://*.js.stripe.com",
  "frame-src": "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  "connect-src": "https://api.stripe.com",
};

/**
 * The sources that Meta's pixel needs (its guide to Content Security Policies), beside pictures.
 */
const forPixel: Record<string, string> = {
  "script-src": "https://connect.facebook.net",
  "connect-src": "https://connect.facebook.net https://www.facebook.com",
};

/**
 * Builds the policy. It allows scripts of our files and those with the given hashes, and styles of
 * our files and the page's own. Style attributes are allowed, because they set the company's
 * colours and the sizes of pictures. Pictures may come from any HTTPS address, because import files
 * name such URLs.
 */
function contentSecurityPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  others: readonly Readonly<Record<string, string>>[],
): string {
  const rules: Record<string, string> = {
    "default-src": "'none'",
    "script-src": ["'self'", ...scripts].join(" "),
    "style-src": ["'self'", ...styles].join(" "),
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: https:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'self'",
  };
  for (const [directive, sources] of others.flatMap(Object.entries<string>)) {
    rules[directive] = `${rules[directive] ?? ""} ${sources}`.trim();
  }
  return formatPolicy(rules);
}
