import { fileURLToPath } from "node:url";
import { type CountryResponse, open, type Reader } from "maxmind";
import type { Logger } from "pino";
import * as v from "valibot";
import { publicAddress } from "./public-address.ts";
import { AnswerCache } from "./remote/answer-cache.ts";
import { failureReason, fetchJson } from "./remote/ask-json.ts";
import { CircuitBreaker } from "./remote/circuit-breaker.ts";
import { withTimeout } from "./remote/with-timeout.ts";

/** Two upper-case letters, or null where a visitor's address tells nothing. Never throws. */
export type LookUpVisitorCountry = (visitor: string) => Promise<string | null>;

const TIMEOUT_MS = 2_000;
const COUNTRY_TTL_MS = 60 * 60_000;
const MAX_CACHED_ADDRESSES = 10_000;

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

type Options = { log: Logger; timeoutMs?: number };
type FileOptions = { log: Logger; file?: () => string };

/** Where the package has its file. */
export const countryDatabasePath = () =>
  fileURLToPath(
    import.meta.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb"),
  );

/**
 * Looks countries up in the file of a package, which is opened when the first visitor asks; where
 * that fails, when others ask after a rest.
 */
export function createFileCountryLookup({
  log,
  file = countryDatabasePath,
}: FileOptions): LookUpVisitorCountry {
  // Its records are not those of MaxMind's files, whose types the reader knows.
  let opened: Promise<Reader<CountryResponse>> | null = null;
  const circuit = new CircuitBreaker();
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
      return parseCountry((await reader()).get(address));
    } catch (error) {
      return logFailure(error, log);
    }
  };
}

/** Asks a server, whose address has `{ip}` where the visitor's belongs. */
export function createRemoteCountryLookup(
  url: string,
  { log, timeoutMs = TIMEOUT_MS }: Options,
): LookUpVisitorCountry {
  const cache = new AnswerCache<string | null>({
    max: MAX_CACHED_ADDRESSES,
    ttlOf: () => COUNTRY_TTL_MS,
  });
  const circuit = new CircuitBreaker();
  const lookUp = async (address: string) => {
    const lookup = new URL(url.replaceAll("{ip}", encodeURIComponent(address)));
    return parseCountry(await withTimeout(timeoutMs, (signal) => fetchJson(lookup, { signal })));
  };
  return async (visitor) => {
    const address = publicAddress(visitor);
    if (!address) return null;
    try {
      return await cache.getOrLoad(address, () => circuit.run(() => lookUp(address)));
    } catch (error) {
      return logFailure(error, log);
    }
  };
}

function parseCountry(answer: unknown): string | null {
  const parsed = v.safeParse(Answer, answer);
  return parsed.success ? (Object.values(parsed.output)[0] ?? null) : null;
}

/** Logs what failed, but not each visitor while nobody is asked. */
function logFailure(error: unknown, log: Logger): null {
  const reason = failureReason(error);
  if (reason !== "resting") log.warn({ reason }, "A visitor's country could not be looked up");
  return null;
}
