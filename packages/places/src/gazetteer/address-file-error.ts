/** An address file that cannot be imported: its message says all there is to say, and where. */
export class AddressFileError extends Error {
  override readonly name = "AddressFileError";
}
