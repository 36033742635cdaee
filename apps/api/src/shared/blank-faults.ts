import type { Fault } from "@comanda/contract/calls/problems";
import { isBlank } from "@comanda/domain/text/visible-text";

const BLANK = "shows nothing: all its characters are invisible";

/** Returns a fault for each text of only invisible characters, by its field. */
export function blankTextFaults(texts: Record<string, string>): Fault[] {
  return Object.entries(texts)
    .filter(([, text]) => isBlank(text))
    .map(([path]) => ({ path, message: BLANK, code: "missing" }));
}
