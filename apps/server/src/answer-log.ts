import { type AnswerReader, createAnswerReader } from "@comanda/contract/reading/read-answer";
import type { Logger } from "pino";

/**
 * Reads the API's answers, and writes each way in which they differ from the contract to the log
 * once: a warning where the page does with it, an error where it cannot.
 */
export function loggedReader(log: Pick<Logger, "warn" | "error">): AnswerReader {
  return createAnswerReader((note) => {
    if (note.kind === "unreadable") log.error(note, "An answer of the API cannot be read");
    else log.warn(note, "An answer of the API differs from the contract");
  });
}
