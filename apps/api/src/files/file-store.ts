/** A stored file, named by its path with slashes. */
export type StoredFile = { name: string; size: number };

/** Where files are: a folder of this machine, or a bucket. Names are paths with slashes. */
export type FileStore = {
  /** What messages call it. */
  place: string;
  /** The folder, where there is one: its files are served from it directly. */
  localFolder: string | null;
  /** Whether a file is there and has content: after a power cut a file may be empty. */
  has(name: string): Promise<boolean>;
  /** Null when it is not there. */
  read(name: string): Promise<Uint8Array | null>;
  /** Opens a file to be read in pieces; null when it is not there. What is not read must be cancelled. */
  open(name: string): Promise<OpenedFile | null>;
  /** Writes or replaces a file, all of it or nothing. */
  write(name: string, content: Uint8Array): Promise<void>;
  /** As `write`, of pieces, and safe from a power cut. Only the owner can read the file. */
  writePieces(name: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  /** Deletes a file; one that is not there is no fault. */
  remove(name: string): Promise<void>;
  /**
   * Lists the files of a folder, whose name ends with a slash, and by default of the folders in it; ""
   * is the top. Unfinished files are left out.
   */
  list(folder: string, options?: { deep: boolean }): AsyncIterable<StoredFile>;
};

export type OpenedFile = {
  size: number;
  pieces: AsyncIterable<Uint8Array>;
  close: () => Promise<void>;
};
