/** An address file that cannot be imported: its message says all there is to say, and where. */
export class AddressFileError extends Error {
  override readonly name: string = "AddressFileError";
}

/** The index is no such file, damaged, or another version's: it can only be made anew. */
export class BrokenIndexError extends AddressFileError {
  override readonly name = "BrokenIndexError";
}
