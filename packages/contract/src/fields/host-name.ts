import { withoutFinalDot } from "./final-dot.ts";

const HOST = /^(?!.*\.\.)(?!.*[^.]{64})(?=.{1,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/u;

/**
 * Returns the form in which host names are stored and compared: lower case, in ASCII, so that
 * `Café.example.` is `xn--caf-dma.example`. The final dot of a fully qualified name is left out. Null for
 * any other text, and for a host with a port, path or user.
 */
export function normalizeHostName(text: string): string | null {
  const lower = text.toLowerCase();
  if (/^\p{ASCII}*$/u.test(lower)) return validHost(lower);
  if (/[\s/:@?#\\[\]]/u.test(lower) || !URL.canParse(`http://${lower}`)) return null;
  const { hostname } = new URL(`http://${lower}`);
  return validHost(hostname);
}

function validHost(hostname: string): string | null {
  const host = withoutFinalDot(hostname);
  return HOST.test(host) ? host : null;
}
