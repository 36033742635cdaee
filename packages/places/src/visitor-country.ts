import { fileURLToPath } from "node:url";
import { HOUR_MS } from "@comanda/domain/time/durations";
import { type CountryResponse, open, type Reader } from "maxmind";
import type { Logger } from "pino";
import * as v from "valibot";
import { publicIpAddress } from "./public-ip-address.ts";
import { AnswerCache } from "./remote/answer-cache.ts";
import { CircuitBreaker } from "./remote/circuit-breaker.ts";
import { failureReason, fetchJson } from "./remote/fetch-json.ts";
import { withTimeout } from "./remote/with-timeout.ts";

/**
 * Looks up the country of an IP address: two upper-case letters, or null if it is unknown. Never
 * throws.
 */
export type LookUpVisitorCountry = (ipAddress: string) => Promise<string | null>;

const TIMEOUT_MS = 2_000;
const COUNTRY_TTL_MS = HOUR_MS;
const MAX_CACHED_ADDRESSES = 10_000;

/** Rejects codes that are not a country's, such as EU: they have no calling code. */
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

/** Returns the path of the country database in its npm package. */
export const countryDatabasePath = () =>
  fileURLToPath(
    import.meta.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb"),
  );

/**
 * Looks up countries in the database file of an npm package. The first lookup opens the file; if that
 * fails, a later lookup tries again after a pause.
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
    const address = publicIpAddress(visitor);
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
  const fetchCountry = async (address: string) => {
    const lookupUrl = new URL(url.replaceAll("{ip}", encodeURIComponent(address)));
    return parseCountry(await withTimeout(timeoutMs, (signal) => fetchJson(lookupUrl, { signal })));
  };
  return async (visitor) => {
    const address = publicIpAddress(visitor);
    if (!address) return null;
    try {
      return await cache.getOrLoad(address, () => circuit.run(() => fetchCountry(address)));
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
  if (reason !== "circuit_open") log.warn({ reason }, "A visitor's country could not be looked up");
  return null;
}
