import type { SearchAnswer } from "@comanda/contract/calls/place-calls";
import { pino } from "pino";
import { vi } from "vitest";
import type { PlacesService } from "../places/places.routes.ts";
import type { SiteWithPlacesDeps } from "../sites/site-app.ts";
import { createStorefrontApp } from "../storefront/storefront-app.ts";
import { stubBackend } from "./stub-backend.ts";
import { stubPlaces } from "./stub-places.ts";

export const merida = { latitude: 20.9674, longitude: -89.6237 };
const companies = {
  "tacos.test": { country: { country_code: "mx" }, ...merida },
  "lost.test": { country: { country_code: "BR" }, latitude: null, longitude: null },
};

/** The answer of every search. */
export const searchAnswer: SearchAnswer = {
  suggestions: [{ id: "a", text: "Calle 60 491", position: merida, hasNumber: true }],
  provider: "gazetteer",
  expandable: true,
};

/** The place of every suggestion and position. */
export const place = { ...merida, address: "Calle 60 491", city: "Mérida", hasNumber: true };

type RequestOptions = {
  host?: string;
  visitor?: string;
  init?: RequestInit;
  app?: ReturnType<typeof createStorefrontApp>;
};

export type PlacesFixture = ReturnType<typeof createPlacesFixture>;

/** Creates a server with stubs for the places and the API; the stubs record their calls. */
export function createPlacesFixture() {
  const apiPaths: string[] = [];
  const logLines: string[] = [];
  const places: PlacesService = {
    search: {
      search: vi.fn(async () => searchAnswer),
      details: vi.fn(async () => ({ place })),
      reverse: vi.fn(async () => ({ place })),
    },
    drawTile: vi.fn(stubPlaces.drawTile),
    visitorCountry: vi.fn(async () => "MX"),
  };
  const deps: SiteWithPlacesDeps = {
    backend: stubBackend(companies, apiPaths),
    pictures: null,
    assets: null,
    pages: async () => new Response("a page"),
    places,
    limiter: null,
    log: pino({ base: null }, { write: (line) => void logLines.push(line) }),
  };
  /** Sends a request; the body is parsed where it is JSON. */
  async function request(
    path: string,
    { host = "tacos.test", visitor, init, app = createStorefrontApp(deps) }: RequestOptions = {},
  ) {
    const bindings = visitor ? { visitorAddress: visitor } : {};
    const answer = await app.request(`http://${host}${path}`, init, bindings);
    const text = await answer.text();
    const type = answer.headers.get("content-type") ?? "";
    const body = type.includes("json") ? JSON.parse(text) : text;
    return { status: answer.status, headers: answer.headers, body };
  }
  return { apiPaths, logLines, places, deps, request };
}
