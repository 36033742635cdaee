/**
 * An error that the operator can mend. Its message is complete: the console prints nothing else.
 */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
