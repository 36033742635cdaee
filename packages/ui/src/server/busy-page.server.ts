import { type Locale, locales } from "../i18n/locales.ts";
import { formatPolicy, hashSource } from "./page-scripts.server.ts";

export type BusyPageTexts = { title: string; text: string; retry: string };

const css = `
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;background:#f6f5f2;color:#1d1b18}
@media(prefers-color-scheme:dark){:root{background:#171512;color:#f1eee8}}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:1.5rem;box-sizing:border-box}
main{max-width:26rem;text-align:center}
h1{font-size:1.375rem;line-height:1.3;margin:0 0 .5rem;overflow-wrap:anywhere}
p{margin:0 0 1.5rem;opacity:.85}
a{display:inline-block;min-height:1.5rem;padding:.75rem 1.25rem;border:1px solid currentColor;border-radius:.75rem;color:inherit;text-decoration:none;font-weight:600}
a:focus-visible{outline:3px solid Highlight;outline-offset:2px}
i{display:block;height:4px;margin:0 auto 1.5rem;width:8rem;border-radius:2px;overflow:hidden;background:color-mix(in srgb,currentColor 18%,transparent)}
i::before{content:"";display:block;height:100%;width:40%;border-radius:2px;background:currentColor;animation:wait 1.4s ease-in-out infinite alternate}
@keyframes wait{to{margin-inline-start:60%}}
@media(prefers-reduced-motion:reduce){i::before{animation:none;width:100%}}
`.trim();

const policy = formatPolicy({
  "default-src": "'none'",
  "style-src": hashSource(css),
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
});

/**
 * Writes the page of a server that has too much to do: without scripts, files or a database. It opens
 * the same address again by itself.
 */
export function writeBusyPage(
  locale: Locale,
  { title, text, retry }: BusyPageTexts,
  retrySeconds: number,
): { html: string; policy: string; language: string } {
  const html = `<!doctype html><html lang="${locale}" dir="${locales[locale].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${retrySeconds}"><title>${escapeText(title)}</title><style>${css}</style></head><body><main><i aria-hidden="true"></i><h1>${escapeText(title)}</h1><p>${escapeText(text)}</p><a href="">${escapeText(retry)}</a></main></body></html>`;
  return { html, policy, language: locale };
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
