import { LATE_SCRIPT_TYPE, PAGE_CODE_EVENT, startPageCode } from "../page/start-page-code.ts";

/**
 * Lets a rendered page load its code after what is seen (`startPageCode`). The router writes a module
 * script and a `modulepreload` for each of its files. The script gets a type that browsers ignore,
 * with the names of these files, and the script before it starts it later. Scripts keep their nonce,
 * so that `hashPageScripts` allows them. A page without a module script stays as it is.
 */
export function deferPageCode(rendered: string, nonce: string): string {
  const module = `<script nonce="${nonce}" type="module" async="">`;
  const first = rendered.indexOf(`<script nonce="${nonce}">`);
  if (first < 0 || !rendered.includes(module)) return rendered;
  const files = Array.from(rendered.matchAll(PRELOAD), ([, href]) => href);
  const starter = `(${startPageCode})(${JSON.stringify(LATE_SCRIPT_TYPE)},${JSON.stringify(PAGE_CODE_EVENT)});`;
  const late = `<script nonce="${nonce}" type="${LATE_SCRIPT_TYPE}" data-files="${files.join(" ")}">`;
  return rendered
    .replaceAll(PRELOAD, "")
    .replace(module, () => late)
    .replace(`<script nonce="${nonce}">`, (tag) => tag + starter);
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/gu;
