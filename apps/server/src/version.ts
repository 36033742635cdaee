import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./config.ts";

/** The version of package.json, as health and the documentation show it. */
export const version: string = JSON.parse(
  readFileSync(path.join(root, "package.json"), "utf8"),
).version;
