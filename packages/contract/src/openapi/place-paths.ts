import type { JsonSchema } from "@valibot/to-json-schema";
import { placesPaths, SEARCH_PROVIDERS } from "../calls/place-calls.ts";
import type { ProblemCode } from "../calls/problems.ts";
import type { Operation, Parameter, Paths } from "./openapi-types.ts";
import {
  nullable,
  objectSchema,
  pathParameter,
  queryParameter,
  textSchema,
} from "./operation-parts.ts";
import { problemResponses } from "./problem-responses.ts";

const degrees = (most: number): JsonSchema => ({ type: "number", minimum: -most, maximum: most });
const latitude = degrees(90);
const longitude = degrees(180);
const provider: JsonSchema = { type: "string", enum: [...SEARCH_PROVIDERS] };

const suggestion = objectSchema({
  id: { ...textSchema, description: "Opaque: the provider's own" },
  text: textSchema,
  position: nullable(objectSchema({ latitude, longitude })),
  hasNumber: { type: "boolean", description: "Whether it names a house, not just a street" },
});
const searchAnswer = objectSchema({
  suggestions: { type: "array", items: suggestion },
  provider,
  expandable: { type: "boolean", description: "Whether `expand=1` would ask another provider" },
});
const place = objectSchema({
  latitude,
  longitude,
  address: textSchema,
  city: nullable(textSchema),
  hasNumber: { type: "boolean" },
});
const placeAnswer = objectSchema({ place: nullable(place) });

const session: Parameter = {
  ...queryParameter("session", { type: "string", maxLength: 36, pattern: "^[\\w-]*$" }),
  description: "The same for all searches of one address: some providers bill by it",
};

type PlaceOperationInput = Pick<
  Operation,
  "operationId" | "summary" | "description" | "parameters"
> & {
  answer: JsonSchema;
  type?: string;
  errors: ProblemCode[];
};

const companyProblems: ProblemCode[] = ["invalid_params", "host_not_found"];

function placeOperation({
  answer,
  type = "application/json",
  errors,
  ...about
}: PlaceOperationInput): Operation {
  return {
    tags: ["places"],
    ...about,
    responses: {
      200: { description: "Done", content: { [type]: { schema: answer } } },
      ...problemResponses([...errors, "rate_limited", "unavailable", "internal"]),
    },
  };
}

const tileNumber: JsonSchema = { type: "integer", minimum: 0 };

/** The operations of `placesPaths`, which the storefront's own server answers. */
export const placePaths: Paths = {
  [placesPaths.search]: {
    get: placeOperation({
      operationId: "searchPlaces",
      summary: "Search addresses",
      description: "Near the host's company, in the visitor's language.",
      parameters: [
        queryParameter("q", { type: "string", minLength: 1, maxLength: 200 }, "Durango 180"),
        queryParameter("expand", { type: "string", enum: ["0", "1"] }),
        session,
      ],
      answer: searchAnswer,
      errors: companyProblems,
    }),
  },
  [placesPaths.details]: {
    get: placeOperation({
      operationId: "readPlace",
      summary: "Read the position of a suggestion",
      parameters: [
        queryParameter("id", { type: "string", minLength: 1, maxLength: 1_000 }, "way/4711"),
        queryParameter("provider", provider, "gazetteer"),
        session,
      ],
      answer: placeAnswer,
      errors: companyProblems,
    }),
  },
  [placesPaths.reverse]: {
    get: placeOperation({
      operationId: "findPlace",
      summary: "Find the address at a position",
      parameters: [
        queryParameter("latitude", latitude, 19.4187),
        queryParameter("longitude", longitude, -99.1623),
      ],
      answer: placeAnswer,
      errors: companyProblems,
    }),
  },
  [`${placesPaths.tiles}/{z}/{x}/{y}.svg`]: {
    get: placeOperation({
      operationId: "drawTile",
      summary: "Draw a part of the map",
      description:
        "A tile of the usual web map: `z` halvings, `x` from the west, `y` from the north.",
      parameters: [
        pathParameter("z", { ...tileNumber, maximum: 20 }, 15),
        pathParameter("x", tileNumber, 7_359),
        pathParameter("y", tileNumber, 14_577),
      ],
      answer: textSchema,
      type: "image/svg+xml",
      errors: ["route_not_found"],
    }),
  },
  [placesPaths.visitorCountry]: {
    get: placeOperation({
      operationId: "readVisitorCountry",
      summary: "Read the visitor's country",
      description:
        "Two letters, found by the visitor's IP address; null if it is not in the country table.",
      parameters: [],
      answer: objectSchema({ country_code: nullable(textSchema) }),
      errors: [],
    }),
  },
};
