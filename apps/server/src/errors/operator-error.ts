/** An error that whoever runs the command can mend: its message says all there is to say. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
