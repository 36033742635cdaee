import { createHash } from "node:crypto";

/**
 * A rendered page without its nonce, and the sources of a Content Security Policy that allow its
 * scripts. Every script that may run was rendered with `nonce`, random letters and digits. The policy
 * allows these scripts by their hashes, so that an injected script cannot run, and a page without a
 * nonce can be cached for many visitors.
 */
export function hashPageScripts(
  rendered: string,
  nonce: string,
): { html: string; sources: string[] } {
  const html = rendered.replaceAll(` nonce="${nonce}"`, "");
  return { html, sources: [...new Set(scriptsWith(nonce, rendered).map(hashSource))] };
}

/** The source that allows one inline script or style sheet by its text. */
export function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/** The text of a Content Security Policy; the values are sources with spaces between. */
export function formatPolicy(rules: Readonly<Record<string, string>>): string {
  return Object.entries(rules)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}

/**
 * The texts of the inline scripts with the nonce. React writes the nonce as the first attribute. A
 * tag that has it later may be injected, and left open to take the nonce of the next element.
 */
function scriptsWith(nonce: string, html: string): string[] {
  const script = new RegExp(`<script nonce="${nonce}"([^>]*)>(.*?)</script>`, "gsu");
  const all = Array.from(html.matchAll(script), ([, rest = "", text = ""]) => ({ rest, text }));
  return all.filter(({ rest }) => !/\ssrc=/u.test(rest)).map(({ text }) => text);
}
