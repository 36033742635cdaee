/** An address file that cannot be imported. Its message is complete: the command line prints it. */
export class AddressFileError extends Error {
  override readonly name: string = "AddressFileError";
}

/** The index file is no database, is damaged, or was made by another version. */
export class BrokenIndexError extends AddressFileError {
  override readonly name = "BrokenIndexError";
}
