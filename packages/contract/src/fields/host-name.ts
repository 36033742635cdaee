const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/u;

/**
 * A host name as it is asked for and stored: lower case, in ASCII, so that `Café.example` is
 * `xn--caf-dma.example`. Null for what is none, or has a port, a path or the like beside it.
 */
export function normalizeHostName(text: string): string | null {
  const lower = text.toLowerCase();
  if (/^\p{ASCII}*$/u.test(lower)) return HOST.test(lower) ? lower : null;
  if (/[\s/:@?#\\[\]]/u.test(lower) || !URL.canParse(`http://${lower}`)) return null;
  const { hostname } = new URL(`http://${lower}`);
  return HOST.test(hostname) ? hostname : null;
}
