import type { Fault } from "@comanda/contract/errors";
import { isBlank } from "@comanda/domain/visible-text";

/** A fault for each of the texts, by its field, that shows nothing. */
export function blankFaults(texts: Record<string, string>): Fault[] {
  return Object.entries(texts)
    .filter(([, text]) => isBlank(text))
    .map(([path]) => ({ path, message: "shows nothing: all its characters are invisible" }));
}
