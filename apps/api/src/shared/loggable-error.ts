/** What a log may show of an error. */
export type LoggableError = { error: string; code: string | undefined; stack: string };

/**
 * Returns an error's name, code and frames, without its message: the message of a database or a
 * page may quote what a person typed.
 */
export function loggableError(error: Error): LoggableError {
  const code = "code" in error ? String(error.code) : undefined;
  return { error: error.name, code, stack: framesOf(error).join("\n") };
}

/** The lines after the message: it may have lines that look like frames. */
function framesOf({ stack = "", message }: Error): string[] {
  const at = stack.indexOf(message);
  const rest = at === -1 ? stack : stack.slice(at + message.length);
  return rest.split("\n").filter((line) => /^\s+at /.test(line));
}
