import { SEARCH_PROVIDERS } from "@comanda/contract/calls/place-calls";
import * as v from "valibot";

/** Characters of a search text; the rest of a longer one is cut. */
const MAX_SEARCH_LENGTH = 200;

/** Control characters are no part of an address, and could break a provider's protocol. */
const SearchText = v.pipe(
  v.string("must be given"),
  v.transform((text) =>
    text
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim()
      .slice(0, MAX_SEARCH_LENGTH)
      .toWellFormed(),
  ),
  v.minLength(1, "must say something"),
);

/** Google's session tokens are no longer than a UUID; an empty one counts as absent. */
const SessionToken = v.nullish(
  v.pipe(
    v.string(),
    v.regex(/^[\w-]{0,36}$/u, "must be at most 36 letters, digits, - and _"),
    v.transform((token) => token || null),
  ),
  null,
);

export const SearchQuery = v.pipe(
  v.object({
    q: SearchText,
    expand: v.optional(v.picklist(["0", "1"], "must be 0 or 1"), "0"),
    session: SessionToken,
  }),
  v.transform(({ expand, ...query }) => ({ ...query, expand: expand === "1" })),
);

export const DetailsQuery = v.object({
  id: v.pipe(
    v.string("must be given"),
    v.minLength(1, "must be given"),
    v.maxLength(1_000, "must have at most 1000 characters"),
  ),
  provider: v.picklist(SEARCH_PROVIDERS, `must be one of ${SEARCH_PROVIDERS.join(", ")}`),
  session: SessionToken,
});

const degreesSchema = (most: number) =>
  v.pipe(
    v.string("must be given"),
    v.regex(/^-?\d{1,3}(\.\d{1,20})?(e-\d{1,2})?$/u, "must be decimal degrees"),
    v.transform(Number),
    v.minValue(-most, `must be at least -${most}`),
    v.maxValue(most, `must be at most ${most}`),
  );

export const ReverseQuery = v.object({
  latitude: degreesSchema(90),
  longitude: degreesSchema(180),
});

/** At zoom 19 a few houses fill a tile; nearer tiles would show nothing more. */
const MAX_ZOOM = 20;
const TileNumber = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,6})$/u), v.transform(Number));

/** A tile of the usual web map: zoom `z`, column `x` from the west, row `y` from the north. */
export const TileParams = v.pipe(
  v.object({
    z: v.pipe(TileNumber, v.maxValue(MAX_ZOOM)),
    x: TileNumber,
    y: v.pipe(
      v.string(),
      v.endsWith(".svg"),
      v.transform((name) => name.slice(0, -".svg".length)),
      TileNumber,
    ),
  }),
  v.check(({ z, x, y }) => x < 2 ** z && y < 2 ** z),
);
