import type { SearchProviderName } from "@comanda/contract/places";
import type { Logger } from "pino";
import { reasonOf, SourceFailure } from "./ask.ts";
import { Circuit } from "./circuit.ts";
import { KeptAnswers } from "./kept-answers.ts";
import type { SearchProvider } from "./provider.ts";
import { within } from "./within.ts";

type Options = {
  providers: readonly SearchProvider[];
  log: Logger;
  /** Milliseconds for which who keeps failing is left alone. */
  rest?: number;
};

type Question<Answer> = {
  call: "search" | "details" | "reverse";
  provider: SearchProviderName;
  /** Milliseconds after which there is an answer, whoever is still thinking. */
  patience: number;
  /** What says the same gets the same answer for a while; null asks every time. */
  key: string | null;
  /** The answer in place of none. */
  nothing: Answer;
  ask: (provider: SearchProvider, signal: AbortSignal) => Promise<Answer>;
};

const KEPT_FOR_MS = 5 * 60_000;
const KEPT = 2_000;

/**
 * Whose answers are kept: the address file is at hand and may change, and Google neither allows it
 * nor would it know that a session has ended.
 */
const KEEPABLE: readonly SearchProviderName[] = ["radar", "photon"];

/**
 * Asks providers so that no visitor notices their bad days: failures are logged, and find nothing
 * (spec §8).
 */
export class AskedProviders {
  readonly #log: Logger;
  readonly #known: Map<SearchProviderName, { provider: SearchProvider; circuit: Circuit }>;
  readonly #kept = new KeptAnswers<unknown>({ max: KEPT, life: () => KEPT_FOR_MS });

  constructor({ providers, log, rest }: Options) {
    this.#log = log;
    this.#known = new Map(
      providers.map((provider) => [
        provider.name,
        { provider, circuit: new Circuit({ restMs: rest }) },
      ]),
    );
  }

  has(name: SearchProviderName): boolean {
    return this.#known.has(name);
  }

  /** Never throws. */
  async find<Answer>(question: Question<Answer>): Promise<Answer> {
    const { call, provider, key, nothing } = question;
    try {
      if (key === null || !KEEPABLE.includes(provider)) return await this.#ask(question);
      const whole = `${call} ${provider} ${key}`;
      return (await this.#kept.get(whole, () => this.#ask(question))) as Answer;
    } catch (error) {
      const reason = reasonOf(error);
      const level = reason === "resting" ? "debug" : "warn";
      this.#log[level]({ provider, call, reason }, "An address provider failed");
      return nothing;
    }
  }

  async #ask<Answer>({ provider: name, patience, ask }: Question<Answer>): Promise<Answer> {
    const known = this.#known.get(name);
    if (!known) throw new SourceFailure("unknown");
    return known.circuit.run(() => within(patience, (signal) => ask(known.provider, signal)));
  }
}
