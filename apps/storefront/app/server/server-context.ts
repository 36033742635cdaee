import type { AnswerReader } from "@comanda/contract/answers/read-answer";
import { createContext } from "react-router";
import type { LegalUrls } from "../company/legal-urls.ts";
import type { MapConfig } from "../map/map-config.ts";

/** The configuration that the serving process gives the storefront. */
export type StorefrontConfig = {
  /** The base URL of a service of the API (`ms-orders`), seen from this server. */
  apiBase: (service: string) => string;
  /** The base address of pictures, seen from the browser: `/media` or an absolute address. */
  storageUrl: string;
  /** Whether the pictures exist in all sizes in which this server renders them, app icons included. */
  ownPictures: boolean;
  /** Where false, pages ask search engines not to index them. */
  production: boolean;
  /** The site of the storefront's provider; null where it has none. */
  providerUrl: string | null;
  /** The URLs of the legal texts, with `{language}` as the placeholder of the language. */
  legal: LegalUrls;
  version: string;
  region: string;
  map: MapConfig;
  /** Whether a second address provider serves a country, given by its ISO code of two letters. */
  expandsSearch: (country: string) => boolean;
};

/** The `fetch` for the API: the API's own in the same process, or the network's. */
export const apiFetchContext = createContext<typeof fetch>();
export const configContext = createContext<StorefrontConfig>();
/** Writes an error of a page to the log of the serving process. */
export const logErrorContext = createContext<(error: unknown) => void>();
/** The id of the request, for the error page; null where it has none. */
export const requestIdContext = createContext<string | null>(null);
/** How the pages of a request treat their optional calls. */
export type OptionalCalls = {
  /** Milliseconds for which a page waits for an optional call; null waits without a limit. */
  waitMs: number | null;
  /** Called when a page is sent without an answer: such a page must not be cached. */
  onMissing: () => void;
};

export const optionalCallsContext = createContext<OptionalCalls>();
/** Parses the API's answers by the contract, and logs the differences. */
export const readAnswerContext = createContext<AnswerReader>();
