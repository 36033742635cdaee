/**
 * Scripts only with this answer's nonce, styles from our files; style attributes are
 * allowed because the company's colours and pictures' sizes are set with them. Pictures may come from
 * any https address, since import files name them so.
 */
export function contentSecurityPolicy(nonce: string): string {
  const rules = {
    "default-src": "'none'",
    "script-src": `'self' 'nonce-${nonce}'`,
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: https:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'self'",
  };
  return Object.entries(rules)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}
