import { placesPaths, type VisitorCountry } from "@comanda/contract/calls/place-calls";
import { reportRequestError } from "../../../analytics/request-error.ts";
import { isKnownCountry } from "./countries.ts";

let request: Promise<string | null> | null = null;

/**
 * The visitor's country by their address on the network (spec §2, Client information), asked once a
 * visit; null where nobody knows, or could be asked.
 */
export function fetchVisitorCountry(): Promise<string | null> {
  request ??= requestVisitorCountry();
  return request;
}

async function requestVisitorCountry(): Promise<string | null> {
  const url = placesPaths.visitorCountry;
  let status = 0;
  try {
    const answer = await fetch(url);
    status = answer.status;
    if (answer.ok) {
      const { country_code: code }: VisitorCountry = await answer.json();
      return code && isKnownCountry(code) ? code : null;
    }
  } catch {
    // Reported as a refusal is: nobody is told, and the number begins in another country.
  }
  reportRequestError({ method: "GET", url, status });
  return null;
}
