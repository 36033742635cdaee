import type { Config } from "./read-config.ts";

/** The origin at which people open the console of a server that listens on `port`. */
export function consoleUrlOf(
  { consoleUrl, console: { host } }: Pick<Config, "consoleUrl" | "console">,
  port: number,
): string {
  return consoleUrl ?? `http://${host}:${port}`;
}
