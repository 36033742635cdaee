import type { Config } from "../config/read-config.ts";

type ServedAt = Pick<Config, "port" | "console" | "consoleUrl">;

/**
 * Returns the origin of the storefront at `host`, as guests reach it: with the scheme and port of the
 * console's address, which are those of the proxy in front where there is one. A console at a port of its
 * own leaves the storefronts at the other port.
 */
export function storefrontOrigin(
  requestUrl: string,
  host: string,
  { port, console, consoleUrl }: ServedAt,
): string {
  const url = new URL(consoleUrl ?? requestUrl);
  if (console.port !== null && url.port === String(console.port)) url.port = String(port);
  url.hostname = host;
  return url.origin;
}
