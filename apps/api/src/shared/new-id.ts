import { randomBytes } from "node:crypto";

/** 128 random bits: whoever has not been told an id does not find it. */
export function newId(): string {
  return randomBytes(16).toString("hex");
}
