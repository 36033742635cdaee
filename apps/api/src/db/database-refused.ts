/** A database or data folder that is not opened as it is: the message says why, and what to do. */
export class DatabaseRefused extends Error {
  override readonly name = "DatabaseRefused";
}
