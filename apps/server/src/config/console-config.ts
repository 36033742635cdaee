import * as v from "valibot";

/** A TCP port; 0 takes a free one. */
export const portSchema = v.pipe(
  v.string(),
  v.regex(/^\d+$/u, "must be a number"),
  v.transform(Number),
  v.maxValue(65_535, "must be at most 65535"),
);

/** Where the console is. */
export const consoleSchemas = {
  CONSOLE_HOST: v.optional(
    v.pipe(
      v.string(),
      v.toLowerCase(),
      v.regex(
        /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/u,
        "must be a host name without a port, such as console.example.com",
      ),
    ),
    "console.localhost",
  ),
  CONSOLE_PORT: v.optional(portSchema),
};

export type ConsoleConfig = {
  /** The host of the console, in lower case and without a port. */
  host: string;
  /** A port at which every host is the console; null for none. */
  port: number | null;
};

type ConsoleEnvironment = { CONSOLE_HOST: string; CONSOLE_PORT?: number };

/** Reads where the console is served. */
export function consoleConfigFrom(env: ConsoleEnvironment): ConsoleConfig {
  return { host: env.CONSOLE_HOST, port: env.CONSOLE_PORT ?? null };
}
