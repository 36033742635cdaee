import { placesPaths, type VisitorCountry } from "@comanda/contract/places";
import { isListed } from "./country-entries.ts";

let asked: Promise<string | null> | null = null;

/**
 * The visitor's country by their address on the network (spec §2, Client information), asked once a
 * visit; null where nobody knows, or could be asked.
 */
export function guessedCountry(): Promise<string | null> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<string | null> {
  try {
    const answer = await fetch(placesPaths.visitorCountry);
    if (!answer.ok) return null;
    const { country_code: code }: VisitorCountry = await answer.json();
    return code && isListed(code) ? code : null;
  } catch {
    return null;
  }
}
