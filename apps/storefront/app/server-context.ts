import { createContext } from "react-router";

/** What the process that serves the storefront tells it. */
export type StorefrontConfig = {
  /** Where a service of the API (`ms-orders`) is, seen from this server. */
  apiBase: (service: string) => string;
  /** Where pictures are, seen from the browser: `/media` or an address. */
  storageUrl: string;
  /** Anything but production asks search engines to stay away (spec §1). */
  production: boolean;
  /** The site of whoever provides Comanda here; null where it has none to lead to. */
  providerUrl: string | null;
  version: string;
  region: string;
};

/** The way to the API: its own `fetch` in the same process, or the network's. */
export const apiFetchContext = createContext<typeof fetch>();
export const configContext = createContext<StorefrontConfig>();
/** Where the errors of pages go: the log of the process that serves them. */
export const logErrorContext = createContext<(error: unknown) => void>();
