import path from "node:path";
import * as v from "valibot";
import { repositoryRoot } from "./repository-root.ts";

/** The path of a folder, absolute or from the repository. */
export const folderSchema = v.pipe(
  v.string(),
  v.transform((name) => path.resolve(repositoryRoot, name)),
);
