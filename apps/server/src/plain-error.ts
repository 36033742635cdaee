/** An error that whoever runs the command can mend: its message says all there is to say. */
export class PlainError extends Error {
  override readonly name = "PlainError";
}
