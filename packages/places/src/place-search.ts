import type { PlaceAnswer, SearchAnswer, SearchProviderName } from "@comanda/contract/places";
import type { Position } from "@comanda/domain/geo";
import type { Logger } from "pino";
import { AskedProviders } from "./asked-providers.ts";
import type { SearchProvider, SearchQuestion } from "./provider.ts";
import type { SearchLog } from "./search-log.ts";
import { orderFor, type SearchPlan } from "./search-plan.ts";

type Options = {
  plan: SearchPlan;
  providers: readonly SearchProvider[];
  log: Logger;
  /** Told of the places that the second provider finds (spec §7); null tells nobody. */
  searchLog?: SearchLog | null;
  /** Milliseconds after which a visitor has an answer. */
  patience?: number;
  /** Milliseconds for which who keeps failing is left alone. */
  rest?: number;
};

type Asked = Omit<SearchQuestion, "signal">;
type DetailsAsked = Omit<Asked, "text" | "near"> & { provider: SearchProviderName; id: string };
type ReverseAsked = Pick<Asked, "country" | "language"> & { position: Position };

const PATIENCE_MS = 4_000;
/** Spec §5: automatic search, and the manual one, do nothing below. */
const MIN_CHARACTERS = 3;

/** Asks whoever is to be asked for a company's country. None of it throws, or takes long. */
export class PlaceSearch {
  readonly #plan: SearchPlan;
  readonly #providers: AskedProviders;
  readonly #searchLog: SearchLog | null;
  readonly #patience: number;

  constructor({ plan, searchLog = null, patience = PATIENCE_MS, ...asked }: Options) {
    this.#plan = plan;
    this.#providers = new AskedProviders(asked);
    this.#searchLog = searchLog;
    this.#patience = patience;
  }

  /** `expand` asks the second provider, where there is one. */
  async search({ expand, ...asked }: Asked & { expand: boolean }): Promise<SearchAnswer> {
    const [first, second] = this.#order(asked.country);
    const isSecond = expand && second !== undefined;
    const provider = (isSecond ? second : first) ?? "gazetteer";
    const expandable = !isSecond && second !== undefined;
    if ([...asked.text].length < MIN_CHARACTERS) return { suggestions: [], provider, expandable };
    const suggestions = await this.#providers.find({
      ...{ call: "search", provider, patience: this.#patience, nothing: [] },
      key: searchKey(asked),
      ask: async (source, signal) => {
        const found = await source.search({ ...asked, signal });
        if (isSecond) this.#tell(found[0]?.position, found[0]?.text);
        return found;
      },
    });
    return { suggestions, provider, expandable };
  }

  /** The place of a suggestion that `provider` made without a position. */
  async details({ provider, id, ...asked }: DetailsAsked): Promise<PlaceAnswer> {
    const order = this.#order(asked.country);
    if (!order.includes(provider)) return { place: null };
    const place = await this.#providers.find({
      ...{ call: "details", provider, patience: this.#patience, nothing: null, key: null },
      ask: (source, signal) => source.details(id, { ...asked, signal }),
    });
    if (place && provider === order[1]) this.#tell(place, place.address);
    return { place };
  }

  /**
   * The address at a position, by the first who knows one; the position stays the one that was asked
   * for, where the pin is.
   */
  async reverse({ position, ...asked }: ReverseAsked): Promise<PlaceAnswer> {
    const until = performance.now() + this.#patience;
    const order = this.#order(asked.country);
    for (const [nth, provider] of order.entries()) {
      // Those who come later are left their share.
      const patience = (until - performance.now()) / (order.length - nth);
      const place = await this.#providers.find({
        ...{ call: "reverse", provider, patience, nothing: null },
        key: `${asked.language} ${rounded(position, 5)}`,
        ask: async (source, signal) =>
          source.reverse ? source.reverse(position, { ...asked, signal }) : null,
      });
      if (place) return { place: { ...place, ...position } };
    }
    return { place: null };
  }

  #order(country: string): SearchProviderName[] {
    return orderFor(this.#plan, country).filter((name) => this.#providers.has(name));
  }

  #tell(position: Position | null | undefined, address: string | undefined): void {
    if (position && address) this.#searchLog?.({ ...position, address });
  }
}

function searchKey({ text, near, country, language }: Asked): string {
  const normal = text.normalize("NFC").toLowerCase().replace(/\s+/gu, " ").trim();
  return `${country} ${language} ${near ? rounded(near, 3) : "-"} ${normal}`;
}

function rounded({ latitude, longitude }: Position, digits: number): string {
  return `${latitude.toFixed(digits)},${longitude.toFixed(digits)}`;
}
