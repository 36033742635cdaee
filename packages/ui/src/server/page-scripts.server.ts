import { createHash } from "node:crypto";
import { type PageBytes, splitPage } from "./page-bytes.server.ts";

/**
 * A rendered page without its nonce, and the sources of a Content Security Policy that allow its
 * scripts. Every script that may run was rendered with `nonce`, random letters and digits. The policy
 * allows these scripts by their hashes, so that an injected script cannot run, and a page without a
 * nonce can be cached for many visitors.
 */
export function hashPageScripts(
  rendered: PageBytes,
  nonce: string,
): { html: PageBytes; sources: string[] } {
  const parts = splitPage(rendered, ` nonce="${nonce}"`);
  const scripts = parts.flatMap((part, index) => scriptAfterNonce(parts[index - 1], part) ?? []);
  return { html: Buffer.concat(parts), sources: [...new Set(scripts.map(hashSource))] };
}

/** The source that allows one inline script or style sheet by its text. */
export function hashSource(script: string | Buffer): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/** The text of a Content Security Policy; the values are sources with spaces between. */
export function formatPolicy(rules: Readonly<Record<string, string>>): string {
  return Object.entries(rules)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}

/**
 * The text of an inline script whose tag has the nonce between `before` and `after`; null for anything else. React writes the
 * nonce as the first attribute. A tag that has it later may be injected, and left open to take the nonce of the next
 * element.
 */
function scriptAfterNonce(before: PageBytes | undefined, after: PageBytes): PageBytes | null {
  if (before?.toString("latin1", before.length - TAG.length) !== TAG) return null;
  const tagEnd = after.indexOf(">");
  const scriptEnd = after.indexOf("</script>", tagEnd);
  const isFile = /\ssrc=/u.test(after.toString("latin1", 0, tagEnd));
  return tagEnd < 0 || scriptEnd < 0 || isFile ? null : after.subarray(tagEnd + 1, scriptEnd);
}

const TAG = "<script";
