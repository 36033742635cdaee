import type { JsonSchema } from "@valibot/to-json-schema";
import type { ProblemCode } from "./errors.ts";
import { orderSocketPath } from "./live.ts";
import { problemResponses } from "./openapi-problems.ts";
import type { Operation, Parameter, Paths } from "./openapi-types.ts";
import { placesPaths, SEARCH_PROVIDERS } from "./places.ts";

const text: JsonSchema = { type: "string" };
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: "null" }] });
const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});

const degrees = (most: number): JsonSchema => ({ type: "number", minimum: -most, maximum: most });
const latitude = degrees(90);
const longitude = degrees(180);
const provider: JsonSchema = { type: "string", enum: [...SEARCH_PROVIDERS] };

const suggestion = object({
  id: { ...text, description: "Opaque: the provider's own" },
  text,
  position: orNull(object({ latitude, longitude })),
  hasNumber: { type: "boolean", description: "Whether it names a house, not just a street" },
});
const searchAnswer = object({
  suggestions: { type: "array", items: suggestion },
  provider,
  expandable: { type: "boolean", description: "Whether `expand=1` would ask another provider" },
});
const place = object({
  latitude,
  longitude,
  address: text,
  city: orNull(text),
  hasNumber: { type: "boolean" },
});
const placeAnswer = object({ place: orNull(place) });

const query = (name: string, schema: JsonSchema, example?: unknown): Parameter => ({
  name,
  in: "query",
  required: example !== undefined,
  schema,
  ...(example !== undefined && { example }),
});
const inPath = (name: string, schema: JsonSchema, example: unknown): Parameter => ({
  ...query(name, schema, example),
  in: "path",
});

const session: Parameter = {
  ...query("session", { type: "string", maxLength: 36, pattern: "^[\\w-]*$" }),
  description: "The same for all searches of one address: some providers bill by it",
};

type Read = Pick<Operation, "operationId" | "summary" | "description" | "parameters"> & {
  answer: JsonSchema;
  type?: string;
  errors: ProblemCode[];
};

const ofCompany: ProblemCode[] = ["invalid_params", "host_not_found"];

function placesCall({ answer, type = "application/json", errors, ...about }: Read): Operation {
  return {
    tags: ["places"],
    ...about,
    responses: {
      200: { description: "Done", content: { [type]: { schema: answer } } },
      ...problemResponses([...errors, "rate_limited", "unavailable", "internal"]),
    },
  };
}

const tile: JsonSchema = { type: "integer", minimum: 0 };

/** What is no call of the contract's table: places, the websocket, and what providers send. */
export const otherPaths: Paths = {
  [placesPaths.search]: {
    get: placesCall({
      operationId: "searchPlaces",
      summary: "Search addresses",
      description: "Near the host's company, in the visitor's language.",
      parameters: [
        query("q", { type: "string", minLength: 1, maxLength: 200 }, "Durango 180"),
        query("expand", { type: "string", enum: ["0", "1"] }),
        session,
      ],
      answer: searchAnswer,
      errors: ofCompany,
    }),
  },
  [placesPaths.details]: {
    get: placesCall({
      operationId: "readPlace",
      summary: "Read where a suggestion is",
      parameters: [
        query("id", { type: "string", minLength: 1, maxLength: 1_000 }, "way/4711"),
        query("provider", provider, "gazetteer"),
        session,
      ],
      answer: placeAnswer,
      errors: ofCompany,
    }),
  },
  [placesPaths.reverse]: {
    get: placesCall({
      operationId: "findPlace",
      summary: "Find the address at a position",
      parameters: [query("latitude", latitude, 19.4187), query("longitude", longitude, -99.1623)],
      answer: placeAnswer,
      errors: ofCompany,
    }),
  },
  [`${placesPaths.tiles}/{z}/{x}/{y}.svg`]: {
    get: placesCall({
      operationId: "drawTile",
      summary: "Draw a part of the map",
      description:
        "A tile of the usual web map: `z` halvings, `x` from the west, `y` from the north.",
      parameters: [
        inPath("z", { ...tile, maximum: 20 }, 15),
        inPath("x", tile, 7_359),
        inPath("y", tile, 14_577),
      ],
      answer: text,
      type: "image/svg+xml",
      errors: ["route_not_found"],
    }),
  },
  [placesPaths.visitorCountry]: {
    get: placesCall({
      operationId: "readVisitorCountry",
      summary: "Read the visitor's country",
      description: "Two letters, as the visitor's address tells it; null where it tells nothing.",
      parameters: [],
      answer: object({ country_code: orNull(text) }),
      errors: [],
    }),
  },
  [orderSocketPath]: {
    get: {
      operationId: "followOrder",
      tags: ["notifications"],
      summary: "Follow an order by websocket",
      description:
        'Ask for an upgrade to `websocket`. The server then sends `{"event_type": "ORDER_UPDATED", "order": …}` with the order (`Order`) at once and at each change, and answers `ping` with `pong`. Send `ping` at least every 100 seconds; after 31 minutes the connection is closed. A refused upgrade has no body; a request without one gets 426.',
      security: [{ orderToken: [] }],
      parameters: [],
      responses: {
        101: { description: "The connection is a websocket" },
        401: { description: "The token is none, or no longer valid" },
        default: { description: "Another refusal, without a body" },
        ...problemResponses(["upgrade_required", "rate_limited", "unavailable"]),
      },
    },
  },
  "/ms-payments/public/notifications/{companyId}/{providerId}": {
    post: {
      operationId: "receiveProviderNotification",
      tags: ["payments"],
      summary: "Receive a payment provider's notification",
      description:
        "For providers only. The body is the provider's, signed by its own rules; what it says is asked of the provider before anything changes.",
      security: [],
      parameters: [inPath("companyId", text, "taqueria"), inPath("providerId", text, "stripe")],
      requestBody: {
        required: true,
        content: { "application/json": { schema: { description: "As the provider sends it" } } },
      },
      responses: {
        200: {
          description: "Heard",
          content: { "application/json": { schema: object({ received: { type: "boolean" } }) } },
        },
        ...problemResponses([
          "invalid_notification",
          "incomplete_body",
          "payment_not_found",
          "payload_too_large",
          "rate_limited",
          "unavailable",
          "internal",
        ]),
      },
    },
  },
};
