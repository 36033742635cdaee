import { createHash } from "node:crypto";

/**
 * A page and the policy under which it runs. What was rendered carries `nonce`, random letters and
 * digits that nobody else can know, at whatever may run; the policy allows exactly these scripts by
 * what they say, and the nonce goes. So the page can be given to many, and still nothing runs in it
 * that was slipped into it. `css` is the style sheet in the page, `googleMaps` tells that a map of
 * Google's may be shown, `stripe` Stripe's form, and `pixel` that Meta's pixel may measure the
 * visit.
 */
export function securePage(
  rendered: string,
  nonce: string,
  { css = "", googleMaps = false, stripe = false, pixel = false } = {},
): { html: string; policy: string } {
  const html = rendered.replaceAll(` nonce="${nonce}"`, "");
  const scripts = scriptsWith(nonce, rendered).map(hashSource);
  // Beside a hash nobody heeds that all styles are allowed, as they are for Google's map.
  const styles = css && !googleMaps ? [hashSource(css)] : [];
  const others = [
    ...(googleMaps ? [forGoogleMaps] : []),
    ...(stripe ? [forStripe] : []),
    ...(pixel ? [forPixel] : []),
  ];
  return { html, policy: contentSecurityPolicy(scripts, styles, others) };
}

/**
 * What Google's map asks for beside that (its Content Security Policy guide). It puts style sheets
 * of its own into the page, and a page that is given to many has no nonce to give it for them.
 */
const forGoogleMaps: Record<string, string> = {
  "script-src": "https://maps.googleapis.com https://maps.gstatic.com",
  "style-src": "'unsafe-inline' https://fonts.googleapis.com",
  "font-src": "https://fonts.gstatic.com",
  "connect-src": "https://*.googleapis.com https://*.gstatic.com",
  "worker-src": "blob:",
};

/**
 * What Stripe.js asks for (its security guide) to show its form and the bank's question in frames of
 * its own. Pictures may come from anywhere already.
 */
const forStripe: Record<string, string> = {
  "script-src": "https://js.stripe.com https://*.js.stripe.com",
  "frame-src": "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  "connect-src": "https://api.stripe.com",
};

/** What Meta's pixel asks for (its guide to Content Security Policies). It reports by pictures too. */
const forPixel: Record<string, string> = {
  "script-src": "https://connect.facebook.net",
  "connect-src": "https://connect.facebook.net https://www.facebook.com",
};

/**
 * Scripts from our files and those that are allowed by name, styles from our files and the page's
 * own; style attributes are allowed because the company's colours and pictures' sizes are set with
 * them. Pictures may come from any https address, since import files name them so.
 */
function contentSecurityPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  others: readonly Readonly<Record<string, string>>[],
): string {
  const rules: Record<string, string> = {
    "default-src": "'none'",
    "script-src": ["'self'", ...new Set(scripts)].join(" "),
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
  return Object.entries(rules)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}

/**
 * What the inline scripts with the nonce say. It is the first attribute that React writes; a tag that
 * has it further back might be an injected one, left open to swallow the nonce of what follows.
 */
function scriptsWith(nonce: string, html: string): string[] {
  const script = new RegExp(`<script nonce="${nonce}"([^>]*)>(.*?)</script>`, "gsu");
  const all = Array.from(html.matchAll(script), ([, rest = "", text = ""]) => ({ rest, text }));
  return all.filter(({ rest }) => !/\ssrc=/u.test(rest)).map(({ text }) => text);
}

function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
