import type {
  PlaceAnswer,
  SearchAnswer,
  SearchProviderName,
} from "@comanda/contract/calls/place-calls";
import type { Position } from "@comanda/domain/geo/position";
import type { Logger } from "pino";
import type { SearchProvider, SearchRequest } from "../providers/search-provider.ts";
import { ProviderPool } from "./provider-pool.ts";
import type { SearchLog } from "./search-log.ts";
import { providersFor, type SearchPlan } from "./search-plan.ts";

type Options = {
  plan: SearchPlan;
  providers: readonly SearchProvider[];
  log: Logger;
  /** Gets the places that the second provider finds (conformance 4.68); null for none. */
  searchLog?: SearchLog | null;
  /** Milliseconds after which a visitor gets an answer. */
  timeoutMs?: number;
  /** Milliseconds for which a provider that keeps failing is not called. */
};

type SearchInput = Omit<SearchRequest, "signal">;
type DetailsInput = Omit<SearchInput, "text" | "near"> & {
  provider: SearchProviderName;
  id: string;
};
type ReverseInput = Pick<SearchInput, "country" | "language"> & { position: Position };

const TIMEOUT_MS = 4_000;
/** Shorter texts are not searched (conformance 9.7). */
const MIN_CHARACTERS = 3;

/**
 * Searches with the providers for a company's country. No call throws, and every answer comes within
 * the time limit.
 */
export class PlaceSearchService {
  readonly #plan: SearchPlan;
  readonly #providers: ProviderPool;
  readonly #searchLog: SearchLog | null;
  readonly #timeoutMs: number;

  constructor({ plan, searchLog = null, timeoutMs = TIMEOUT_MS, ...pool }: Options) {
    this.#plan = plan;
    this.#providers = new ProviderPool(pool);
    this.#searchLog = searchLog;
    this.#timeoutMs = timeoutMs;
  }

  /** Searches with the first provider; with the second one if `expand` is set and the plan has one. */
  async search({ expand, ...request }: SearchInput & { expand: boolean }): Promise<SearchAnswer> {
    const [first, second] = this.#providersFor(request.country);
    const isSecond = expand && second !== undefined;
    const provider = (isSecond ? second : first) ?? "gazetteer";
    const expandable = !isSecond && second !== undefined;
    if ([...request.text].length < MIN_CHARACTERS) return { suggestions: [], provider, expandable };
    const suggestions = await this.#providers.query({
      call: "search",
      provider,
      timeoutMs: this.#timeoutMs,
      emptyAnswer: [],
      cacheKey: searchKey(request),
      run: async (source, signal) => {
        const found = await source.search({ ...request, signal });
        if (isSecond) this.#logSecondSearch(found[0]?.position, found[0]?.text);
        return found;
      },
    });
    return { suggestions, provider, expandable };
  }

  /** Returns the place of a suggestion that `provider` made without a position. */
  async details({ provider, id, ...request }: DetailsInput): Promise<PlaceAnswer> {
    const order = this.#providersFor(request.country);
    if (!order.includes(provider)) return { place: null };
    const place = await this.#providers.query({
      call: "details",
      provider,
      timeoutMs: this.#timeoutMs,
      emptyAnswer: null,
      cacheKey: null,
      run: (source, signal) => source.details(id, { ...request, signal }),
    });
    if (place && provider === order[1]) this.#logSecondSearch(place, place.address);
    return { place };
  }

  /**
   * Returns the address at a position, from the first provider that knows one. The position stays the
   * requested one: the pin does not move.
   */
  async reverse({ position, ...request }: ReverseInput): Promise<PlaceAnswer> {
    const until = performance.now() + this.#timeoutMs;
    const order = this.#providersFor(request.country);
    for (const [nth, provider] of order.entries()) {
      // Each provider leaves time for those after it.
      const timeoutMs = (until - performance.now()) / (order.length - nth);
      const place = await this.#providers.query({
        call: "reverse",
        provider,
        timeoutMs,
        emptyAnswer: null,
        cacheKey: `${request.language} ${rounded(position, 5)}`,
        run: async (source, signal) =>
          source.reverse ? source.reverse(position, { ...request, signal }) : null,
      });
      if (place) return { place: { ...place, ...position } };
    }
    return { place: null };
  }

  #providersFor(country: string): SearchProviderName[] {
    return providersFor(this.#plan, country).filter((name) => this.#providers.has(name));
  }

  #logSecondSearch(position: Position | null | undefined, address: string | undefined): void {
    if (position && address) this.#searchLog?.({ ...position, address });
  }
}

function searchKey({ text, near, country, language }: SearchInput): string {
  const normal = text.normalize("NFC").toLowerCase().replace(/\s+/gu, " ").trim();
  return `${country} ${language} ${near ? rounded(near, 3) : "-"} ${normal}`;
}

function rounded({ latitude, longitude }: Position, digits: number): string {
  return `${latitude.toFixed(digits)},${longitude.toFixed(digits)}`;
}
