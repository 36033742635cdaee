import { answerProblem } from "@comanda/api/http/answer-problem";
import { refuseOtherMethods } from "@comanda/api/http/refuse-other-methods";
import type { HttpEnv } from "@comanda/api/http/request-env";
import { tooManyRequests } from "@comanda/api/http/with-rate-limit";
import type { RateLimiter } from "@comanda/api/limits/limiter";
import type { LimitName } from "@comanda/api/limits/rate-limits";
import { Refusal } from "@comanda/api/shared/refusal";
import { ApiError } from "@comanda/contract/calls/api-client";
import { faultsFromIssues } from "@comanda/contract/calls/parse-answer";
import { placesPaths, type VisitorCountry } from "@comanda/contract/calls/place-calls";
import type { PlaceSearchService } from "@comanda/places/search/place-search";
import type { LookUpVisitorCountry } from "@comanda/places/visitor-country";
import { requestLocale } from "@comanda/ui/i18n/locale.server.ts";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { contextVisitor, contextVisitorAddress } from "../http/context-visitor.ts";
import type { Gate, GateResult } from "../overload/gate.ts";
import { DetailsQuery, ReverseQuery, SearchQuery, TileParams } from "./places-queries.ts";
import type { FindServedCompany, ServedCompany } from "./served-company.ts";

/** The storefront's own services for places. They never throw. */
export type PlacesService = {
  search: Pick<PlaceSearchService, "search" | "details" | "reverse">;
  drawTile: (z: number, x: number, y: number) => Promise<Tile>;
  visitorCountry: LookUpVisitorCountry;
};

export type Tile = {
  /** Empty where nothing is known. */
  svg: string;
  /** `empty`: may be drawn later; `failed`: try again at once. */
  state: "drawn" | "empty" | "failed";
};

type PlacesRoutesDeps = {
  places: PlacesService;
  /** What names the company of a request, for `findCompany`; by default its host. */
  keyOf?: (url: URL) => string;
  findCompany: FindServedCompany;
  limiter: RateLimiter | null;
  /** Searches wait for their turn on a busy server; absent, all are made at once. */
  gate?: Gate<"search">;
};

/** Positions of visitors must not stay in a cache. */
const NO_STORE = "no-store";
/** Streets hardly change, and a map loads the same few tiles again and again. */
const TILE_CACHE_CONTROL: Record<Tile["state"], string> = {
  drawn: "public, max-age=3600",
  empty: "public, max-age=60",
  failed: NO_STORE,
};

/** Creates the routes of `placesPaths` (contract): GET only, with the API's problems as errors. */
export function createPlacesRoutes({
  places,
  findCompany,
  keyOf = ({ hostname }) => hostname.toLowerCase(),
  limiter,
  gate,
}: PlacesRoutesDeps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();

  /** Returns the problem for a visitor over the limit; null within the limit. */
  const rateLimitProblem = async (
    c: Context<HttpEnv>,
    name: LimitName,
  ): Promise<Response | null> => {
    const visitor = contextVisitor(c);
    const wait = visitor && limiter ? await limiter.countOne(name, visitor) : null;
    return wait === null ? null : answerProblem(c, tooManyRequests(c, wait));
  };

  /** Handles a call about places for the company that `keyOf` names. */
  const serve = <S extends v.GenericSchema>(
    path: string,
    schema: S,
    answer: (query: v.InferOutput<S>, about: ServedCompany & VisitorLanguage) => Promise<object>,
  ) => {
    app.get(path, async (c) => {
      c.header("cache-control", NO_STORE);
      const refused = await rateLimitProblem(c, "searches");
      if (refused) return refused;
      const query = v.safeParse(schema, c.req.query());
      if (!query.success) {
        return answerProblem(
          c,
          new Refusal("invalid_params", { errors: faultsFromIssues(query.issues) }),
        );
      }
      const key = keyOf(new URL(c.req.url));
      const company = await findServedCompany(key, contextVisitorAddress(c));
      if (company instanceof Refusal) return answerProblem(c, company);
      const language = requestLocale(c.req.raw, company.country).slice(0, 2);
      const place = { key: contextVisitorAddress(c) ?? key, signal: c.req.raw.signal };
      const search = () => answer(query.output, { ...company, language });
      const result = gate ? await gate.run("search", place, search) : { done: await search() };
      return answerSearch(c, result);
    });
  };

  const findServedCompany = async (
    key: string,
    visitor?: string,
  ): Promise<ServedCompany | Refusal> => {
    try {
      return (await findCompany(key, visitor)) ?? new Refusal("host_not_found");
    } catch (error) {
      if (error instanceof ApiError) return new Refusal("unavailable");
      throw error;
    }
  };

  serve(placesPaths.search, SearchQuery, ({ q, ...query }, { position, ...about }) =>
    places.search.search({ ...query, ...about, text: q, near: position }),
  );
  serve(placesPaths.details, DetailsQuery, (query, { position: _, ...about }) =>
    places.search.details({ ...query, ...about }),
  );
  serve(placesPaths.reverse, ReverseQuery, (position, { country, language }) =>
    places.search.reverse({ position, country, language }),
  );

  app.get(`${placesPaths.tiles}/:z/:x/:y`, async (c) => {
    const refused = await rateLimitProblem(c, "tiles");
    if (refused) return refused;
    const tile = v.safeParse(TileParams, c.req.param());
    if (!tile.success) return answerProblem(c, new Refusal("route_not_found"));
    const { z, x, y } = tile.output;
    const { svg, state } = await places.drawTile(z, x, y);
    c.header("content-type", "image/svg+xml");
    c.header("cache-control", TILE_CACHE_CONTROL[state]);
    return c.body(svg);
  });

  app.get(placesPaths.visitorCountry, async (c) => {
    c.header("cache-control", NO_STORE);
    const refused = await rateLimitProblem(c, "reads");
    if (refused) return refused;
    const visitor = contextVisitorAddress(c);
    const country_code = visitor ? await places.visitorCountry(visitor) : null;
    return c.json({ country_code } satisfies VisitorCountry);
  });

  const { search, details, reverse, visitorCountry, tiles } = placesPaths;
  for (const path of [search, details, reverse, visitorCountry, `${tiles}/:z/:x/:y`]) {
    refuseOtherMethods(app, path, ["GET"]);
  }
  app.all("/places/*", (c) => answerProblem(c, new Refusal("route_not_found")));
  return app;
}

/** Answers with what was found, or that the server is too busy to search. */
function answerSearch(c: Context<HttpEnv>, result: GateResult<object>): Response {
  return "done" in result ? c.json(result.done) : answerProblem(c, new Refusal("busy"));
}

type VisitorLanguage = { language: string };
