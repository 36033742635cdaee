/** What a log may show of an error. */
export type LoggableError = { error: string; code: string | undefined; stack: string };

/**
 * Returns an error's name, code and frames, without its message: the message of a database or a
 * page may quote what a person typed.
 */
export function loggableError(error: Error): LoggableError {
  const code = "code" in error ? String(error.code) : undefined;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { error: error.name, code, stack: frames.join("\n") };
}
