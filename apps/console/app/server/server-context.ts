import type { Role } from "@comanda/domain/staff/permissions";
import type { MapTiles } from "@comanda/ui/map/map-tiles.ts";
import { createContext } from "react-router";
import type { RouteTable } from "./page-permission.server.ts";

/** The configuration that the serving process gives the console. */
export type ConsoleConfig = {
  /** The base address of a service of the API (`ms-orders`), seen from this server. */
  apiBase: (service: string) => string;
  /** The base address of pictures, seen from the browser: `/media` or an absolute address. */
  storageUrl: string;
  /** The tiles over the drawn map. */
  tiles: MapTiles;
  /** The origin of the storefront at a host, as guests reach it: `https://tacos.example.com`. */
  originOf: (host: string) => string;
};

/** The account that a request proves, with the companies that it belongs to. */
export type SignedInAccount = {
  id: string;
  name: string;
  /** Whether a PIN opened the session. */
  byPin: boolean;
  companies: readonly {
    id: string;
    name: string;
    role: Role;
    inSetup: boolean;
    live: boolean;
    /** The stored file of the company's logo; null without one. */
    logoFile: string | null;
    /** IANA name. */
    timezone: string;
  }[];
};

/** Finds the account of a request by its cookies; null for a visitor who is signed out. */
export type FindAccount = (request: Request) => Promise<SignedInAccount | null>;

/** The `fetch` for the API of the same process. */
export const apiFetchContext = createContext<typeof fetch>();
export const configContext = createContext<ConsoleConfig>();
export const findAccountContext = createContext<FindAccount>();
/** Writes an error of a page to the log of the serving process. */
export const logErrorContext = createContext<(error: unknown) => void>();
/** The id of the request, for the error page; null where it has none. */
export const requestIdContext = createContext<string | null>(null);
/** The routes of the build, which say the permission of each page. */
export const routesContext = createContext<RouteTable>();
