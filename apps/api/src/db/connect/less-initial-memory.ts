/** WebAssembly counts memory in pages of 64 KB. */
const PAGE = 64 * 1_024;
/** The import `env.memory`, with a limit; its least number of pages follows. */
const MEMORY_IMPORT = Buffer.from("\u0003env\u0006memory\u0002\u0001", "latin1");
/** 2,048 pages, 128 MB, as a LEB128 number. */
const DECLARED = Buffer.from([0x80, 0x10]);

/**
 * Returns Postgres' WebAssembly with a smaller memory at its start; it grows when it needs more. Null when
 * the code is not as expected: a copy of it works, with more memory.
 */
export function withInitialMemory(code: Buffer, bytes: number): Buffer | null {
  const at = code.indexOf(MEMORY_IMPORT) + MEMORY_IMPORT.length;
  const isDeclared = code.subarray(at, at + DECLARED.length).equals(DECLARED);
  if (at < MEMORY_IMPORT.length || !isDeclared) return null;
  const pages = bytes / PAGE;
  const changed = Buffer.from(code);
  changed[at] = (pages & 0x7f) | 0x80;
  changed[at + 1] = pages >> 7;
  return changed;
}
