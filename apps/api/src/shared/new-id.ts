import { randomBytes } from "node:crypto";

/** 128 random bits: an id cannot be guessed. */
export function newId(): string {
  return randomBytes(16).toString("hex");
}
