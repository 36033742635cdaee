const URL_PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?@]*)([^?]*)(\?.*)?$/u;
const HOST = /^(\[[\da-f:.]+\]|[^:[\]]+)(:\d{1,5})?$/iu;
const ATTRIBUTE = "target_session_attrs";

/** Whether a database URL can be read; it may name several hosts, as libpq has them. */
export function isDatabaseUrl(url: string): boolean {
  const [, , hosts = "", , query = ""] = URL_PARTS.exec(url) ?? [];
  const names = hosts.split(",");
  if (names.length < 2) return /^postgres(ql)?:\/\//u.test(url);
  const wanted = new URLSearchParams(query).get(ATTRIBUTE);
  return names.every((name) => HOST.test(name)) && [null, "read-write", "primary"].includes(wanted);
}

/**
 * Returns a URL for each host of `postgres://user:password@one:5432,two:5432/name`. One of several must be
 * writable, so `target_session_attrs` says nothing more.
 */
export function hostUrlsOf(url: string): [string, ...string[]] {
  const [, start = "", hosts = "", path = "", query = ""] = URL_PARTS.exec(url) ?? [];
  const [first, ...others] = hosts.split(",");
  if (first === undefined || others.length === 0) return [url];
  const parameters = new URLSearchParams(query);
  parameters.delete(ATTRIBUTE);
  const rest = parameters.size > 0 ? `?${parameters}` : "";
  const urlOf = (host: string) => `${start}${host}${path}${rest}`;
  return [urlOf(first), ...others.map(urlOf)];
}

/** The host of a URL for messages, without its password. */
export function hostNameOf(url: string): string {
  return URL_PARTS.exec(url)?.[2] ?? "";
}
