import path from "node:path";

/** The repository's folder, where relative paths start. */
export const repositoryRoot = path.resolve(import.meta.dirname, "../../../..");
