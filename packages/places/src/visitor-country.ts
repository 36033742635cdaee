import { fileURLToPath } from "node:url";
import { type CountryResponse, open, type Reader } from "maxmind";
import type { Logger } from "pino";
import * as v from "valibot";
import { askJson, reasonOf } from "./ask.ts";
import { Circuit } from "./circuit.ts";
import { KeptAnswers } from "./kept-answers.ts";
import { publicAddress } from "./public-address.ts";
import { within } from "./within.ts";

/** Two upper-case letters, or null where a visitor's address tells nothing. Never throws. */
export type VisitorCountryOf = (visitor: string) => Promise<string | null>;

const PATIENCE_MS = 2_000;
const KEPT_FOR_MS = 60 * 60_000;
const KEPT = 10_000;

/** Codes that name no country stay out: nobody has a phone there. */
const Country = v.pipe(
  v.string(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{2}$/u),
  v.notValues(["AP", "EU", "XX", "ZZ"]),
);
/** What lookups call it. */
const Answer = v.union([
  v.object({ country_code: Country }),
  v.object({ countryCode: Country }),
  v.object({ country: Country }),
]);

type Options = { log: Logger; patience?: number };
type FileOptions = { log: Logger; file?: () => string };

/** Where the package has its file. */
export const countriesFile = () =>
  fileURLToPath(
    import.meta.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb"),
  );

/**
 * Looks countries up in the file of a package, which is opened when the first visitor asks; where
 * that fails, when others ask after a rest.
 */
export function fileVisitorCountry({ log, file = countriesFile }: FileOptions): VisitorCountryOf {
  // Its records are not those of MaxMind's files, whose types the reader knows.
  let opened: Promise<Reader<CountryResponse>> | null = null;
  const circuit = new Circuit();
  const reader = async () => {
    opened ??= circuit.run(() => open<CountryResponse>(file()));
    try {
      return await opened;
    } catch (error) {
      opened = null;
      throw error;
    }
  };
  return async (visitor) => {
    const address = publicAddress(visitor);
    if (!address) return null;
    try {
      return countryIn((await reader()).get(address));
    } catch (error) {
      return failed(error, log);
    }
  };
}

/** Asks a server, whose address has `{ip}` where the visitor's belongs. */
export function remoteVisitorCountry(
  url: string,
  { log, patience = PATIENCE_MS }: Options,
): VisitorCountryOf {
  const kept = new KeptAnswers<string | null>({ max: KEPT, life: () => KEPT_FOR_MS });
  const circuit = new Circuit();
  const ask = async (address: string) => {
    const lookup = new URL(url.replaceAll("{ip}", encodeURIComponent(address)));
    return countryIn(await within(patience, (signal) => askJson(lookup, { signal })));
  };
  return async (visitor) => {
    const address = publicAddress(visitor);
    if (!address) return null;
    try {
      return await kept.get(address, () => circuit.run(() => ask(address)));
    } catch (error) {
      return failed(error, log);
    }
  };
}

function countryIn(answer: unknown): string | null {
  const parsed = v.safeParse(Answer, answer);
  return parsed.success ? (Object.values(parsed.output)[0] ?? null) : null;
}

/** Logs what failed, but not each visitor while nobody is asked. */
function failed(error: unknown, log: Logger): null {
  const reason = reasonOf(error);
  if (reason !== "resting") log.warn({ reason }, "A visitor's country could not be looked up");
  return null;
}
