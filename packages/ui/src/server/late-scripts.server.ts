import { LATE_SCRIPT_TYPE, PAGE_CODE_EVENT, startPageCode } from "../page/start-page-code.ts";
import { editPage, type PageBytes } from "./page-bytes.server.ts";

/**
 * Lets a rendered page load its code after what is seen (`startPageCode`). The router writes a module
 * script and a `modulepreload` for each of its files. The script gets a type that browsers ignore,
 * with the names of these files, and the script before it starts it later. Scripts keep their nonce,
 * so that `hashPageScripts` allows them. A page without a module script stays as it is.
 */
export function deferPageCode(rendered: PageBytes, nonce: string): PageBytes {
  const opening = `<script nonce="${nonce}">`;
  const module = `<script nonce="${nonce}" type="module" async="">`;
  const first = rendered.indexOf(opening);
  const moduleAt = rendered.indexOf(module);
  if (first < 0 || moduleAt < 0) return rendered;
  // React writes these links into the head. One character a byte, so that their places are those of bytes.
  const head = rendered.toString("latin1", 0, rendered.indexOf("</head>"));
  const preloads = Array.from(head.matchAll(PRELOAD));
  const files = preloads.map(([, href]) => href).join(" ");
  const starter = `(${startPageCode})(${JSON.stringify(LATE_SCRIPT_TYPE)},${JSON.stringify(PAGE_CODE_EVENT)});`;
  const late = `<script nonce="${nonce}" type="${LATE_SCRIPT_TYPE}" data-files="${files}">`;
  return editPage(rendered, [
    ...preloads.map(({ index, 0: link }) => ({ at: index, length: link.length, text: "" })),
    { at: first + opening.length, length: 0, text: starter },
    { at: moduleAt, length: module.length, text: late },
  ]);
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/gu;
