import type { AnswerReader } from "@comanda/contract/reading/read-answer";
import { createContext } from "react-router";
import type { LegalUrls } from "../company/legal-urls.ts";
import type { MapConfig } from "../map/map-config.ts";

/** What the process that serves the storefront tells it. */
export type StorefrontConfig = {
  /** Where a service of the API (`ms-orders`) is, seen from this server. */
  apiBase: (service: string) => string;
  /** Where pictures are, seen from the browser: `/media` or an address. */
  storageUrl: string;
  /** Whether logos have been made into icons of apps, as this server's own imports do. */
  hasIcons: boolean;
  /** Anything but production asks search engines to stay away (spec §1). */
  production: boolean;
  /** The site of whoever provides Comanda here; null where it has none to lead to. */
  providerUrl: string | null;
  /** Where the legal texts are, with `{language}` in place of the language. */
  legal: LegalUrls;
  version: string;
  region: string;
  map: MapConfig;
  /** Whether a second provider can be asked for the addresses of a country, two letters. */
  expandsSearch: (country: string) => boolean;
};

/** The way to the API: its own `fetch` in the same process, or the network's. */
export const apiFetchContext = createContext<typeof fetch>();
export const configContext = createContext<StorefrontConfig>();
/** Where the errors of pages go: the log of the process that serves them. */
export const logErrorContext = createContext<(error: unknown) => void>();
/** How the pages of a request treat the calls that they can do without. */
export const optionalCallsContext = createContext<{
  /** Milliseconds for which a page waits for one; null waits for its answer or failure. */
  waitMs: number | null;
  /** Hears that a page goes out without one. */
  onMissing: () => void;
}>();
/** Reads the API's answers in the contract's form, and logs how they differ from it. */
export const readAnswerContext = createContext<AnswerReader>();
