import { fileURLToPath } from "node:url";
import { type CountryResponse, open, type Reader } from "maxmind";
import type { Logger } from "pino";
import * as v from "valibot";
import { askJson, reasonOf } from "./ask.ts";
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

/** Where the package has its file. */
const database = () =>
  import.meta.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb");

/** Looks countries up in the file of a package, which is opened when the first visitor asks. */
export function fileVisitorCountry({ log }: Pick<Options, "log">): VisitorCountryOf {
  // Its records are not those of MaxMind's files, whose types the reader knows.
  let opened: Promise<Reader<CountryResponse>> | null = null;
  return async (visitor) => {
    const address = publicAddress(visitor);
    if (!address) return null;
    try {
      opened ??= open(fileURLToPath(database()));
      return countryIn((await opened).get(address));
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, FAILED);
      return null;
    }
  };
}

/** Asks a server, whose address has `{ip}` where the visitor's belongs. */
export function remoteVisitorCountry(
  url: string,
  { log, patience = PATIENCE_MS }: Options,
): VisitorCountryOf {
  const kept = new KeptAnswers<string | null>({ max: KEPT, life: () => KEPT_FOR_MS });
  const ask = async (address: string) => {
    const lookup = new URL(url.replaceAll("{ip}", encodeURIComponent(address)));
    return countryIn(await within(patience, (signal) => askJson(lookup, { signal })));
  };
  return async (visitor) => {
    const address = publicAddress(visitor);
    if (!address) return null;
    try {
      return await kept.get(address, () => ask(address));
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, FAILED);
      return null;
    }
  };
}

function countryIn(answer: unknown): string | null {
  const parsed = v.safeParse(Answer, answer);
  return parsed.success ? (Object.values(parsed.output)[0] ?? null) : null;
}

const FAILED = "A visitor's country could not be looked up";
