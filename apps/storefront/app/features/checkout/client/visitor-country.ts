import { placesPaths, type VisitorCountry } from "@comanda/contract/calls/place-calls";
import { reportRequestError } from "../../../analytics/request-error.ts";
import { isKnownCountry } from "./countries.ts";

let request: Promise<string | null> | null = null;

/**
 * Fetches the visitor's country by their IP address (conformance 2.92), requested once per visit; null
 * when it is unknown or the request failed.
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
    // Reported like a refused request. The customer sees no error; the number starts in another
    // country.
  }
  reportRequestError({ method: "GET", url, status });
  return null;
}
