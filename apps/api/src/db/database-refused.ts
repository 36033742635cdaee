/**
 * A database or data folder that cannot be opened as it is: the message has the reason and what to
 * do.
 */
export class DatabaseRefused extends Error {
  override readonly name = "DatabaseRefused";
}
