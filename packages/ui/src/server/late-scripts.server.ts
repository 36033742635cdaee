import { keepEarlyPresses, PAGE_CODE_EVENT } from "../page/keep-early-presses.ts";
import { LATE_SCRIPT_TYPE, startPageCode } from "../page/start-page-code.ts";
import { editPage, type PageBytes } from "./page-bytes.server.ts";

const event = JSON.stringify(PAGE_CODE_EVENT);
const PRESSES = `(${keepEarlyPresses})(${event});`;
const START = `(${startPageCode})(${JSON.stringify(LATE_SCRIPT_TYPE)},${event});`;

/**
 * Keeps what is pressed in a rendered page before its code is there (`keepEarlyPresses`), by a script before its
 * first one. A page without a script of ours stays as it is.
 */
export function keepPresses(rendered: PageBytes, nonce: string): PageBytes {
  const opening = `<script nonce="${nonce}">`;
  const first = rendered.indexOf(opening);
  if (first < 0) return rendered;
  return editPage(rendered, [{ at: first + opening.length, length: 0, text: PRESSES }]);
}

/**
 * Lets a rendered page load its code after what is seen (`startPageCode`), and keeps presses until then. The router writes a module
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
  const late = `<script nonce="${nonce}" type="${LATE_SCRIPT_TYPE}" data-files="${files}">`;
  return editPage(rendered, [
    ...preloads.map(({ index, 0: link }) => ({ at: index, length: link.length, text: "" })),
    { at: first + opening.length, length: 0, text: PRESSES + START },
    { at: moduleAt, length: module.length, text: late },
  ]);
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/gu;
