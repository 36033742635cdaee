/** A file, its code, and the rules that it breaks, separated by spaces; null when it breaks none. */
export type BoundaryCase = [file: string, code: string, breaks: string | null];
