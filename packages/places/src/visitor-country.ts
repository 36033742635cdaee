import { fileURLToPath } from "node:url";
import { type CountryResponse, open, type Reader } from "maxmind";
import type { Logger } from "pino";
import * as v from "valibot";
import { publicAddress } from "./public-address.ts";
import { AnswerCache } from "./remote/answer-cache.ts";
import { CircuitBreaker } from "./remote/circuit-breaker.ts";
import { failureReason, fetchJson } from "./remote/fetch-json.ts";
import { withTimeout } from "./remote/with-timeout.ts";

/**
 * Two upper-case letters, or null when the visitor's address does not reveal a country. Never
 * throws.
 */
export type LookUpVisitorCountry = (visitor: string) => Promise<string | null>;

const TIMEOUT_MS = 2_000;
const COUNTRY_TTL_MS = 60 * 60_000;
const MAX_CACHED_ADDRESSES = 10_000;

/** Codes that stand for no country are dropped: they have no phone numbers. */
const Country = v.pipe(
  v.string(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{2}$/u),
  v.notValues(["AP", "EU", "XX", "ZZ"]),
);
/** Field names that lookup services use. */
const Answer = v.union([
  v.object({ country_code: Country }),
  v.object({ countryCode: Country }),
  v.object({ country: Country }),
]);

type Options = { log: Logger; timeoutMs?: number };
type FileOptions = { log: Logger; file?: () => string };

/** The file inside its package. */
export const countryDatabasePath = () =>
  fileURLToPath(
    import.meta.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb"),
  );

/**
 * Looks up countries in the file of a package. The file is opened for the first visitor; a failure
 * is tried again after a pause.
 */
export function createFileCountryLookup({
  log,
  file = countryDatabasePath,
}: FileOptions): LookUpVisitorCountry {
  // The file has its own record format, which the reader's types do not describe.
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

/** Requests the country from a server; `{ip}` in its URL stands for the visitor's address. */
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

/** Logs a failure, but not for every visitor while the circuit is open. */
function logFailure(error: unknown, log: Logger): null {
  const reason = failureReason(error);
  if (reason !== "resting") log.warn({ reason }, "A visitor's country could not be looked up");
  return null;
}
