import type { IncomingMessage } from "node:http";

/**
 * Returns whether a proxy in front may have read a request in another way than this server does. With two
 * Host headers Node uses the first, and the proxy may have used the second. HTTP/1.0 has no chunks: a proxy
 * that ignores `Transfer-Encoding` there takes the body for further requests. A whole URL in the first line
 * names a host too.
 */
export function isAmbiguous({
  url = "",
  rawHeaders,
  headers,
  httpVersionMinor,
}: Pick<IncomingMessage, "url" | "rawHeaders" | "headers" | "httpVersionMinor">): boolean {
  if (httpVersionMinor === 0 && headers["transfer-encoding"] !== undefined) return true;
  const host = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/iu.exec(url)?.[1];
  if (host !== undefined && host.toLowerCase() !== headers.host?.toLowerCase()) return true;
  return rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/iu.test(name)).length > 1;
}
