import type { SearchProviderName } from "@comanda/contract/calls/place-calls";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import type { Logger } from "pino";
import type { SearchProvider } from "../providers/search-provider.ts";
import { AnswerCache } from "../remote/answer-cache.ts";
import { CircuitBreaker } from "../remote/circuit-breaker.ts";
import { failureReason, RemoteFailure } from "../remote/fetch-json.ts";
import { withTimeout } from "../remote/with-timeout.ts";

type Options = {
  providers: readonly SearchProvider[];
  log: Logger;
  /** Milliseconds for which a provider that keeps failing is not called. */
};

type ProviderCall<Answer> = {
  call: "search" | "details" | "reverse";
  provider: SearchProviderName;
  /** Milliseconds after which the call fails, even when the provider is still at work. */
  timeoutMs: number;
  /** Calls with the same key share an answer for a while; null never caches. */
  cacheKey: string | null;
  /** The answer of a call that failed. */
  emptyAnswer: Answer;
  run: (provider: SearchProvider, signal: AbortSignal) => Promise<Answer>;
};

const ANSWER_TTL_MS = 5 * MINUTE_MS;
const MAX_CACHED_ANSWERS = 2_000;

/**
 * Providers whose answers may be cached. The address file is local and may change; Google forbids
 * it, and needs every request to end its sessions.
 */
const CACHEABLE_PROVIDERS: readonly SearchProviderName[] = ["radar", "photon"];

/**
 * Calls providers so that visitors see no error: a failure is logged, and the answer is empty (conformance
 * 8.16).
 */
export class ProviderPool {
  readonly #log: Logger;
  readonly #providers: Map<
    SearchProviderName,
    { provider: SearchProvider; circuit: CircuitBreaker }
  >;
  readonly #cache = new AnswerCache<unknown>({
    max: MAX_CACHED_ANSWERS,
    ttlOf: () => ANSWER_TTL_MS,
  });

  constructor({ providers, log }: Options) {
    this.#log = log;
    this.#providers = new Map(
      providers.map((provider) => [provider.name, { provider, circuit: new CircuitBreaker() }]),
    );
  }

  has(name: SearchProviderName): boolean {
    return this.#providers.has(name);
  }

  /** Never throws. */
  async query<Answer>(request: ProviderCall<Answer>): Promise<Answer> {
    const { call, provider, cacheKey, emptyAnswer } = request;
    try {
      if (cacheKey === null || !CACHEABLE_PROVIDERS.includes(provider))
        return await this.#callProvider(request);
      const whole = `${call} ${provider} ${cacheKey}`;
      return (await this.#cache.getOrLoad(whole, () => this.#callProvider(request))) as Answer;
    } catch (error) {
      const reason = failureReason(error);
      const level = reason === "circuit_open" ? "debug" : "warn";
      this.#log[level]({ provider, call, reason }, "An address provider failed");
      return emptyAnswer;
    }
  }

  async #callProvider<Answer>({
    provider: name,
    timeoutMs,
    run,
  }: ProviderCall<Answer>): Promise<Answer> {
    const entry = this.#providers.get(name);
    if (!entry) throw new RemoteFailure("unknown");
    return entry.circuit.run(() => withTimeout(timeoutMs, (signal) => run(entry.provider, signal)));
  }
}
