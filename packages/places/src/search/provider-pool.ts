import type { SearchProviderName } from "@comanda/contract/calls/place-calls";
import type { Logger } from "pino";
import type { SearchProvider } from "../providers/search-provider.ts";
import { AnswerCache } from "../remote/answer-cache.ts";
import { failureReason, RemoteFailure } from "../remote/ask-json.ts";
import { CircuitBreaker } from "../remote/circuit-breaker.ts";
import { withTimeout } from "../remote/with-timeout.ts";

type Options = {
  providers: readonly SearchProvider[];
  log: Logger;
  /** Milliseconds for which who keeps failing is left alone. */
  restMs?: number;
};

type ProviderCall<Answer> = {
  call: "search" | "details" | "reverse";
  provider: SearchProviderName;
  /** Milliseconds after which there is an answer, whoever is still thinking. */
  timeoutMs: number;
  /** What says the same gets the same answer for a while; null asks every time. */
  cacheKey: string | null;
  /** The answer in place of none. */
  emptyAnswer: Answer;
  ask: (provider: SearchProvider, signal: AbortSignal) => Promise<Answer>;
};

const ANSWER_TTL_MS = 5 * 60_000;
const MAX_CACHED_ANSWERS = 2_000;

/**
 * Whose answers are kept: the address file is at hand and may change, and Google neither allows it
 * nor would it know that a session has ended.
 */
const CACHEABLE_PROVIDERS: readonly SearchProviderName[] = ["radar", "photon"];

/**
 * Asks providers so that no visitor notices their bad days: failures are logged, and find nothing
 * (spec §8).
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

  constructor({ providers, log, restMs }: Options) {
    this.#log = log;
    this.#providers = new Map(
      providers.map((provider) => [
        provider.name,
        { provider, circuit: new CircuitBreaker({ openMs: restMs }) },
      ]),
    );
  }

  has(name: SearchProviderName): boolean {
    return this.#providers.has(name);
  }

  /** Never throws. */
  async query<Answer>(question: ProviderCall<Answer>): Promise<Answer> {
    const { call, provider, cacheKey, emptyAnswer } = question;
    try {
      if (cacheKey === null || !CACHEABLE_PROVIDERS.includes(provider))
        return await this.#callProvider(question);
      const whole = `${call} ${provider} ${cacheKey}`;
      return (await this.#cache.getOrLoad(whole, () => this.#callProvider(question))) as Answer;
    } catch (error) {
      const reason = failureReason(error);
      const level = reason === "resting" ? "debug" : "warn";
      this.#log[level]({ provider, call, reason }, "An address provider failed");
      return emptyAnswer;
    }
  }

  async #callProvider<Answer>({
    provider: name,
    timeoutMs,
    ask,
  }: ProviderCall<Answer>): Promise<Answer> {
    const known = this.#providers.get(name);
    if (!known) throw new RemoteFailure("unknown");
    return known.circuit.run(() => withTimeout(timeoutMs, (signal) => ask(known.provider, signal)));
  }
}
