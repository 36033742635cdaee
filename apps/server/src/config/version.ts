import { readFileSync } from "node:fs";
import path from "node:path";
import { repositoryRoot } from "./repository-root.ts";

/** The version of package.json, for the health page and the documentation. */
export const version: string = JSON.parse(
  readFileSync(path.join(repositoryRoot, "package.json"), "utf8"),
).version;
