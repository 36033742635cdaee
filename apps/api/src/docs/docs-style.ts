/** The styles of the documentation page; the page's content security policy holds their hash. */
export const docsStyle = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent);
  --soft: color-mix(in srgb, currentColor 6%, transparent); --accent: #0057c9; }
@media (prefers-color-scheme: dark) { :root { --accent: #7ab2ff; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
a { color: var(--accent); }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
h2 { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1.5rem; }
article { margin: 2.5rem 0; }
h3, h4 { margin-bottom: 0.5rem; }
nav ul { columns: 16rem; padding: 0; list-style: none; }
nav li { padding: 0.125rem 0; break-inside: avoid; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { overflow: auto; padding: 0.75rem; border-radius: 0.5rem; background: var(--soft); }
.call { display: flex; gap: 0.5rem; flex-wrap: wrap; align-items: baseline; }
.method { padding: 0 0.5rem; border: 1px solid currentColor; border-radius: 0.25rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid var(--line);
  text-align: start; vertical-align: top; }
:target { background: var(--soft); }
.skip:not(:focus) { position: absolute; inset-inline-start: -100vw; }
`;
